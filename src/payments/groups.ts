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
/** Whether an output may be the one that a group is about. */
type Fits = (group: Group, output: readonly Statement[]) => boolean;
const sharing =
  (valueOf: (statement: Statement) => string): Fits =>
  (group, output) =>
    all(group).some((one) => output.some((other) => valueOf(other) === valueOf(one)));
const sharesCurrency = sharing(({ body }) => body.currencyId);
const sharesFigure = sharing(({ body }) => `${body.amount} ${body.currencyId}`);
const sharesKey = sharing(({ outputKey }) => outputKey);
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
  const sharers = (fits: Fits) =>
    keyed.filter((output) => fits({ strong: output, weak: [] }, keyless));
  const fitting = sharers(sharesCurrency);
  const equal = sharers(sharesFigure);
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

const BY_FIGURE_OR_CURRENCY = [sharesFigure, sharesCurrency] as const;

/**
 * Adds each output to one group that it fits, and no group gets two: all outputs by the first rule, then
 * those that are left by the next.
 *
 * @returns the outputs that fit none.
 */
function pairOutputs(
  groups: readonly Group[],
  outputs: readonly Statement[][],
  rules: readonly Fits[],
  add: (group: Group, output: readonly Statement[]) => void,
): Statement[][] {
  const free = [...groups];
  const isLeft = (fits: Fits) => (output: Statement[]) => {
    const index = free.findIndex((group) => fits(group, output));
    const [group] = index < 0 ? [] : free.splice(index, 1);
    if (group) add(group, output);
    return !group;
  };
  return rules.reduce<Statement[][]>((left, fits) => left.filter(isLeft(fits)), [...outputs]);
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
  const outputs = trustedOutputs(statements);
  for (const output of pairOutputs(ordered, outputs, BY_FIGURE_OR_CURRENCY, addOutput)) {
    const group: Group = { strong: [], weak: [] };
    addOutput(group, output);
    groups.push(group);
  }
}

/** Whether a signed statement names the output: a row with another key is about another one. */
const isNamed = ({ strong }: Group): boolean =>
  strong.some((one) => one.outputKey !== '' && !isLookup(one));
const unlessNamed =
  (fits: Fits): Fits =>
  (group, output) =>
    (!isNamed(group) || output.some(({ outputKey }) => outputKey === '')) && fits(group, output);

/**
 * Adds the outputs of the list and those of the look-up, each to one transfer: they change nothing about a
 * transfer that has strong statements. What finds no place is a transfer of its own. Of an output of the list
 * and one of the look-up that are left, only equal amounts are one transfer: money that is on its way is
 * not asked for again.
 */
function addWeak(groups: Group[], statements: readonly Statement[]): void {
  const strongGroups = [...groups];
  const placed = new Set(strongGroups.flatMap(({ weak }) => weak));
  const weak = statements.filter((one) => !isStrong(one) && !placed.has(one));
  const add = (group: Group, output: readonly Statement[]) => group.weak.push(...output);
  const listed = groupByKey(weak.filter((one) => !isLookup(one)));
  const found = gather(weak.filter(isLookup), ({ outputKey }) => outputKey);
  const free = strongGroups.filter((group) => !all(group).some(isLookup));
  const foundAlone = pairOutputs(free, found, BY_FIGURE_OR_CURRENCY, add);
  const byKeyFirst = [sharesKey, ...BY_FIGURE_OR_CURRENCY.map(unlessNamed)];
  const asGroup = (output: readonly Statement[]): Group => ({ strong: [], weak: [...output] });
  const listedAlone = pairOutputs(strongGroups, listed, byKeyFirst, add).map(asGroup);
  const others = pairOutputs(listedAlone, foundAlone, [sharesFigure], add).map(asGroup);
  groups.push(...others, ...listedAlone);
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
