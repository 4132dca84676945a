/** Every refusal of operations 7 to 11 (`docs/service.md §5`), row by row: the service's answer and its code, which has words. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectionHint, type RejectionHint } from '../../../src/api/hint.js';
import type { SendRequest } from '../../../src/api/transport.js';
import { WITHDRAWAL_REFUSALS } from '../../../src/treasury/contract/withdrawals.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Sandbox } from '../../../src/sandbox/createSandbox.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import { matchRoute, type OperationName } from '../../../src/sandbox/routes.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { isTreasuryError } from '../../../src/treasury/panel/treasuryError.js';
import { createBackOffice, type BackOffice } from '../../../stories/treasury/backOffice.js';
import { RECEIVERS, WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-08-01T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

/** One line of the service. */
interface Line {
  readonly status: number;
  readonly message: string;
  /** Code of the problem, of the refusal, of the loss, or of why something may be old. */
  readonly code: string;
  /** How the sandbox itself is brought to say it; else it is said in its place. */
  readonly by?: (sandbox: Sandbox) => void;
  /** Nobody can tell why: only then the words may be the general ones. */
  readonly isUnexplained?: true;
}

const failing =
  (operation: OperationName, kind: 'inner_failure' | 'key_revoked' | 'status_500' | 'status_503') =>
  (sandbox: Sandbox): void =>
    sandbox.fail({ kind, operation });

// prettier-ignore
const PROCESSING: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', by: failing('listProcessingWalletBalances', 'key_revoked') },
  { status: 400, message: 'empty owner processing id', code: 'processing_not_ready', by: (sandbox) => sandbox.configure({ processingReady: false }) },
  { status: 400, message: 'currency USDT.Tron is disabled', code: 'currency_unavailable' },
  { status: 400, message: '[{"field":"blockchains","message":"unique"}]', code: 'service_rejected', isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', by: failing('listProcessingWalletBalances', 'inner_failure') },
  { status: 503, message: 'Service Unavailable', code: 'service_unavailable', by: failing('listProcessingWalletBalances', 'status_503') },
];

// prettier-ignore
const EXCHANGES: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', by: failing('getExchangeBalances', 'key_revoked') },
  { status: 400, message: 'user has no exchanges setup', code: 'there', by: (sandbox) => sandbox.setExchange(null) },
  { status: 400, message: 'create exchange client: no such key', code: 'exchange_unavailable' },
  { status: 400, message: 'fetch account balance: connection refused', code: 'exchange_unavailable', by: failing('getExchangeBalances', 'inner_failure') },
  { status: 400, message: 'a word of a newer service', code: 'service_rejected', isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', by: failing('getExchangeBalances', 'status_500') },
];

/** Operation 9, refused for certain: nothing was created. */
// prettier-ignore
const REFUSED: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', by: failing('createWithdrawal', 'key_revoked') },
  { status: 422, message: 'Unprocessable Entity', code: 'other', isUnexplained: true },
  { status: 413, message: 'Request Entity Too Large', code: 'other', isUnexplained: true },
  { status: 422, message: 'amount must be greater than zero', code: 'amount_not_positive' },
  { status: 409, message: `invalid wallet '${RECEIVERS.tron}' for blockchain 'tron'`, code: 'address_invalid' },
  { status: 406, message: 'withdrawal to hot wallet is not allowed', code: 'address_is_own' },
  { status: 423, message: 'processing is uninitialized', code: 'processing_not_ready', by: (sandbox) => sandbox.configure({ processingReady: false }) },
  { status: 404, message: 'Not Found', code: 'other', isUnexplained: true },
  { status: 404, message: 'processing wallet not exists', code: 'processing_wallet_missing', by: (sandbox) => sandbox.configure({ networksWithoutWallet: ['tron'] }) },
  { status: 403, message: 'store is not owned by user', code: 'store_not_owned', by: (sandbox) => sandbox.configure({ storeOwned: false }) },
  { status: 400, message: 'withdrawal from processing is disabled by owner', code: 'withdrawals_disabled', by: (sandbox) => sandbox.configure({ withdrawalsAllowed: false }) },
  { status: 400, message: 'API withdrawal unavailable: this feature is disabled in the application settings', code: 'withdrawals_disabled', by: (sandbox) => sandbox.configure({ withdrawalsEnabled: false }) },
  { status: 400, message: 'fetch currency: no rows in result set', code: 'currency_unknown' },
  { status: 400, message: 'currency USDT.Tron is disabled', code: 'currency_disabled' },
];

/** Operation 9, refused without saying for certain that nothing was created. */
// prettier-ignore
const LOST: readonly Line[] = [
  { status: 400, message: 'invalid request', code: 'not_understood' },
  { status: 400, message: 'fetch wallets from processing: connection refused', code: 'processing_unreachable', by: failing('createWithdrawal', 'inner_failure') },
  { status: 400, message: 'withdrawal creation: ERROR: value too long for type character varying(64) (SQLSTATE 22001)', code: 'not_written' },
  { status: 422, message: 'withdrawal with such request id already exists', code: 'duplicate' },
  { status: 400, message: 'a word of a newer service', code: 'unclear_refusal', isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'failure', by: failing('createWithdrawal', 'status_500') },
  { status: 503, message: 'Service Unavailable', code: 'failure' },
];

// prettier-ignore
const READ: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', by: failing('getWithdrawal', 'key_revoked') },
  { status: 404, message: 'withdrawal not found', code: 'not_found' },
  { status: 400, message: 'fetch withdrawal: connection refused', code: 'service_unavailable', by: failing('getWithdrawal', 'inner_failure') },
  { status: 400, message: 'a word of a newer service', code: 'service_rejected', isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', by: failing('getWithdrawal', 'status_500') },
];

// prettier-ignore
const DELETED: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', by: failing('deleteWithdrawal', 'key_revoked') },
  { status: 400, message: 'withdrawal cannot be deleted', code: 'delete_too_late' },
  { status: 400, message: 'undelete withdrawal', code: 'service_unavailable', by: failing('deleteWithdrawal', 'inner_failure') },
  { status: 404, message: 'withdrawal not found', code: 'service_rejected', isUnexplained: true },
  { status: 404, message: 'Not Found', code: 'service_rejected', isUnexplained: true },
  { status: 400, message: 'invalid UUID length: 3', code: 'service_rejected', isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', by: failing('deleteWithdrawal', 'status_500') },
];

/** A back office whose service answers one operation with the line, from `begin` on. */
function openOffice(dialect: Dialect, operation: OperationName, line: Line) {
  let begun = false;
  const heard: string[] = [];
  const service = (send: SendRequest): SendRequest => {
    return async (request) => {
      const route = matchRoute(request.method, new URL(request.url).pathname);
      if (!begun || route.kind !== 'operation' || route.operation !== operation)
        return send(request);
      const { status, message } = line;
      const said = { errors: [{ message }], code: status };
      const answer = line.by ? await send(request) : Response.json(said, { status });
      const body = (await answer.clone().json()) as Partial<typeof said>;
      heard.push(`${String(answer.status)} ${String(body.errors?.[0]?.message)}`);
      return answer;
    };
  };
  const office = createBackOffice({ store: { now: () => Date.now(), dialect }, service });
  return {
    office,
    begin() {
      begun = true;
      line.by?.(office.store.sandbox);
    },
    /** The service's text is that of the line. */
    expectSaid() {
      expect(new Set(heard)).toEqual(new Set([`${String(line.status)} ${line.message}`]));
    },
  };
}

/** The code has words of its own, and they are the general ones only where nobody can tell why. */
function expectWords(
  words: Readonly<Record<string, string>>,
  { code, isUnexplained }: Line,
  general: string,
): void {
  expect(words[code]).toMatch(/\w{4}.*\.$/);
  expect(code === general).toBe(isUnexplained === true);
}

/** What became of it, after as much time as the store takes to try a reading again. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  const code = work.then(
    () => 'there',
    (error: unknown) => {
      if (isTreasuryError(error)) return error.code;
      throw error;
    },
  );
  await vi.advanceTimersByTimeAsync(15_000);
  return code;
}

/** Drafted and sent, and nothing is done with it before somebody lets the service work. */
async function send({ client, store }: BackOffice): Promise<void> {
  store.sandbox.holdWithdrawals(true);
  await client.draftWithdrawal({
    id: WITHDRAWAL,
    currencyId: 'USDT.Tron',
    amount: parseDecimal('15.5'),
    addressTo: RECEIVERS.tron,
  });
  await client.sendWithdrawal(WITHDRAWAL);
}

const titled = (lines: readonly Line[]) =>
  lines.map((line) => [`${String(line.status)} ${line.message}`, line] as const);

describe.each(['documented', 'deployed'] as const)('the %s service', (dialect) => {
  it.each(titled(PROCESSING))('on the processing wallets (operation 7): %s', async (_, line) => {
    const one = openOffice(dialect, 'listProcessingWalletBalances', line);
    one.begin();
    expect(await codeOf(one.office.client.getProcessingBalances())).toBe(line.code);
    one.expectSaid();
    expectWords(en.problems, line, 'service_rejected');
  });

  it.each(titled(EXCHANGES))('on the exchange account (operation 8): %s', async (_, line) => {
    const one = openOffice(dialect, 'getExchangeBalances', line);
    one.begin();
    expect(await codeOf(one.office.client.getExchangeBalances())).toBe(line.code);
    one.expectSaid();
    if (line.code !== 'there') expectWords(en.problems, line, 'service_rejected');
  });

  it.each(titled(REFUSED))(
    'on creating (operation 9): %s: nothing was created',
    async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'createWithdrawal', line);
      begin();
      await send(office);
      expectSaid();
      const view = await office.client.getWithdrawal(WITHDRAWAL);
      expect(view).toMatchObject({ state: 'refused', refusal: line.code });
      expect(JSON.stringify(view)).not.toContain(line.message);
      expect(office.store.sandbox.withdrawals()).toEqual([]);
      expectWords(en.refusals, line, 'other');
    },
  );

  it.each(titled(LOST))('on creating (operation 9): %s: nobody knows', async (_, line) => {
    const { office, begin, expectSaid } = openOffice(dialect, 'createWithdrawal', line);
    begin();
    await send(office);
    expectSaid();
    const { state, history } = await office.client.getWithdrawal(WITHDRAWAL);
    const { kind, reason } = history.at(-1) ?? {};
    expect([state, kind, reason]).toEqual(['unknown', 'lost', line.code]);
    expect(en.callReasons[line.code]).toMatch(/\w{4}/);
  });

  it.each(titled(READ))('on reading (operation 10): %s', async (_, line) => {
    const { office, begin, expectSaid } = openOffice(dialect, 'getWithdrawal', line);
    await send(office);
    // The store asks about one withdrawal every two seconds at most.
    await office.store.sandbox.advance(3_000);
    begin();
    // What it was known to be, it stays: a refused look changes no state.
    const view = await office.client.getWithdrawal(WITHDRAWAL);
    expect(view).toMatchObject({ state: 'queued', staleBecause: line.code });
    expectSaid();
    expectWords({ service_unavailable: en.stale, ...en.staleReasons }, line, 'service_rejected');
  });

  it.each(titled(DELETED))('on deleting (operation 11): %s', async (_, line) => {
    const { office, begin, expectSaid } = openOffice(dialect, 'deleteWithdrawal', line);
    await send(office);
    begin();
    expect(await codeOf(office.client.deleteWithdrawal(WITHDRAWAL))).toBe(line.code);
    expectSaid();
    // The service has it still, so whatever was answered, it is not shown as gone.
    expect(office.store.sandbox.withdrawals()).toHaveLength(1);
    expect(await office.client.getWithdrawal(WITHDRAWAL)).toMatchObject({ state: 'queued' });
    expectWords(en.problems, line, 'service_rejected');
  });
});

describe('the tables above', () => {
  const lines = [...PROCESSING, ...EXCHANGES, ...REFUSED, ...LOST, ...READ, ...DELETED];

  it('have every refusal of the contract', () => {
    const codes = new Set(REFUSED.map(({ code }) => code));
    // This one is lost at first, and found to be a refusal when it is read back.
    const others = WITHDRAWAL_REFUSALS.filter((code) => !codes.has(code));
    expect(others).toEqual(['processing_unreachable']);
  });

  /** A refusal that is newly recognised does not compile before it is entered here. */
  const HINTS: Readonly<Record<RejectionHint, 'here' | 'shoppers'>> = {
    duplicate_request_id: 'here',
    withdrawal_not_found: 'here',
    withdrawal_not_deletable: 'here',
    withdrawals_disabled: 'here',
    address_is_own: 'here',
    address_invalid: 'here',
    amount_not_positive: 'here',
    processing_not_ready: 'here',
    processing_wallet_missing: 'here',
    store_not_owned: 'here',
    store_not_verified: 'shoppers',
    wallet_not_created: 'shoppers',
    exchange_not_configured: 'here',
    exchange_unreachable: 'here',
    processing_unreachable: 'here',
    withdrawal_not_written: 'here',
    withdrawal_not_read: 'here',
    withdrawal_not_removed: 'here',
    request_not_understood: 'here',
    rate_missing: 'shoppers',
    rates_unreachable: 'shoppers',
    dependency_unreachable: 'shoppers',
    currency_unknown: 'here',
    currency_disabled: 'here',
  };

  it.each(Object.entries(HINTS).filter(([, where]) => where === 'here'))(
    'have a line that is recognised as %s',
    (hint) => {
      const hints = lines.map(({ message }) => rejectionHint({ errors: [{ message }] }));
      expect(hints).toContain(hint);
    },
  );
});
