/** What a component draws beside something else. */
import type { ReactElement } from 'react';

/**
 * Elements or nothing, never bare text: a translator of the browser replaces text, and React may then neither take
 * it away nor place anything before it.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
