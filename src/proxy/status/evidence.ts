/** What has been said of transfers, gathered by the transfer that it speaks of. */
import type { CheckoutEvent, CheckoutEventBody } from './events.js';
import { instantMs } from './instants.js';
import { isLookup, joinLookups } from './lookups.js';
import { normalHash } from './txHash.js';

/** What a signed event, the service's list or its public page says of a transfer. */
export type TransferBody = CheckoutEventBody<'seen'>;

/** One statement about one transfer. */
export interface Evidence {
  readonly key: string;
  /** When the store took note of it: milliseconds since the epoch. */
  readonly atMs: number;
  /** Its place in the ledger. */
  readonly sequence: number;
  /** What it proves, which may be less than what its kind claims. */
  readonly proves: 'seen' | 'confirmed' | 'held';
  /** True if the service signed it. */
  readonly signed: boolean;
  readonly body: TransferBody;
}

/** Everything said of one transfer. */
export interface TransferEvidence extends TransferGroup {
  /**
   * Every statement about the transaction, whichever of its transfers it names: a transaction is
   * there at once, so each of them dates all. Otherwise one more row of a list could draw the sighting
   * that dated a transfer away from it, and make a paid order late.
   */
  readonly transaction: readonly Evidence[];
}

/** What is said of one transfer by name. */
export interface TransferGroup {
  /** `blockchain:txHash:bcUniqKey` in one spelling; unique within the checkout. */
  readonly id: string;
  readonly blockchain: string;
  readonly txHash: string;
  readonly bcUniqKey: string;
  readonly evidence: readonly Evidence[];
  /** The lookup's statements of the same transaction: they date the transfer and say no more of it. */
  readonly sightings: readonly Evidence[];
}

/**
 * Reads the statements about transfers. The list of unconfirmed transfers (operation 6) proves
 * "seen" and no more, whatever the event that carries it claims to be: it is not signed for us,
 * and disappearing from it means nothing (`proxy-and-threats` U1, U4). The public lookup proves
 * "confirmed" too, because that is written only for a store that trusts it; nothing unsigned holds.
 */
export function readEvidence(events: readonly CheckoutEvent[]): Evidence[] {
  return events.flatMap(({ kind, key, at, sequence, body }) => {
    if (kind !== 'seen' && kind !== 'confirmed' && kind !== 'held') return [];
    const signed = body.source === 'service_event';
    const place = { blockchain: body.blockchain.toLowerCase(), txHash: normalHash(body.txHash) };
    const trusted = body.source === 'service_lookup' && kind === 'confirmed';
    const proves = signed || trusted ? kind : 'seen';
    const said = { ...body, ...place };
    return [{ key, atMs: instantMs(at), sequence, proves, signed, body: said }];
  });
}

/**
 * Gathers statements by transfer. A transfer is blockchain, hash and `bc_uniq_key`, the key by
 * which the service itself tells outputs of one transaction apart (`proxy-and-threats` U13).
 */
export function groupEvidence(evidence: readonly Evidence[]): TransferEvidence[] {
  const named = groupByKey(evidence.filter((statement) => !isLookup(statement)));
  const groups = joinLookups(named, evidence.filter(isLookup));
  const transactions = new Map<string, Evidence[]>();
  for (const statement of evidence) {
    const said = transactions.get(transactionOf(statement.body)) ?? [];
    said.push(statement);
    transactions.set(transactionOf(statement.body), said);
  }
  return groups.map((group) => ({
    ...group,
    transaction: transactions.get(transactionOf(group)) ?? [],
  }));
}

function transactionOf({ blockchain, txHash }: { blockchain: string; txHash: string }): string {
  return `${blockchain}:${txHash}`;
}

function groupByKey(evidence: readonly Evidence[]): TransferGroup[] {
  const groups = new Map<string, TransferGroup & { readonly evidence: Evidence[] }>();
  for (const statement of evidence) {
    const { blockchain, txHash } = statement.body;
    const bcUniqKey = statement.body.bcUniqKey || completeKey(statement, evidence);
    const id = `${blockchain}:${txHash}:${bcUniqKey}`;
    const group = groups.get(id) ?? {
      id,
      blockchain,
      txHash,
      bcUniqKey,
      evidence: [],
      sightings: [],
    };
    group.evidence.push(statement);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/**
 * The key that a statement without one most likely means.
 *
 * Assumption: operation 6 may leave `bc_uniq_key` out where the signed event names it. Taken as
 * two transfers, one payment would count twice. So a sighting without a key joins a transfer of
 * the same transaction and currency, by preference one of the same amount. Once something stronger
 * than a sighting comes without a key, the transfer has none and stands for itself.
 *
 * A signed sighting looks among signed statements first: the list must not be able to draw it away
 * from a statement that it contradicts, and so undo a hold.
 */
function completeKey(statement: Evidence, evidence: readonly Evidence[]): string {
  const sameTransaction = evidence.filter(
    ({ body }) =>
      body.blockchain === statement.body.blockchain && body.txHash === statement.body.txHash,
  );
  const keyless = sameTransaction.filter(({ body }) => body.bcUniqKey === '');
  if (keyless.some(({ proves }) => proves !== 'seen')) return '';
  const fitting = sameTransaction.filter(
    ({ body }) => body.bcUniqKey !== '' && body.currencyId === statement.body.currencyId,
  );
  const signed = fitting.filter((candidate) => candidate.signed);
  const candidates = statement.signed && signed.length > 0 ? signed : fitting;
  const equal = candidates.filter(({ body }) => body.amount === statement.body.amount);
  const keys = (equal.length > 0 ? equal : candidates).map(({ body }) => body.bcUniqKey);
  return keys.sort()[0] ?? '';
}
