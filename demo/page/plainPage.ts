/** Script of the plain page: styles, the payer's dock, and the shop's paid mark. */
import '@fontsource-variable/inter/wght.css';
import './page.css';
import { PAID } from '../paid.js';
import { fetchOrderSummary } from './shopClient.js';
import { defineSimulator } from './simulatorElement.js';

defineSimulator();

/** The checkout's event is only the occasion: the shop's panel says what the store says. */
async function showPaid({ target }: Event): Promise<void> {
  const handle = target instanceof Element ? target.getAttribute('order') : null;
  const place = document.getElementById('paid');
  if (handle === null || !place) return;
  if ((await fetchOrderSummary(handle)).paid) place.textContent = PAID;
}

// A store that does not answer now has its word on the page at the next load.
document.addEventListener('till-complete', (event) => {
  showPaid(event).catch(() => undefined);
});
