/**
 * Groups statements by the transfer that they are about. Signed statements make the groups; weaker ones
 * are then added to a group and change none of its figures.
 */
import { compareText } from './distinctEvents.js';
import { isLookup, isStrong, type Statement } from './statements.js';

/** All statements about one transfer. */
export interface TransferStatements {
  /** Signed and trusted statements. If there are any, they alone decide the figures. */
  readonly strong: readonly Statement[];
  /** Rows of the list and the look-up. They decide the figures if nothing else is about the transfer. */
  readonly weak: readonly Statement[];
  /** All statements about the transaction, also about its other transfers: they date it. */
  readonly transaction: readonly Statement[];
}

interface Group {
  readonly strong: Statement[];
  readonly weak: Statement[];
}

/** Groups statements by name, sorted by name. */
function gather(
  statements: readonly Statement[],
  nameOf: (statement: Statement) => string,
): Statement[][] {
  const named = new Map<string, Statement[]>();
  for (const statement of statements) {
    const name = nameOf(statement);
    const sharers = named.get(name);
    if (sharers) sharers.push(statement);
    else named.set(name, [statement]);
  }
  return [...named].sort(([a], [b]) => compareText(a, b)).map(([, sharers]) => sharers);
}

const all = ({ strong, weak }: Group): readonly Statement[] => [...strong, ...weak];
const speaksOf = (group: Group, currencyId: string): boolean =>
  all(group).some(({ body }) => body.currencyId === currencyId);
const sharesFigure = (group: Group, { body }: Statement): boolean =>
  all(group).some(
    (other) => other.body.currencyId === body.currencyId && other.body.amount === body.amount,
  );
const isFinal = (statements: readonly Statement[]): boolean =>
  statements.some(({ proves }) => proves !== 'seen');

/**
 * Groups statements of one rank by the output's key.
 *
 * Assumption: the service may leave `bc_uniq_key` out of one statement and name it in the next. If these
 * were two transfers, one payment would count twice. So statements without a key join an output of the
 * same currency and amount. If there is none, they join one of the same currency, which then disagrees
 * and is held, unless both sides are confirmed: two confirmed amounts are two transfers.
 */
function groupByKey(statements: readonly Statement[]): Statement[][] {
  const keyless = statements.filter(({ outputKey }) => outputKey === '');
  const named = statements.filter(({ outputKey }) => outputKey !== '');
  const keyed = gather(named, ({ outputKey }) => outputKey);
  if (keyless.length === 0) return keyed;
  const fitting = keyed.filter((output) =>
    keyless.some(({ body }) => output.some((other) => other.body.currencyId === body.currencyId)),
  );
  const equal = fitting.filter((output) =>
    keyless.some((one) => sharesFigure({ strong: output, weak: [] }, one)),
  );
  // A confirmed output first: otherwise a repeated confirmation would confirm a second output.
  const home =
    equal.find(isFinal) ??
    equal[0] ??
    fitting.find((output) => !isFinal(keyless) || !isFinal(output));
  if (!home) return [...keyed, keyless];
  home.push(...keyless);
  return keyed;
}

/** The outputs that the look-up confirms, each with all that it says about it. */
function trustedOutputs(statements: readonly Statement[]): Statement[][] {
  const outputs = gather(statements.filter(isLookup), ({ outputKey }) => outputKey);
  return outputs.filter((output) => output.some(isStrong));
}

function addOutput(group: Group, output: readonly Statement[]): void {
  group.strong.push(...output.filter(isStrong));
  group.weak.push(...output.filter((statement) => !isStrong(statement)));
}

/**
 * Adds each output to one group of its currency: first those of equal amounts, then the others. No group
 * gets two.
 *
 * @returns the outputs that are left.
 */
function pairOutputs(
  groups: readonly Group[],
  outputs: readonly Statement[][],
  add: (group: Group, output: readonly Statement[]) => void,
): Statement[][] {
  const free = [...groups];
  const pair = (fits: (group: Group, output: Statement) => boolean) => (output: Statement[]) => {
    const [first] = output;
    const index = free.findIndex((group) => first && fits(group, first));
    const [group] = index < 0 ? [] : free.splice(index, 1);
    if (group) add(group, output);
    return !group;
  };
  return outputs
    .filter(pair(sharesFigure))
    .filter(pair((group, { body }) => speaksOf(group, body.currencyId)));
}

/**
 * Pairs each trusted output with one signed transfer of its currency: equal amounts first, then any. An
 * output that is left becomes a transfer of its own.
 */
function addTrusted(groups: Group[], statements: readonly Statement[]): void {
  // Confirmed transfers first: otherwise the look-up's one confirmation would confirm a second
  // transfer, and both would count.
  const confirmed = groups.filter(({ strong }) => isFinal(strong));
  const ordered = [...confirmed, ...groups.filter(({ strong }) => !isFinal(strong))];
  for (const output of pairOutputs(ordered, trustedOutputs(statements), addOutput)) {
    const group: Group = { strong: [], weak: [] };
    addOutput(group, output);
    groups.push(group);
  }
}

/**
 * The group that a row of the list is about: by its key, its figures, or its currency. A key that no strong
 * statement names is another output's.
 */
function placeOfRow(strongGroups: readonly Group[], row: Statement): Group | undefined {
  const ofKey = strongGroups.find((group) =>
    group.strong.some(({ outputKey }) => outputKey === row.outputKey),
  );
  if (ofKey) return ofKey;
  const here = strongGroups.filter((group) => speaksOf(group, row.body.currencyId));
  const isNamed = (group: Group): boolean =>
    group.strong.every((one) => one.outputKey !== '' && !isLookup(one));
  if (row.outputKey !== '' && here.every(isNamed)) return undefined;
  return here.find((group) => sharesFigure(group, row)) ?? here[0];
}

/** Pairs outputs of the look-up with groups, one to one, and returns those that are left. */
function placeOutputs(
  strongGroups: readonly Group[],
  outputs: readonly Statement[][],
): Statement[][] {
  const free = strongGroups.filter((group) => !all(group).some(isLookup));
  return pairOutputs(free, outputs, (group, output) => group.weak.push(...output));
}

/**
 * Adds the rows of the list, then the outputs of the look-up. They change nothing about a transfer that has
 * strong statements. An output of the list without one is a transfer of its own, and so is an output of
 * the look-up that matches neither such a transfer nor the list.
 */
function addWeak(groups: Group[], statements: readonly Statement[]): void {
  const strongGroups = [...groups];
  const placed = new Set(strongGroups.flatMap(({ weak }) => weak));
  const weak = statements.filter((one) => !isStrong(one) && !placed.has(one));
  const rows = weak.filter((one) => {
    const home = isLookup(one) ? undefined : placeOfRow(strongGroups, one);
    home?.weak.push(one);
    return !isLookup(one) && !home;
  });
  const found = gather(weak.filter(isLookup), ({ outputKey }) => outputKey);
  const unplaced = placeOutputs(strongGroups, found).flat();
  const lists: Group[] = groupByKey(rows).map((output) => ({
    strong: [],
    weak: output,
  }));
  for (const found of gather(unplaced, ({ body }) => body.currencyId)) {
    const here = lists.filter((list) => found[0] && speaksOf(list, found[0].body.currencyId));
    const outputs = here.length > 0 ? [] : gather(found, ({ outputKey }) => outputKey);
    groups.push(...outputs.map((output) => ({ strong: [], weak: output })));
    for (const row of here.length > 0 ? found : []) {
      (here.find((list) => sharesFigure(list, row)) ?? here[0])?.weak.push(row);
    }
  }
  groups.push(...lists);
}

function groupTransaction(transaction: readonly Statement[]): TransferStatements[] {
  const signed = groupByKey(transaction.filter(({ rank }) => rank === 'signed'));
  const groups: Group[] = signed.map((strong) => ({ strong, weak: [] }));
  addTrusted(groups, transaction);
  addWeak(groups, transaction);
  return groups.map((group) => ({ ...group, transaction }));
}

/** Groups statements by transfer: a network, a hash and the key of an output. */
export function groupStatements(statements: readonly Statement[]): TransferStatements[] {
  return gather(statements, ({ transaction }) => transaction).flatMap(groupTransaction);
}
