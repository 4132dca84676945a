/** Before the journeys: the page is built once. */
import { buildPage } from '../../demo/buildPage.js';

// Playwright takes the set-up as a default export.
// eslint-disable-next-line no-restricted-syntax
export default buildPage;
