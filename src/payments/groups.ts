/**
 * Gathers statements by the transfer that they speak of. Signed statements come first and decide
 * alone; each weaker rank finds its place beside them and moves nothing.
 */
import { compareText } from './distinctEvents.js';
import { isLookup, settles, type Statement } from './statements.js';

/** Everything that is said of one transfer. */
export interface TransferStatements {
  /** Signed and trusted statements; they decide every figure where there are any. */
  readonly settling: readonly Statement[];
  /** Rows of the list and the look-up; they decide where nothing else speaks of the transfer. */
  readonly weak: readonly Statement[];
  /** All statements about the transaction, whichever of its transfers they name. They date it. */
  readonly transaction: readonly Statement[];
}

interface Group {
  readonly settling: Statement[];
  readonly weak: Statement[];
}

/** Gathers by a name that statements share, in the order of the names. */
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

const all = ({ settling, weak }: Group): readonly Statement[] => [...settling, ...weak];
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
 * Assumption: the service may leave `bc_uniq_key` out of one statement and name it in the next. Taken
 * as two transfers, one payment would count twice. So the statements without a key join an output of
 * the same currency and amount. Failing that they join an output of the same currency that disagrees,
 * and so hold it, unless both sides are confirmed: two confirmed amounts are two transfers.
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
    keyless.some((one) => sharesFigure({ settling: output, weak: [] }, one)),
  );
  // One that is confirmed first, or a confirmation told twice would confirm a second output.
  const home =
    equal.find(isFinal) ??
    equal[0] ??
    fitting.find((output) => !isFinal(keyless) || !isFinal(output));
  if (!home) return [...keyed, keyless];
  home.push(...keyless);
  return keyed;
}

/** The look-up's outputs that it confirms, with all that it said of each. */
function trustedOutputs(statements: readonly Statement[]): Statement[][] {
  const outputs = gather(statements.filter(isLookup), ({ outputKey }) => outputKey);
  return outputs.filter((output) => output.some(settles));
}

function addOutput(group: Group, output: readonly Statement[]): void {
  group.settling.push(...output.filter(settles));
  group.weak.push(...output.filter((statement) => !settles(statement)));
}

/**
 * Pairs each trusted output with one signed transfer of its currency: equal amounts first, then what is
 * left. An output that no signed event has named yet is a transfer of its own.
 */
function addTrusted(groups: Group[], statements: readonly Statement[]): void {
  // A transfer that is already confirmed takes its output first. Otherwise the look-up's one
  // confirmation would confirm a second transfer, and both would count.
  const confirmed = groups.filter(({ settling }) => isFinal(settling));
  const free = [...confirmed, ...groups.filter(({ settling }) => !isFinal(settling))];
  const pair = (fits: (group: Group, output: Statement) => boolean) => (output: Statement[]) => {
    const [first] = output;
    const index = free.findIndex((group) => first && fits(group, first));
    const [group] = index < 0 ? [] : free.splice(index, 1);
    if (group) addOutput(group, output);
    return !group;
  };
  const unequal = trustedOutputs(statements).filter(pair(sharesFigure));
  const left = unequal.filter(pair((group, { body }) => speaksOf(group, body.currencyId)));
  for (const output of left) {
    const group: Group = { settling: [], weak: [] };
    addOutput(group, output);
    groups.push(group);
  }
}

/**
 * Where a row of the list belongs beside settled transfers: by its key, its figures, or its currency. A
 * key that no settled statement names is another output's.
 */
function placeOfRow(settled: readonly Group[], row: Statement): Group | undefined {
  const ofKey = settled.find((group) =>
    group.settling.some(({ outputKey }) => outputKey === row.outputKey),
  );
  if (ofKey) return ofKey;
  const here = settled.filter((group) => speaksOf(group, row.body.currencyId));
  const isNamed = (group: Group): boolean =>
    group.settling.every((one) => one.outputKey !== '' && !isLookup(one));
  if (row.outputKey !== '' && here.every(isNamed)) return undefined;
  return here.find((group) => sharesFigure(group, row)) ?? here[0];
}

/** Pairs outputs of the look-up with settled transfers one to one, and answers what is left. */
function placeOutputs(settled: readonly Group[], outputs: readonly Statement[][]): Statement[][] {
  const free = settled.filter((group) => !all(group).some(isLookup));
  const pair = (fits: (group: Group, output: Statement) => boolean) => (output: Statement[]) => {
    const [first] = output;
    const index = free.findIndex((group) => first && fits(group, first));
    const [group] = index < 0 ? [] : free.splice(index, 1);
    group?.weak.push(...output);
    return !group;
  };
  return outputs
    .filter(pair(sharesFigure))
    .filter(pair((group, { body }) => speaksOf(group, body.currencyId)));
}

/**
 * Adds the rows of the list, and then the outputs of the look-up. Beside a settled transfer they change
 * nothing. An output of the list that nothing settled names is a transfer, and so is one of the look-up
 * that neither a settled transfer nor the list accounts for.
 */
function addWeak(groups: Group[], statements: readonly Statement[]): void {
  const settled = [...groups];
  const placed = new Set(settled.flatMap(({ weak }) => weak));
  const weak = statements.filter((one) => !settles(one) && !placed.has(one));
  const rows = weak.filter((one) => {
    const home = isLookup(one) ? undefined : placeOfRow(settled, one);
    home?.weak.push(one);
    return !isLookup(one) && !home;
  });
  const found = gather(weak.filter(isLookup), ({ outputKey }) => outputKey);
  const unplaced = placeOutputs(settled, found).flat();
  const lists: Group[] = groupByKey(rows).map((output) => ({
    settling: [],
    weak: output,
  }));
  for (const found of gather(unplaced, ({ body }) => body.currencyId)) {
    const here = lists.filter((list) => found[0] && speaksOf(list, found[0].body.currencyId));
    const outputs = here.length > 0 ? [] : gather(found, ({ outputKey }) => outputKey);
    groups.push(...outputs.map((output) => ({ settling: [], weak: output })));
    for (const row of here.length > 0 ? found : []) {
      (here.find((list) => sharesFigure(list, row)) ?? here[0])?.weak.push(row);
    }
  }
  groups.push(...lists);
}

function groupTransaction(transaction: readonly Statement[]): TransferStatements[] {
  const signed = groupByKey(transaction.filter(({ rank }) => rank === 'signed'));
  const groups: Group[] = signed.map((settling) => ({ settling, weak: [] }));
  addTrusted(groups, transaction);
  addWeak(groups, transaction);
  return groups.map((group) => ({ ...group, transaction }));
}

/** Gathers statements by transfer. A transfer is a network, a hash and the key of an output. */
export function groupStatements(statements: readonly Statement[]): TransferStatements[] {
  return gather(statements, ({ transaction }) => transaction).flatMap(groupTransaction);
}
