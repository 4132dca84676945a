/**
 * Every refusal of operations 7 to 11 (`docs/service.md §5`), row by row: the service's answer, its code, and
 * the words on screen that say what happened and what to do.
 */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectionHint, type RejectionHint } from '../../src/api/hint.js';
import type { SendRequest } from '../../src/api/transport.js';
import { WITHDRAWAL_REFUSALS } from '../../src/contract/treasury/withdrawals.js';
import { parseDecimal } from '../../src/money/decimal.js';
import type { Sandbox } from '../../src/sandbox/createSandbox.js';
import type { Dialect } from '../../src/sandbox/responses.js';
import { matchRoute, type OperationName } from '../../src/sandbox/routes.js';
import { ExchangeBalances } from '../../src/treasury/balances/ExchangeBalances.js';
import { en } from '../../src/treasury/messages/en.js';
import { ProcessingBalances } from '../../src/treasury/balances/ProcessingBalances.js';
import { isTreasuryError } from '../../src/treasury/treasuryError.js';
import { WithdrawalStatus } from '../../src/treasury/withdrawals/WithdrawalStatus.js';
import { createBackOffice, type BackOffice } from '../../stories/treasury/backOffice.js';
import { RECEIVERS, WITHDRAWAL } from '../../stories/treasury/withdrawalScenes.js';
import { useFrozenTime } from '../support/renderCheckout.js';
import { pass, renderTreasury, settle } from '../support/renderTreasury.js';

beforeEach(() => useFrozenTime());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One line of the service. */
interface Line {
  readonly status: number;
  readonly message: string;
  /** Code of the problem, of the refusal, of the loss, or of why something may be old. */
  readonly code: string;
  /** What happened, and what to do. */
  readonly says: readonly [RegExp, RegExp];
  /** How the sandbox itself is brought to say it; else it is said in its place. */
  readonly by?: (sandbox: Sandbox) => void;
  /** Nobody can tell why: only then the words may be the general ones. */
  readonly isUnexplained?: true;
}

const failing =
  (operation: OperationName, kind: 'inner_failure' | 'key_revoked' | 'status_500' | 'status_503') =>
  (sandbox: Sandbox): void =>
    sandbox.fail({ kind, operation });

const KEY = [
  /doesn’t accept the server’s API key/,
  /its own database is down.*check there that the key is active/,
] as const;
const AWAY = [/isn’t answering right now/, /Try again in a moment/] as const;
const PLAIN = [/rejected this request/, /Look up the reference below in the server’s log/] as const;
const EXCHANGE = [/couldn’t read the exchange account/, /exchange’s keys are still valid/] as const;
const SETTLE = /Look for this request ID among the withdrawals/;

// prettier-ignore
const PROCESSING: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', says: KEY, by: failing('listProcessingWalletBalances', 'key_revoked') },
  { status: 400, message: 'empty owner processing id', code: 'processing_not_ready', says: [/no processing wallets for your shop yet/, /Finish the setup/], by: (sandbox) => sandbox.configure({ processingReady: false }) },
  { status: 400, message: 'currency USDT.Tron is disabled', code: 'currency_unavailable', says: [/isn’t available right now/, /enable it at the payment service/] },
  { status: 400, message: '[{"field":"blockchains","message":"unique"}]', code: 'service_rejected', says: PLAIN, isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', says: AWAY, by: failing('listProcessingWalletBalances', 'inner_failure') },
  { status: 503, message: 'Service Unavailable', code: 'service_unavailable', says: AWAY, by: failing('listProcessingWalletBalances', 'status_503') },
];

// prettier-ignore
const EXCHANGES: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', says: KEY, by: failing('getExchangeBalances', 'key_revoked') },
  { status: 400, message: 'user has no exchanges setup', code: 'there', says: [/No exchange is connected/, /connect one in the payment service’s dashboard/], by: (sandbox) => sandbox.setExchange(null) },
  { status: 400, message: 'create exchange client: no such key', code: 'exchange_unavailable', says: EXCHANGE },
  { status: 400, message: 'fetch account balance: connection refused', code: 'exchange_unavailable', says: EXCHANGE, by: failing('getExchangeBalances', 'inner_failure') },
  { status: 400, message: 'a word of a newer service', code: 'service_rejected', says: PLAIN, isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', says: AWAY, by: failing('getExchangeBalances', 'status_500') },
];

/** Operation 9, refused for certain: nothing was created. */
// prettier-ignore
const REFUSED: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', says: [/doesn’t accept the API key/, /has to set a valid key/], by: failing('createWithdrawal', 'key_revoked') },
  { status: 422, message: 'Unprocessable Entity', code: 'other', says: [/gave no reason that we know/, /Look at its dashboard/], isUnexplained: true },
  { status: 413, message: 'Request Entity Too Large', code: 'other', says: [/gave no reason that we know/, /Look at its dashboard/], isUnexplained: true },
  { status: 422, message: 'amount must be greater than zero', code: 'amount_not_positive', says: [/read the amount as zero/, /larger amount/] },
  { status: 409, message: `invalid wallet '${RECEIVERS.tron}' for blockchain 'tron'`, code: 'address_invalid', says: [/doesn’t accept this address/, /Compare it with its source/] },
  { status: 406, message: 'withdrawal to hot wallet is not allowed', code: 'address_is_own', says: [/a deposit address of the service itself/, /Use another address/] },
  { status: 423, message: 'processing is uninitialized', code: 'processing_not_ready', says: [/isn’t set up for withdrawals yet/, /Finish the setup there/], by: (sandbox) => sandbox.configure({ processingReady: false }) },
  { status: 404, message: 'processing wallet not exists', code: 'processing_wallet_missing', says: [/no processing wallet on this network/, /Create one there/], by: (sandbox) => sandbox.configure({ networksWithoutWallet: ['tron'] }) },
  { status: 403, message: 'store is not owned by user', code: 'store_not_owned', says: [/a different owner at the service/, /has to set the right key/], by: (sandbox) => sandbox.configure({ storeOwned: false }) },
  { status: 400, message: 'withdrawal from processing is disabled by owner', code: 'withdrawals_disabled', says: [/disabled at the service/, /Enable them in its settings/], by: (sandbox) => sandbox.configure({ withdrawalsAllowed: false }) },
  { status: 400, message: 'API withdrawal unavailable: this feature is disabled in the application settings', code: 'withdrawals_disabled', says: [/disabled at the service/, /Enable them in its settings/], by: (sandbox) => sandbox.configure({ withdrawalsEnabled: false }) },
  { status: 400, message: 'fetch currency: no rows in result set', code: 'currency_unknown', says: [/doesn’t know this currency/, /choose another/] },
  { status: 400, message: 'currency USDT.Tron is disabled', code: 'currency_disabled', says: [/disabled at the service/, /Enable it there/] },
];

/** Operation 9, refused without saying for certain that nothing was created. */
// prettier-ignore
const LOST: readonly Line[] = [
  { status: 400, message: 'invalid request', code: 'not_understood', says: [/couldn’t read the request/, SETTLE] },
  { status: 400, message: 'fetch wallets from processing: connection refused', code: 'processing_unreachable', says: [/couldn’t reach its processing wallets/, /Draft another later/], by: failing('createWithdrawal', 'inner_failure') },
  { status: 400, message: 'withdrawal creation: ERROR: value too long for type character varying(64) (SQLSTATE 22001)', code: 'not_written', says: [/couldn’t store the withdrawal/, SETTLE] },
  { status: 422, message: 'withdrawal with such request id already exists', code: 'duplicate', says: [/has this request already/, SETTLE] },
  { status: 400, message: 'a word of a newer service', code: 'unclear_refusal', says: [/without saying whether something was created/, SETTLE], isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'failure', says: [/an error of its own/, SETTLE], by: failing('createWithdrawal', 'status_500') },
];

const LOOK = /Look at its dashboard/;
// prettier-ignore
const READ: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', says: [/doesn’t accept the API key/, /has to set a valid key/], by: failing('getWithdrawal', 'key_revoked') },
  { status: 404, message: 'withdrawal not found', code: 'not_found', says: [/doesn’t know this withdrawal/, LOOK] },
  { status: 400, message: 'fetch withdrawal: connection refused', code: 'service_unavailable', says: [/couldn’t give its status just now/, /Check again/], by: failing('getWithdrawal', 'inner_failure') },
  { status: 400, message: 'a word of a newer service', code: 'service_rejected', says: [/doesn’t give its status/, LOOK], isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', says: [/couldn’t give its status just now/, /Check again/], by: failing('getWithdrawal', 'status_500') },
];

// prettier-ignore
const DELETED: readonly Line[] = [
  { status: 401, message: 'Unauthorized', code: 'key_refused', says: KEY, by: failing('deleteWithdrawal', 'key_revoked') },
  { status: 400, message: 'withdrawal cannot be deleted', code: 'delete_too_late', says: [/The transfer has started/, /Nothing has changed/] },
  { status: 400, message: 'undelete withdrawal', code: 'service_unavailable', says: AWAY, by: failing('deleteWithdrawal', 'inner_failure') },
  { status: 404, message: 'withdrawal not found', code: 'service_rejected', says: PLAIN, isUnexplained: true },
  { status: 400, message: 'invalid UUID length: 3', code: 'service_rejected', says: PLAIN, isUnexplained: true },
  { status: 500, message: 'Internal Server Error', code: 'service_unavailable', says: AWAY, by: failing('deleteWithdrawal', 'status_500') },
];

/** Messages of unexplained errors. */
const GENERAL = [
  en.problems.service_rejected,
  en.refusals['other'],
  en.callReasons['unclear_refusal'],
  en.staleReasons['service_rejected'],
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

/** The specific message is shown, not the service's own text and not a general message. */
function expectWords(text: string, { says, message, isUnexplained }: Line): void {
  for (const words of says) expect(text).toMatch(words);
  if (message.length > 12 && message !== 'Unauthorized') expect(text).not.toContain(message);
  const general = GENERAL.filter((words) => words !== undefined && text.includes(words));
  expect(general.length > 0, general.join()).toBe(isUnexplained === true);
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
  await pass(5_000);
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
  async function show(office: BackOffice, part: ReactNode): Promise<string> {
    const { container } = await renderTreasury(part, { office });
    // As long as everything that may be tried again is tried again.
    await pass(15_000);
    return container.textContent ?? '';
  }

  describe('on the processing wallets (operation 7)', () => {
    it.each(titled(PROCESSING))('%s', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(
        dialect,
        'listProcessingWalletBalances',
        line,
      );
      begin();
      expectWords(await show(office, <ProcessingBalances />), line);
      expect(await codeOf(office.client.getProcessingBalances())).toBe(line.code);
      expectSaid();
    });
  });

  describe('on the exchange account (operation 8)', () => {
    it.each(titled(EXCHANGES))('%s', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'getExchangeBalances', line);
      begin();
      expectWords(await show(office, <ExchangeBalances />), line);
      expect(await codeOf(office.client.getExchangeBalances())).toBe(line.code);
      expectSaid();
    });
  });

  describe('on creating a withdrawal (operation 9)', () => {
    it.each(titled(REFUSED))('%s: nothing was created', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'createWithdrawal', line);
      begin();
      await send(office);
      expectSaid();
      const view = await office.client.getWithdrawal(WITHDRAWAL);
      expect(view).toMatchObject({ state: 'refused', refusal: line.code });
      expectWords(await show(office, <WithdrawalStatus id={WITHDRAWAL} />), line);
      expect(office.store.sandbox.withdrawals()).toEqual([]);
    });

    it.each(titled(LOST))('%s: it is not certain what became of it', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'createWithdrawal', line);
      begin();
      await send(office);
      expectSaid();
      const { state, history } = await office.client.getWithdrawal(WITHDRAWAL);
      expect([state, history.at(-1)?.kind, history.at(-1)?.reason]).toEqual([
        'unknown',
        'lost',
        line.code,
      ]);
      expectWords(await show(office, <WithdrawalStatus id={WITHDRAWAL} />), line);
      expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    });
  });

  describe('on reading a withdrawal (operation 10)', () => {
    it.each(titled(READ))('%s', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'getWithdrawal', line);
      await send(office);
      // The store asks about one withdrawal every two seconds at most.
      await office.store.sandbox.advance(3_000);
      begin();
      expectWords(await show(office, <WithdrawalStatus id={WITHDRAWAL} />), line);
      expectSaid();
      const view = await office.client.getWithdrawal(WITHDRAWAL);
      // What it was known to be, it stays: a refused look changes no state.
      expect(view).toMatchObject({ state: 'queued', staleBecause: line.code });
    });
  });

  describe('on deleting a withdrawal (operation 11)', () => {
    it.each(titled(DELETED))('%s', async (_, line) => {
      const { office, begin, expectSaid } = openOffice(dialect, 'deleteWithdrawal', line);
      await send(office);
      begin();
      const { user } = await renderTreasury(<WithdrawalStatus id={WITHDRAWAL} />, { office });
      await user.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
      await user.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
      await settle();
      expectWords(screen.getByRole('alert').textContent ?? '', line);
      expect(await codeOf(office.client.deleteWithdrawal(WITHDRAWAL))).toBe(line.code);
      expectSaid();
      expect(office.store.sandbox.withdrawals()).toHaveLength(1);
    });
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
