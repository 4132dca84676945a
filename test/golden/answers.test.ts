/**
 * Every recorded answer of a deployed service, read by the real client and judged: what it holds or
 * which failure it is, whether the same call may succeed later, and what a shopper, the back office
 * and the owner hear of it. A file without a row fails.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient } from '../../src/api/createServiceClient.js';
import { RejectedError, ServiceClientError } from '../../src/api/errors.js';
import type { RejectionHint } from '../../src/api/hint.js';
import type { OperationName } from '../../src/api/operations.js';
import type { ProblemCode } from '../../src/contract/checkoutError.js';
import type { TreasuryProblemCode } from '../../src/treasury/contract/treasuryProblems.js';
import { openStore } from '../server/openStore.js';
import { toProblem } from '../../src/server/http/problemDetails.js';
import { toTreasuryProblem } from '../../src/treasury/server/treasuryProblem.js';
import { guardTreasuryService } from '../../src/treasury/server/treasuryService.js';
import { guardService } from '../../src/server/service/guardService.js';
import { decodeServiceEvent } from '../../src/server/webhooks/decodeEvent.js';
import { callOperation } from '../api/answering.js';
import { RECORDED, recordedEvent, recording } from './recordings.js';

/** How a failure is judged. `retryable`: the same call may be made again and may succeed later. */
interface Failure {
  readonly error: 'NetworkError' | 'UnauthorizedError' | 'RejectedError';
  readonly hint?: RejectionHint;
  readonly retryable: boolean;
  /** What a shopper's page hears, where a shopper can cause the call. */
  readonly shopper: ProblemCode;
  readonly office: TreasuryProblemCode;
  /** The diagnostic of the guard, beside `request_failed`, which every failed request gets. */
  readonly owner?: 'service_key_refused';
}

/** A good answer: nothing to judge but that all of it is read. */
const WHOLE = 'whole';

type Row = readonly [operation: OperationName, judged: Failure | typeof WHOLE];

const DOWN = { shopper: 'service_unavailable', office: 'service_unavailable' } as const;
const REFUSED = { shopper: 'service_rejected', office: 'service_rejected' } as const;

const unreached: Failure = { error: 'NetworkError', retryable: true, ...DOWN };

const not_authorized: Failure = {
  error: 'UnauthorizedError',
  retryable: true,
  ...DOWN,
  office: 'key_refused',
  owner: 'service_key_refused',
};

const passing = (hint: RejectionHint, retryable = true): Failure => ({
  error: 'RejectedError',
  hint,
  retryable,
  ...DOWN,
});

const refused = (hint?: RejectionHint): Failure => ({
  error: 'RejectedError',
  ...(hint ? { hint } : {}),
  retryable: false,
  ...REFUSED,
});

/** The five calls that are made in each fault, by the last part of the file's name. */
const CALLS = {
  bal: 'listProcessingWalletBalances',
  currencies: 'listCurrencies',
  rate: 'getCurrencyRate',
  uncon: 'listUnconfirmedTransfers',
  wallet: 'createWallet',
} as const satisfies Record<string, OperationName>;

type Judged = Record<keyof typeof CALLS, Row[1]>;

const inFault = (fault: string, judged: Judged): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(CALLS).map(([call, operation]) => [
      `fault-${fault}-${call}`,
      [operation, judged[call as keyof Judged]],
    ]),
  );

const always = (judged: Row[1]): Judged => ({
  bal: judged,
  currencies: judged,
  rate: judged,
  uncon: judged,
  wallet: judged,
});

const ROWS: Readonly<Record<string, Row>> = {
  ...inFault('merchantdown', always(unreached)),
  ...inFault('pgdown', always(not_authorized)),
  ...inFault('revoked', always(not_authorized)),
  ...inFault('storeoff', always(WHOLE)),
  ...inFault('redisdown', {
    ...always(WHOLE),
    rate: passing('rates_unreachable'),
    wallet: passing('rates_unreachable'),
  }),
  ...inFault('norate', {
    ...always(WHOLE),
    rate: passing('rate_missing'),
    wallet: passing('rate_missing'),
  }),
  'fault-procdown-balances': ['listProcessingWalletBalances', WHOLE],
  'fault-procdown-createWithdrawal': ['createWithdrawal', passing('processing_unreachable', false)],
  'fault-procdown-newWallet': ['createWallet', passing('processing_unreachable')],
  'fault-procdown-oldWallet': ['createWallet', WHOLE],
  'real-01-createWallet': ['createWallet', WHOLE],
  'real-01b-createWallet-minimal': ['createWallet', WHOLE],
  'real-02-createWalletByQuery': ['createWalletByQuery', WHOLE],
  'real-03-listCurrencies': ['listCurrencies', WHOLE],
  'real-04-listCurrenciesExtended': ['listCurrenciesExtended', WHOLE],
  'real-05-getCurrencyRate': ['getCurrencyRate', WHOLE],
  'real-05b-getCurrencyRate-stable': ['getCurrencyRate', WHOLE],
  'real-06-unconfirmed-empty': ['listUnconfirmedTransfers', WHOLE],
  'real-06b-unconfirmed': ['listUnconfirmedTransfers', WHOLE],
  'real-07-processingBalances': ['listProcessingWalletBalances', WHOLE],
  'real-07b-processingBalances-filter': ['listProcessingWalletBalances', WHOLE],
  'real-08-exchange-none': ['getExchangeBalances', refused('exchange_not_configured')],
  'real-08b-exchange': ['getExchangeBalances', WHOLE],
  'real-09-createWithdrawal': ['createWithdrawal', WHOLE],
  'real-09b-duplicate-request-id': ['createWithdrawal', refused('duplicate_request_id')],
  'real-09c-bad-address': ['createWithdrawal', refused()],
  'real-09d-no-request-id': ['createWithdrawal', refused()],
  'real-09e-too-much': ['createWithdrawal', WHOLE],
  'real-09f-zero': ['createWithdrawal', refused('amount_not_positive')],
  'real-09g-hot-target': ['createWithdrawal', refused('address_is_own')],
  'real-09h-unknown-currency': ['createWithdrawal', refused('currency_unknown')],
  'real-10-getWithdrawal-fresh': ['getWithdrawal', WHOLE],
  'real-10b-getWithdrawal-started': ['getWithdrawal', WHOLE],
  'real-10c-getWithdrawal-by-request-id': ['getWithdrawal', WHOLE],
  'real-10d-getWithdrawal-unknown': ['getWithdrawal', refused('withdrawal_not_found')],
  'real-10e-getWithdrawal-blocked': ['getWithdrawal', WHOLE],
  'real-10f-getWithdrawal-deleted': ['getWithdrawal', refused('withdrawal_not_found')],
  'real-11-deleteWithdrawal': ['deleteWithdrawal', WHOLE],
  'real-11b-delete-started': ['deleteWithdrawal', refused('withdrawal_not_deletable')],
  'real-11d-delete-unknown': ['deleteWithdrawal', refused('withdrawal_not_found')],
  'real-err-bad-email': ['createWallet', refused()],
  'real-err-bad-json': ['createWallet', refused('request_not_understood')],
  'real-err-empty-id': ['createWallet', refused()],
  'real-err-method': ['createWallet', refused()],
  'real-err-no-key': ['listCurrencies', not_authorized],
  'real-err-rate-unknown': ['getCurrencyRate', refused('currency_unknown')],
  'real-err-unknown-path': ['listCurrencies', refused()],
  'real-err-wrong-key': ['listCurrencies', not_authorized],
};

const EVENTS = {
  'webhook-PaymentNotConfirmed': { type: 'transfer', kind: 'seen' },
  'webhook-PaymentReceived': { type: 'transfer', kind: 'confirmed' },
  'webhook-WithdrawalFromProcessingReceived': { type: 'withdrawal' },
} as const;

/** What the service answers, given to a real client, and whether its guard told the owner anything. */
async function judge(name: string, operation: OperationName) {
  const recorded = recording(name);
  const codes: string[] = [];
  const client = createServiceClient({
    baseUrl: 'https://pay.example.com',
    apiKey: 'a-key-of-the-test',
    fetch: () =>
      recorded
        ? Promise.resolve(
            new Response(JSON.stringify(recorded.body), {
              status: recorded.status,
              headers: recorded.headers,
            }),
          )
        : Promise.reject(new TypeError('fetch failed')),
  });
  const parts = { now: () => 0, report: ({ code }: { code: string }) => void codes.push(code) };
  const guarded = {
    ...client,
    ...guardTreasuryService(client, parts),
    ...guardService(client, parts),
  };
  const outcome = await callOperation(guarded, operation).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { ...outcome, codes, recorded };
}

/** Go's time that was never set; the client reads it as none. */
const NEVER = '0001-01-01T00:00:00Z';

/** A time is read as the same instant, to the millisecond. */
const isSame = (raw: unknown, read: unknown): boolean =>
  raw === read ||
  (raw === NEVER && read === null) ||
  (String(raw).endsWith('Z') && Date.parse(String(raw)) === Date.parse(String(read)));

/** The paths of what was answered and is not read. */
function unread(raw: unknown, read: unknown, path = ''): string[] {
  if (typeof raw !== 'object' || raw === null) {
    return isSame(raw, read) ? [] : [path];
  }
  if (typeof read !== 'object' || read === null) return [path];
  return Object.entries(raw).flatMap(([key, value]) =>
    unread(value, (read as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

// The pauses before a read is repeated are drawn; this way they are none.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

describe('a recorded answer', () => {
  it.each(Object.entries(ROWS))('%s is read and judged', async (name, [operation, judged]) => {
    const { value, error, codes, recorded } = await judge(name, operation);
    if (judged === WHOLE) {
      expect(error).toBeUndefined();
      const { data, message } = recorded?.body as { data: unknown; message: string };
      const raw = operation === 'deleteWithdrawal' ? message : data;
      expect(unread(raw, value)).toEqual([]);
      expect(codes).toEqual([]);
      return;
    }
    expect(error).toBeInstanceOf(ServiceClientError);
    const { hint, shopper, office, owner, error: kind, retryable } = judged;
    expect(error).toMatchObject({ name: kind, retryable, operation });
    expect(error instanceof RejectedError ? error.hint : undefined).toBe(hint);
    expect(toProblem(error).code).toBe(shopper);
    expect(toTreasuryProblem(error).code).toBe(office);
    expect(codes).toEqual(owner ? [owner] : []);
  });

  it.each(Object.entries(EVENTS))('%s is an event', (name, event) => {
    expect(decodeServiceEvent(new TextEncoder().encode(recordedEvent(name).body))).toMatchObject(
      event,
    );
  });

  it('of an event is what the webhook answers', async () => {
    const { body, answer } = recordedEvent('webhook-PaymentReceived');
    expect((await openStore().deliver(body)).text).toBe(answer);
  });

  it('has a row in a table above', () => {
    expect([...Object.keys(ROWS), ...Object.keys(EVENTS)].sort()).toEqual(RECORDED);
  });
});
