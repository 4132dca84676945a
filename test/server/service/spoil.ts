/** An event as another version would write it: of a kind that is known, in a form that is not. */
import type { Ledger } from '../../../src/ledger/ledger.js';
import { START } from '../openStore.js';

/** Makes a checkout unreadable for this version. */
export async function spoil(ledger: Pick<Ledger, 'append'>, stream: string): Promise<void> {
  const at = new Date(START).toISOString();
  const body = { form: 'of a later version' };
  await ledger.append({ stream, key: 'later', kind: 'confirmed', at, body });
}
