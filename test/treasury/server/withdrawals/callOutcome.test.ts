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
  UnexpectedResponseError,
} from '../../../../src/api/errors.js';
import type { RejectionHint } from '../../../../src/api/hint.js';
import { judgeFailedCall } from '../../../../src/treasury/server/withdrawals/callOutcome.js';
import { ada, idOf, withDraft } from './backOffice.js';

const operation = 'createWithdrawal' as const;
const refused = (status: number, hint?: RejectionHint) =>
  judgeFailedCall(new RejectedError({ operation, status, hint }));

describe('a refusal of the service', () => {
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

  it('of a store that is not verified is one', () => {
    expect(refused(400, 'store_not_verified')).toEqual({ kind: 'refused', code: 'other' });
  });
});

it('a call that was never sent created nothing', () => {
  const problem = new InvalidInputError(operation, 'amount', 'is none.');
  expect(judgeFailedCall(problem)).toEqual({ kind: 'refused', code: 'other' });
  expect(judgeFailedCall(new ConfigurationError('apiKey', 'is missing'))).toEqual({
    kind: 'refused',
    code: 'other',
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

/** Every line of operation 9 (`docs/service.md §5`) is tried in `test/treasury/panel/refusals.test.ts`. */
describe('a failed creation, through the real client', () => {
  async function send(status: number, message: string) {
    const office = await withDraft();
    const body = JSON.stringify({ errors: [{ message }], code: 0 });
    office.creating.fail({ kind: 'answer', status, body }, 1);
    const view = await office.desk.send(ada, idOf(1));
    expect(JSON.stringify(view)).not.toContain(message);
    return { ...view, codes: office.heard.map(({ code }) => code), calls: office.calls };
  }

  it('that was refused is over, and its owner is told', async () => {
    const { codes, history, ...view } = await send(403, 'store is not owned by user');
    const code = 'store_not_owned';
    expect(view).toMatchObject({ state: 'refused', refusal: code, actions: [], serviceId: null });
    expect(history.at(-1)).toMatchObject({ kind: 'refused', who: null, reason: code });
    expect(codes).toEqual(['withdrawal_refused']);
  });

  it('of which nobody knows is read back at once, and is for a person to settle', async () => {
    const { codes, calls, history, ...view } = await send(400, 'something of its own');
    expect(view).toMatchObject({ state: 'unknown', refusal: null, actions: ['settle'] });
    expect(view.staleBecause).toBe('not_found');
    expect(history.at(-1)).toMatchObject({ kind: 'lost', who: null, reason: 'unclear_refusal' });
    expect(codes).toEqual(['withdrawal_unknown']);
    expect(calls('getWithdrawal')).toBe(1);
  });
});
