/** What a failed creation says: each line of the service's errors, and everything that can go wrong. */
import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ConfigurationError,
  InvalidInputError,
  KeyEchoedError,
  NetworkError,
  RedirectRefusedError,
  RejectedError,
  ResponseTooLargeError,
  ServiceFailureError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
} from '../../../../src/api/errors.js';
import type { RejectionHint } from '../../../../src/api/hint.js';
import { WITHDRAWAL_REFUSALS } from '../../../../src/contract/treasury/withdrawals.js';
import { judgeFailedCall } from '../../../../src/server/treasury/withdrawals/callOutcome.js';
import { ada, idOf, input, openBackOffice } from './backOffice.js';

const operation = 'createWithdrawal' as const;
const refused = (status: number, hint?: RejectionHint) =>
  judgeFailedCall(new RejectedError({ operation, status, hint }));

describe('a refusal of the service', () => {
  it.each<[RejectionHint, string]>([
    ['address_invalid', 'address_invalid'],
    ['address_is_own', 'address_is_own'],
    ['amount_not_positive', 'amount_not_positive'],
    ['currency_unknown', 'currency_unknown'],
    ['currency_disabled', 'currency_disabled'],
    ['withdrawals_disabled', 'withdrawals_disabled'],
    ['processing_not_ready', 'processing_not_ready'],
    ['processing_wallet_missing', 'processing_wallet_missing'],
    ['store_not_owned', 'store_not_owned'],
    ['store_not_verified', 'other'],
  ])('%s means that nothing was created', (hint, code) => {
    expect(refused(400, hint)).toEqual({ kind: 'refused', code });
    expect(WITHDRAWAL_REFUSALS).toContain(code);
  });

  it('of a taken request id means that this very call was seen before', () => {
    expect(refused(422, 'duplicate_request_id')).toEqual({ kind: 'lost', why: 'duplicate' });
  });

  it.each<RejectionHint>([
    'withdrawal_not_found',
    'withdrawal_not_deletable',
    'exchange_not_configured',
    'wallet_not_created',
    'rate_missing',
  ])('that belongs to another operation (%s) proves nothing', (hint) => {
    expect(refused(404, hint)).toEqual({ kind: 'lost', why: 'unclear_refusal' });
  });

  it.each([403, 404, 405, 406, 413, 415, 422, 423, 425, 429])(
    'without a known text is one where status %i says so by itself',
    (status) => {
      expect(refused(status)).toEqual({ kind: 'refused', code: 'other' });
    },
  );

  it.each([400, 402, 408, 409, 410, 418, 499])(
    'without a known text is none where status %i leaves it open',
    (status) => {
      expect(refused(status)).toEqual({ kind: 'lost', why: 'unclear_refusal' });
    },
  );

  it('of the key is one', () => {
    expect(judgeFailedCall(new UnauthorizedError({ operation, status: 401 }))).toEqual({
      kind: 'refused',
      code: 'key_refused',
    });
  });
});

describe('a call that was never sent', () => {
  it('created nothing', () => {
    const problem = new InvalidInputError(operation, 'amount', 'is none.');
    expect(judgeFailedCall(problem)).toEqual({ kind: 'refused', code: 'other' });
    expect(judgeFailedCall(new ConfigurationError('apiKey', 'is missing'))).toEqual({
      kind: 'refused',
      code: 'other',
    });
  });
});

describe('a call without a clear answer', () => {
  it.each<[string, unknown]>([
    ['timeout', new TimeoutError(8_000, { operation })],
    ['network', new NetworkError({ operation, code: 'ECONNREFUSED' })],
    ['aborted', new AbortedError({ operation })],
    ['failure', new ServiceFailureError({ operation, status: 503 })],
    ['redirect', new RedirectRefusedError({ operation, status: 307 })],
    ['unreadable', new UnexpectedResponseError([], { operation, status: 200 })],
    ['unreadable', new ResponseTooLargeError(1, { operation, status: 200 })],
    ['unreadable', new KeyEchoedError({ operation, status: 200 })],
    ['unforeseen', new Error('a bug')],
    ['unforeseen', undefined],
  ])('is lost: %s', (why, error) => {
    expect(judgeFailedCall(error)).toEqual({ kind: 'lost', why });
  });
});

/** Every refusal of operation 9 (`docs/service.md §5`), through the real client. */
describe('a line of the service about operation 9', () => {
  const body = (message: string) => JSON.stringify({ errors: [{ message }], code: 0 });
  const send = async (status: number, message: string) => {
    const office = openBackOffice();
    await office.withdrawalService.draft(ada, input());
    office.creating.fail({ kind: 'answer', status, body: body(message) }, 1);
    const view = await office.withdrawalService.send(ada, idOf(1));
    return { ...office, view };
  };

  it.each([
    [401, 'Unauthorized', 'key_refused'],
    [422, 'Unprocessable Entity', 'other'],
    [422, 'amount must be greater than zero', 'amount_not_positive'],
    [409, "invalid wallet 'T' for blockchain 'tron'", 'address_invalid'],
    [406, 'withdrawal to hot wallet is not allowed', 'address_is_own'],
    [423, 'processing is uninitialized', 'processing_not_ready'],
    [404, 'processing wallet not exists', 'processing_wallet_missing'],
    [404, 'Not Found', 'other'],
    [413, 'Request Entity Too Large', 'other'],
    [403, 'store is not owned by user', 'store_not_owned'],
    [400, 'withdrawal from processing is disabled by owner', 'withdrawals_disabled'],
    [400, 'API withdrawal unavailable: this feature is disabled', 'withdrawals_disabled'],
    [400, 'fetch currency: no rows in result set', 'currency_unknown'],
    [400, 'currency USDT.Tron is disabled', 'currency_disabled'],
  ])('%i %s: refused', async (status, message, code) => {
    const { view, heard } = await send(status, message);
    expect(view).toMatchObject({ state: 'refused', refusal: code, actions: [], serviceId: null });
    expect(view.history.at(-1)).toMatchObject({ kind: 'refused', who: null, reason: code });
    expect(heard.map((one) => one.code)).toEqual(['withdrawal_refused']);
    expect(JSON.stringify(view)).not.toContain(message);
  });

  it.each([
    [400, 'invalid request', 'not_understood'],
    [400, 'fetch wallets from processing: rpc error', 'processing_unreachable'],
    [400, 'withdrawal creation: ERROR: conn closed', 'not_written'],
    [400, 'something of its own', 'unclear_refusal'],
    [422, 'withdrawal with such request id already exists', 'duplicate'],
    [500, 'Internal Server Error', 'failure'],
    [503, 'Service Unavailable', 'failure'],
  ])('%i %s: unknown', async (status, message, why) => {
    const { view, heard, calls } = await send(status, message);
    expect(view).toMatchObject({
      state: 'unknown',
      refusal: null,
      actions: ['settle'],
      staleBecause: 'not_found',
    });
    expect(view.history.at(-1)).toMatchObject({ kind: 'lost', who: null, reason: why });
    expect(heard.map((one) => one.code)).toEqual(['withdrawal_unknown']);
    expect(JSON.stringify(view)).not.toContain(message);
    expect(calls('getWithdrawal')).toBe(1);
  });
});
