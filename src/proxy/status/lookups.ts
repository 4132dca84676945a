/** Joins what the public lookup says to the transfers that the service has told otherwise. */
import { compareText } from './distinctEvents.js';
import type { Evidence, TransferGroup } from './evidence.js';

/** One output of a transaction as the lookup counts them, and all that it said of it. */
interface Output {
  readonly key: string;
  readonly amount: string;
  readonly statements: readonly Evidence[];
  /** Whether the store trusts the lookup's "confirmed" and it has said so. */
  readonly isFirm: boolean;
}

type Group = TransferGroup & { evidence: readonly Evidence[]; sightings: readonly Evidence[] };

/** Whether a statement is the lookup's. */
export function isLookup({ body }: Evidence): boolean {
  return body.source === 'service_lookup';
}

/** Gathers by a name that the statements have in common, in the order of the names. */
function gather(
  statements: readonly Evidence[],
  nameOf: (statement: Evidence) => string,
): readonly Evidence[][] {
  const named = new Map<string, Evidence[]>();
  for (const statement of statements) {
    const name = nameOf(statement);
    const sharers = named.get(name);
    if (sharers === undefined) named.set(name, [statement]);
    else sharers.push(statement);
  }
  return [...named].sort(([a], [b]) => compareText(a, b)).map(([, sharers]) => sharers);
}

const placeOf = ({ body }: Evidence): string =>
  JSON.stringify([body.blockchain, body.txHash, body.currencyId]);

function outputsOf(statements: readonly Evidence[]): Output[] {
  return gather(statements, ({ body }) => body.bcUniqKey).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const isFirm = same.some(({ proves }) => proves === 'confirmed');
    const { bcUniqKey: key, amount } = first.body;
    return [{ key, amount, statements: same, isFirm }];
  });
}

/** Pairs one to one: equal amounts first, then whatever is left on both sides. */
function pair(
  outputs: readonly Output[],
  groups: readonly Group[],
  currencyId: string,
): { readonly pairs: ReadonlyMap<Group, Output>; readonly left: readonly Output[] } {
  const pairs = new Map<Group, Output>();
  const tells = (group: Group, { amount }: Output): boolean =>
    group.evidence.some(({ body }) => body.currencyId === currencyId && body.amount === amount);
  const place = (fits: (group: Group, output: Output) => boolean) => (output: Output) => {
    const free = groups.find((group) => !pairs.has(group) && fits(group, output));
    if (free) pairs.set(free, output);
    return !free;
  };
  const unequal = outputs.filter(place(tells));
  return { pairs, left: unequal.filter(place(() => true)) };
}

/** What speaks of a transfer: the service's signed confirmation, another signed word, or a list. */
function strength({ evidence }: Group): number {
  const signed = evidence.filter((statement) => statement.signed);
  return signed.length === 0 ? 0 : signed.some(({ proves }) => proves === 'confirmed') ? 2 : 1;
}

/** What one place (transaction and currency) comes to. */
function joinPlace(statements: readonly Evidence[], groups: Group[]): void {
  const [first] = statements;
  if (!first) return;
  const { blockchain, txHash, currencyId } = first.body;
  const here = groups
    .filter((group) => group.blockchain === blockchain && group.txHash === txHash)
    .filter(({ evidence }) => evidence.some(({ body }) => body.currencyId === currencyId))
    // A row of the list beside a signed statement must not be confirmed in its stead, and count as well.
    .sort((a, b) => strength(b) - strength(a) || compareText(a.id, b.id));
  const outputs = outputsOf(statements);
  const firm = outputs.filter(({ isFirm }) => isFirm);
  const { pairs, left } = pair(firm, here, currencyId);
  const isTold = here.length > 0 || firm.length > 0;
  for (const { key, statements: own } of isTold ? left : outputs) {
    const id = `${blockchain}:${txHash}:${key}`;
    groups.push({ id, blockchain, txHash, bcUniqKey: key, evidence: own, sightings: statements });
  }
  for (const group of here) {
    group.sightings = [...group.sightings, ...statements];
    group.evidence = [...group.evidence, ...(pairs.get(group)?.statements ?? [])];
  }
}

/**
 * Joins the lookup's statements to the transfers.
 *
 * The lookup names the transaction and no output of it, so where a signed event or the list speaks of
 * the same transaction and currency, the lookup adds nothing: it only tells when the transfer was
 * there. Where nobody else speaks of it, each output that it counts is a transfer that was seen.
 *
 * What it calls confirmed, if the store trusts that, confirms one transfer each and never two; an
 * output that no signed event has named yet goes on counting, or an order that is paid would become
 * unpaid by the first of two events.
 */
export function joinLookups(
  transfers: readonly TransferGroup[],
  lookups: readonly Evidence[],
): TransferGroup[] {
  const groups: Group[] = transfers.map((group) => ({ ...group }));
  for (const statements of gather(lookups, placeOf)) joinPlace(statements, groups);
  return groups;
}
