/** Refusals of the service and their messages: the table of `docs/service.md §5`. */
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/createSandbox.js';
import { callRaw, DIALECTS, start } from './start.js';

const ID = '0a4b7f0e-5f0e-4a53-9d7d-6d8f6c1f2a10';
const TARGET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const WALLET = { store_external_id: ID };
const PAYOUT = { address_to: TARGET, amount: 1, currency_id: 'USDT.Tron', request_id: 'r-1' };
const PAYOUTS = '/withdrawal-from-processing';

interface Refusal {
  readonly why: string;
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly before?: (sandbox: Sandbox) => unknown;
  readonly status: number;
  readonly message: string;
}

const walletFailure = (reason: string) =>
  `failed to store wallet with address for store external id ${ID}: ${reason}`;

// prettier-ignore
const EVERYWHERE: readonly Refusal[] = [
  { why: 'a body that is too large', method: 'POST', path: '/wallet', text: `"${'x'.repeat(4 * 1024 * 1024)}"`, status: 413, message: 'Request Entity Too Large' },
  { why: 'a wallet body without a content type', method: 'POST', path: '/wallet', body: WALLET, headers: { 'Content-Type': 'text/plain' }, status: 422, message: 'Unprocessable Entity' },
  { why: 'an external id that is a number', method: 'POST', path: '/wallet', body: { store_external_id: 7 }, status: 400, message: 'invalid request' },
  { why: 'a wallet without an external id', method: 'POST', path: '/wallet', body: {}, status: 422, message: 'Unprocessable Entity' },
  { why: 'a wallet query without an external id', path: '/wallet', status: 422, message: 'Unprocessable Entity' },
  { why: 'a wrong IP address', path: `/wallet?store_external_id=${ID}&ip=300.1.1.1`, status: 422, message: 'Unprocessable Entity' },
  { why: 'an amount that is no number', path: `/wallet?store_external_id=${ID}&amount=lots`, status: 400, message: 'invalid request' },
  { why: 'a rejected store', method: 'POST', path: '/wallet', body: WALLET, before: (s) => { s.configure({ storeRejected: true }); }, status: 400, message: 'store is not verified' },
  { why: 'a wallet without processing', path: `/wallet?store_external_id=${ID}`, before: (s) => { s.configure({ processingReady: false }); }, status: 400, message: walletFailure('processing is uninitialized') },
  { why: 'a wallet while one rate is missing', method: 'POST', path: '/wallet', body: WALLET, before: (s) => { s.setRate('BTC', null); }, status: 400, message: walletFailure('failed to convert rate source: get currency rate: currency exchange rate from [USDT] to [BTC] not found in source [binance]') },
  { why: 'an external id that is too long', method: 'POST', path: '/wallet', body: { store_external_id: 'x'.repeat(256) }, status: 400, message: walletFailure('ERROR: value too long for type character varying(255) (SQLSTATE 22001)').replace(ID, 'x'.repeat(256)) },
  { why: 'a flat listing that cannot be read', path: '/store/currencies', before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'fetch store currencies: connection refused' },
  { why: 'an extended listing that cannot be read', path: '/store/currencies-extended', before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'fetch store currencies: connection refused' },
  { why: 'transfers that cannot be read', path: '/transactions/unconfirmed/transfer', before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 500, message: 'error getting unconfirmed transactions' },
  { why: 'balances without processing', path: '/processing-wallet-balances', before: (s) => { s.configure({ processingReady: false }); }, status: 400, message: 'empty owner processing id' },
  { why: 'balances of a disabled currency', path: '/processing-wallet-balances?currencies=SHIB.Ethereum', status: 400, message: 'currency SHIB.Ethereum is disabled' },
  { why: 'balances of a network named twice', path: '/processing-wallet-balances?blockchains=tron&blockchains=tron', status: 400, message: '[{"field":"blockchains","message":"unique"}]' },
  { why: 'an exchange that does not answer', path: '/exchange-balances', before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'fetch account balance: connection refused' },
  { why: 'a payout without an amount', method: 'POST', path: PAYOUTS, body: { ...PAYOUT, amount: undefined }, status: 422, message: 'Unprocessable Entity' },
  { why: 'a payout to a short address', method: 'POST', path: PAYOUTS, body: { ...PAYOUT, address_to: 'T123' }, status: 422, message: 'Unprocessable Entity' },
  { why: 'a payout with a long request id', method: 'POST', path: PAYOUTS, body: { ...PAYOUT, request_id: 'r'.repeat(256) }, status: 422, message: 'Unprocessable Entity' },
  { why: 'a payout of a truth value', method: 'POST', path: PAYOUTS, body: { ...PAYOUT, amount: true }, status: 400, message: 'invalid request' },
  { why: 'a payout from a foreign store', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.configure({ storeOwned: false }); }, status: 403, message: 'store is not owned by user' },
  { why: 'a payout that the owner forbids', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.configure({ withdrawalsAllowed: false }); }, status: 400, message: 'withdrawal from processing is disabled by owner' },
  { why: 'a payout that the installation forbids', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.configure({ withdrawalsEnabled: false }); }, status: 400, message: 'API withdrawal unavailable: this feature is disabled in the application settings' },
  { why: 'a payout without processing', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.configure({ processingReady: false }); }, status: 423, message: 'processing is uninitialized' },
  { why: 'a payout without a processing wallet', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.configure({ networksWithoutWallet: ['tron'] }); }, status: 404, message: 'processing wallet not exists' },
  { why: 'a payout while processing is down', method: 'POST', path: PAYOUTS, body: PAYOUT, before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'fetch wallets from processing: connection refused' },
  { why: 'reading while the database is down', path: `${PAYOUTS}/${ID}`, before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'fetch withdrawal: connection refused' },
  { why: 'deleting by something that is no UUID', method: 'DELETE', path: `${PAYOUTS}/r-1`, status: 400, message: 'invalid UUID length: 3' },
  { why: 'deleting while the database is down', method: 'DELETE', path: `${PAYOUTS}/${ID}`, before: (s) => { s.fail({ kind: 'inner_failure' }); }, status: 400, message: 'undelete withdrawal' },
];

// prettier-ignore
const DOCUMENTED_ONLY: readonly Refusal[] = [
  { why: 'a text where the document says number', method: 'POST', path: '/wallet', body: { ...WALLET, amount: '20' }, status: 400, message: 'invalid request: "amount" is text, and the API document calls it a number. A deployed service takes both: start the sandbox with --dialect deployed (createSandbox({ dialect: "deployed" })).' },
  { why: 'an external id in the query that is no UUID', path: '/wallet?store_external_id=order-1', status: 422, message: 'Unprocessable Entity' },
  { why: 'an IPv6 address in the query', path: `/wallet?store_external_id=${ID}&ip=2001:db8::1`, status: 422, message: 'Unprocessable Entity' },
  { why: 'reading by request id', path: `${PAYOUTS}/r-1`, before: (s) => callRaw(s, 'POST', PAYOUTS, { body: PAYOUT }), status: 404, message: 'withdrawal not found' },
];

// prettier-ignore
const DEPLOYED_ONLY: readonly Refusal[] = [
  { why: 'a request id that its database cannot hold', method: 'POST', path: PAYOUTS, body: { ...PAYOUT, request_id: 'r'.repeat(65) }, status: 400, message: 'withdrawal creation: ERROR: value too long for type character varying(64) (SQLSTATE 22001)' },
];

describe.each(DIALECTS)('the %s service refuses', (dialect) => {
  const own = dialect === 'documented' ? DOCUMENTED_ONLY : DEPLOYED_ONLY;

  it.each([...EVERYWHERE, ...own])('$why', async (refusal) => {
    const { sandbox } = start({ dialect });
    await refusal.before?.(sandbox);
    const { method = 'GET', path, body, text, headers } = refusal;
    const answer = await callRaw(sandbox, method, path, {
      ...(body === undefined ? {} : { body }),
      ...(text === undefined ? {} : { text }),
      ...(headers === undefined ? {} : { headers }),
    });
    expect(answer.text).toBe(
      JSON.stringify({ errors: [{ message: refusal.message }], code: refusal.status }),
    );
    expect(answer.status).toBe(refusal.status);
  });
});

describe('what only a deployed service accepts', () => {
  it.each([
    ['a numeric text as the amount', { ...WALLET, amount: '20' }, '"amount_usd":"20"'],
    [
      'an external id of any form',
      { store_external_id: 'order-1' },
      '"store_external_id":"order-1"',
    ],
    ['an IPv6 address', { ...WALLET, ip: '2001:db8::1' }, '"code":200'],
  ])('%s', async (_what, body, part) => {
    const { sandbox } = start({ dialect: 'deployed' });
    expect((await callRaw(sandbox, 'POST', '/wallet', { body })).text).toContain(part);
  });
});

describe.each(DIALECTS)('the key of a %s service', (dialect) => {
  it('is in no record of calls and in no view of the state', async () => {
    const { sandbox } = start({ dialect });
    await callRaw(sandbox, 'GET', `/store/currencies?api_key=${sandbox.apiKey}`);
    const seen = JSON.stringify([sandbox.recordedCalls(), sandbox.state()]);
    expect(seen).toContain('/store/currencies');
    expect(seen).not.toContain(sandbox.apiKey);
    expect(seen).not.toContain(sandbox.webhookSecret);
  });
});
