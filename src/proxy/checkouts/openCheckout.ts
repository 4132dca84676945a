/** Opening an order's checkout, or finding it again in the state it is in. */
import { compareDecimal } from '../../money/decimal.js';
import type { Desk } from '../desk.js';
import { ProblemError } from '../problem.js';
import type { ReadTerms } from '../terms.js';
import type { CheckoutRecord } from './records.js';
import type { Wallets } from './wallets.js';

/** Two instances may race to write one revision; the loser reads again and tries the next. */
const MAX_RACES = 8;

async function fixOrder(desk: Desk, terms: ReadTerms): Promise<CheckoutRecord> {
  const { stream, reference } = terms;
  const known = await desk.records.read(stream);
  if (!known.state.opened) {
    const externalId = desk.newId();
    const body =
      terms.type === 'payment'
        ? {
            type: terms.type,
            reference,
            externalId,
            amountUsd: terms.amountUsd,
            display: terms.display,
          }
        : { type: terms.type, reference, externalId };
    // The first write wins; the loser of a race reads the winner's external id below.
    await desk.records.append(stream, 'opened', 'opened', body);
  }
  const record = known.state.opened ? known : await desk.records.read(stream);
  if (!record.state.opened)
    throw new ProblemError('store_unavailable', 'The ledger lost an event.');
  // Before any wallet exists, so that no event of the service can come for an unknown id.
  await desk.records.linkExternalId(record.state.opened.externalId, stream);
  return record;
}

/**
 * Whether a signed handle is older than what the ledger knows and would lower the amount: a shopper
 * who keeps handles must not choose the cheapest. Which of two prices is newer cannot be told then,
 * so the higher one stands.
 */
function isStale(
  { issuedAtMs, amountUsd }: Extract<ReadTerms, { type: 'payment' }>,
  { events, state }: CheckoutRecord,
): boolean {
  if (issuedAtMs === null || state.amountUsd === null) return false;
  const priced = events.filter(({ kind }) => kind === 'opened' || kind === 'amended');
  const newer = priced.some(({ at }) => Date.parse(at) > issuedAtMs);
  return newer && compareDecimal(amountUsd, state.amountUsd) < 0;
}

/** A new amount under the same order: a new revision, which voids the quotes before it. */
async function followAmount(
  desk: Desk,
  terms: ReadTerms,
  record: CheckoutRecord,
): Promise<CheckoutRecord> {
  if (terms.type !== 'payment') return record;
  let current = record;
  for (let race = 0; race < MAX_RACES; race += 1) {
    if (current.state.amountUsd === terms.amountUsd) return current;
    if (current.state.paid || isStale(terms, current)) return current;
    const revision = current.state.revision + 1;
    await desk.records.append(terms.stream, 'amended', `amended:${String(revision)}`, {
      revision,
      amountUsd: terms.amountUsd,
      display: terms.display,
      amendedAt: new Date(desk.now()).toISOString(),
    });
    // Less to pay may be paid already.
    desk.changed(terms.stream);
    current = await desk.records.read(terms.stream);
  }
  throw new ProblemError('store_unavailable', 'The amount of one order changes all the time.');
}

/** Whether asking the service again can still change anything for the shopper. */
const isOver = ({ state }: CheckoutRecord): boolean => state.closed || state.paid;

/** Whether the service has confirmed the order's present amount by its echo. */
const isPriced = ({ state }: CheckoutRecord): boolean =>
  state.wallet !== null && state.wallet.amountUsd === state.amountUsd;

/**
 * Opens or finds a checkout.
 *
 * A page's first open asks the service for the wallet again, because the service replaces addresses;
 * a renewal does not, unless the amount is a new one. When the service is away, a checkout that was
 * opened before is answered as it stands: tracking goes on, and what was reached is kept.
 *
 * @param renewal true where the browser showed a token of this very checkout.
 */
export async function openCheckout(
  desk: Desk,
  wallets: Wallets,
  terms: ReadTerms,
  renewal: boolean,
): Promise<CheckoutRecord> {
  const record = await followAmount(desk, terms, await fixOrder(desk, terms));
  if (isOver(record) || (renewal && isPriced(record))) return record;
  try {
    return await wallets.refresh(record, { email: terms.email, locale: terms.locale });
  } catch (error) {
    // An echo for another order or amount hides everything; silence or noise leaves what is known.
    const untrusted = error instanceof ProblemError && error.code === 'service_invalid';
    if (untrusted || !record.state.wallet) throw error;
    desk.report({
      code: 'service_failed',
      operation: 'createWallet',
      reference: terms.reference,
      message:
        'The wallet could not be refreshed while a checkout was opened, so it is answered as it was ' +
        'last known. Addresses that the service replaced meanwhile show up when it answers again.',
      error,
    });
    return record;
  }
}
