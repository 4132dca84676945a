/** What an event says, decided by its type alone, and what is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCheckoutEvents, transferEventKey } from '../../../src/payments/checkoutEvents.js';
import {
  decodeServiceEvent,
  MalformedEventError,
} from '../../../src/server/webhooks/decodeEvent.js';
import { BLOCKED, bytes, NOT_CONFIRMED, RECEIVED, WITHDRAWN } from './samples.js';
import { runs } from '../../support/runs.js';

const decode = (text: string) => decodeServiceEvent(bytes(text));
/** The kind of a transfer's event, or what else came of the body. */
function verdict(text: string): string {
  try {
    const event = decode(text);
    return event.type === 'transfer' ? event.kind : event.type;
  } catch (error) {
    if (error instanceof MalformedEventError) return 'malformed';
    throw error;
  }
}
const change = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
};
/** A received payment whose transfer has one field written otherwise. */
const received = (field: string, json: string) =>
  RECEIVED.replace(new RegExp(`("transactions":.*"${field}":)(?:null|"[^"]*")`), `$1${json}`);
const bodyOf = (text: string) => {
  const event = decode(text);
  if (event.type !== 'transfer') throw new Error('not a transfer');
  return event.body;
};

describe('the events of a deployed service', () => {
  const notes = {
    externalId: 'order-1001',
    walletId: '9a07b545-f99e-4f51-bf37-a84fcbe4df4d',
    withdrawalId: null,
    currencyId: 'USDT.Tron',
    blockchain: 'tron',
    amount: '20',
    amountUsd: '20',
    txHash: '2be41b...',
    bcUniqKey: '0',
    paidAt: '2026-07-31T09:13:45.000Z',
    createdAt: '2026-07-31T09:14:02.449Z',
  };

  it('a received payment is confirmed', () => {
    expect(decode(RECEIVED)).toEqual({
      type: 'transfer',
      typeName: 'PaymentReceived',
      kind: 'confirmed',
      externalId: 'order-1001',
      body: {
        source: 'service_event',
        blockchain: 'tron',
        txHash: '2be41b...',
        bcUniqKey: '0',
        currencyId: 'USDT.Tron',
        amount: '20',
        amountUsd: '20',
        times: ['2026-07-31T09:13:45.000Z', '2026-07-31T09:14:02.449Z'],
      },
      notes,
    });
  });

  it('an unconfirmed one is seen, although its status says completed', () => {
    expect(NOT_CONFIRMED).toContain('"unconfirmed_status":"completed"');
    expect(decode(NOT_CONFIRMED)).toEqual({
      type: 'transfer',
      typeName: 'PaymentNotConfirmed',
      kind: 'seen',
      externalId: 'order-1001',
      body: { ...bodyOf(RECEIVED), times: ['2026-07-31T09:13:50.100Z'] },
      notes: {
        ...{ ...notes, walletId: '9a07...', paidAt: null },
        createdAt: '2026-07-31T09:13:50.100Z',
      },
    });
  });

  it('a blocked one is held, although it has the shape of a received one', () => {
    expect(BLOCKED).toContain('"status":"completed"');
    const event = decode(BLOCKED);
    expect(event).toEqual({ ...decode(RECEIVED), typeName: 'PaymentAMLBlocked', kind: 'held' });
  });

  it('a withdrawal is told with all that the treasury needs', () => {
    expect(decode(WITHDRAWN)).toEqual({
      type: 'withdrawal',
      typeName: 'WithdrawalFromProcessingReceived',
      notes: {
        externalId: null,
        walletId: null,
        withdrawalId: '0d2b6a5e-31f0-4f8e-9c8a-5b3a4f1d2c10',
        currencyId: 'USDT.Tron',
        blockchain: 'tron',
        amount: '20',
        amountUsd: '20',
        txHash: '77aa',
        bcUniqKey: null,
        paidAt: '2026-07-31T09:59:45.000Z',
        createdAt: '2026-07-31T10:00:00.500Z',
      },
    });
  });

  it('a withdrawal is never refused for what it lacks, as its test send lacks an id', () => {
    const nothing = Object.fromEntries(Object.keys(notes).map((name) => [name, null]));
    for (const more of ['', ',"transactions":null', ',"transactions":7', ',"withdrawal_id":{}']) {
      expect(decode(`{"type":"WithdrawalFromProcessingReceived"${more}}`)).toEqual({
        type: 'withdrawal',
        typeName: 'WithdrawalFromProcessingReceived',
        notes: nothing,
      });
    }
    const asTest = change(RECEIVED, 'PaymentReceived', 'WithdrawalFromProcessingReceived');
    expect(decode(asTest)).toMatchObject({ type: 'withdrawal', notes: { ...notes } });
  });

  it('another type is unknown, whatever else the body says', () => {
    expect(decode(change(RECEIVED, 'PaymentReceived', 'PaymentReversed'))).toEqual({
      type: 'unknown',
      typeName: 'PaymentReversed',
      notes,
    });
    expect(decode('{"unconfirmed_type":"New","unconfirmed_amount":"7"}')).toMatchObject({
      typeName: 'New',
      notes: { amountUsd: '7' },
    });
    expect(verdict('{"type":"constructor"}')).toBe('unknown');
    expect(verdict('{"unconfirmed_type":"PaymentSomething"}')).toBe('unknown');
  });

  it('the name of an unknown type is short and plain before it is written down', () => {
    const [open, close] = ['\\u202e', '\\ud800'];
    const { typeName } = decode(`{"type":"\\u0000Pay${open}ment\\n${close}${'x'.repeat(500)}"}`);
    expect(typeName).toBe(`Payment${'x'.repeat(57)}`);
  });

  it('fits the ledger: the body is a checkout event, and its key is short enough', () => {
    const longest = RECEIVED.replace('2be41b...', 'f'.repeat(180))
      .replace('"bc_uniq_key":"0"', `"bc_uniq_key":"${'1'.repeat(180)}"`)
      .replace('"tron"', `"${'b'.repeat(64)}"`);
    const body = bodyOf(longest);
    expect(transferEventKey('confirmed', body).length).toBeLessThanOrEqual(512);
    const [event] = readCheckoutEvents([
      {
        stream: 's',
        key: 'k',
        kind: 'confirmed',
        at: '2026-07-31T09:14:03.000Z',
        sequence: 1,
        body,
      },
    ]);
    expect(event?.body).toEqual(body);
  });
});

describe('amounts', () => {
  it.each([
    ['a number', '20', '20'],
    ['a number with an exponent', '1e-7', '0.0000001'],
    ['a number beyond binary precision', '0.1234567890123456789', '0.1234567890123456789'],
    ['a string with zeros', '"20.500"', '20.5'],
    ['a string with an exponent', '"2.5E+1"', '25'],
  ])('may be %s', (_name, json, amount) => {
    expect(bodyOf(received('amount', json)).amount).toBe(amount);
  });

  it.each(['null', '""', '"-1"', '-1', '"20,5"', '"NaN"', '"1e999"', 'true', '[]', '{}', '"0x14"'])(
    'may not be %s',
    (json) => {
      expect(verdict(received('amount', json))).toBe('malformed');
    },
  );

  it('are the coins of the transfer, not the dollars beside them', () => {
    const other = RECEIVED.replace('{"amount":"20"', '{"amount":"999"');
    expect(bodyOf(other).amount).toBe('20');
  });

  it('in dollars may be missing', () => {
    expect(bodyOf(received('amount_usd', 'null')).amountUsd).toBe(null);
    expect(bodyOf(change(RECEIVED, '"amount_usd":"20",', '')).amountUsd).toBe(null);
  });

  it.each(['""', '"-1"', '"NaN"', `"0.${'1'.repeat(51)}"`, '"1e999"', 'true', '{}'])(
    'in dollars are no reason to refuse a payment when they are %s',
    (json) => {
      expect(bodyOf(received('amount_usd', json))).toMatchObject({ amount: '20', amountUsd: null });
    },
  );
});

describe('other fields', () => {
  it('a key of null or none is the empty key', () => {
    expect(bodyOf(received('bc_uniq_key', 'null')).bcUniqKey).toBe('');
    expect(bodyOf(change(RECEIVED, '"bc_uniq_key":"0",', '')).bcUniqKey).toBe('');
  });

  it.each([
    ['without a zone is UTC', '"2026-07-31T08:00:00"', ['2026-07-31T08:00:00.000Z']],
    ['with Z', '"2026-07-31T08:00:00.123456789Z"', ['2026-07-31T08:00:00.123Z']],
    ['with an offset', '"2026-07-31T10:00:00+02:00"', ['2026-07-31T08:00:00.000Z']],
    ['that is not set is left out', 'null', []],
    ['of zero is left out', '"0001-01-01T00:00:00Z"', []],
    ['that cannot be read is left out', '"yesterday"', []],
    ['that no event of the ledger could hold is left out', '"9999-12-31T23:59:59-01:00"', []],
    ['that is no text is left out', '1785484800', []],
  ])('a time %s', (_name, json, times) => {
    const created = '"created_at":"2026-07-31T09:14:02.449795"';
    const timeless = change(RECEIVED, `${created},`, '');
    const body = bodyOf(change(timeless, '"2026-07-31T09:13:45"', json));
    expect(body.times).toEqual(times);
  });

  it('the times are told earliest first, each once', () => {
    const later = change(RECEIVED, '"2026-07-31T09:13:45"', '"2026-07-31T10:00:00"');
    expect(bodyOf(later).times).toEqual(['2026-07-31T09:14:02.449Z', '2026-07-31T10:00:00.000Z']);
  });

  it('may be nested 32 levels deep, the event among them, and no deeper', () => {
    const nested = (lists: number) =>
      RECEIVED.replace('{', `{"x":${'['.repeat(lists)}${']'.repeat(lists)},`);
    expect(verdict(nested(31))).toBe('confirmed');
    expect(verdict(nested(32))).toBe('malformed');
  });

  it('that are unknown pass by', () => {
    const more = RECEIVED.replace('{', '{"new":{"deep":[1,{"x":null}]},');
    expect(decode(more)).toEqual(decode(RECEIVED));
  });

  it('status decides nothing', () => {
    expect(verdict(change(RECEIVED, 'completed', 'failed'))).toBe('confirmed');
    expect(verdict(change(NOT_CONFIRMED, 'completed', 'confirmed'))).toBe('seen');
  });

  it.each([
    'wallet',
    'transactions',
    'store_external_id',
    'tx_hash',
    'blockchain',
    'currency_id',
    'amount',
  ])('without %s a payment is malformed, and the message names the field', (field) => {
    const value: Record<string, unknown> = JSON.parse(RECEIVED) as Record<string, unknown>;
    const drop = (from: unknown): unknown =>
      typeof from === 'object' && from !== null
        ? Object.fromEntries(
            Object.entries(from)
              .filter(([key]) => key !== field)
              .map(([key, member]) => [key, drop(member)]),
          )
        : from;
    const text = JSON.stringify(drop(value));
    expect(() => decode(text)).toThrow(MalformedEventError);
    expect(() => decode(text)).toThrow(field);
  });

  it.each([
    ['NUL', '\\u0000'],
    ['half of a surrogate pair', '\\ud83d'],
    ['the other half', '\\ude00'],
    ['a line break', '\\n'],
    ['a control of the C1 set', '\\u0085'],
  ])('%s in a word that is kept is malformed: no ledger could hold it', (_name, bad) => {
    for (const word of ['2be41b...', '"tron', 'USDT.Tron', 'order-1001', '"bc_uniq_key":"0']) {
      expect(verdict(change(RECEIVED, word, `${word}${bad}x`)), word).toBe('malformed');
      const prefixed = change(
        NOT_CONFIRMED,
        word.replace('bc_', 'unconfirmed_bc_'),
        `${word.replace('bc_', 'unconfirmed_bc_')}${bad}`,
      );
      expect(verdict(prefixed), word).toBe('malformed');
      const withdrawn = change(RECEIVED, word, `${word}${bad}x`);
      const kept = decode(change(withdrawn, 'PaymentReceived', 'WithdrawalFromProcessingReceived'));
      expect(JSON.stringify(kept), word).not.toContain(bad);
    }
    expect(verdict(change(RECEIVED, '"status":"completed', `"status":"completed${bad}`))).toBe(
      'confirmed',
    );
  });

  it('a whole pair of surrogates is a character like any other', () => {
    expect(verdict(change(RECEIVED, 'order-1001', 'order-\\ud83d\\ude00'))).toBe('confirmed');
  });

  it.each([
    ['an empty hash', received('tx_hash', '""')],
    ['a huge hash', received('tx_hash', `"${'f'.repeat(181)}"`)],
    ['an empty external id', change(RECEIVED, 'order-1001', '')],
    ['a number for an external id', change(RECEIVED, '"order-1001"', '1001')],
    [
      'a list of transfers',
      change(RECEIVED, '"transactions":{', '"transactions":[{').replace('},"type"', '}],"type"'),
    ],
    ['a number for a wallet', RECEIVED.replace(/"wallet":\{.*?\}/, '"wallet":7')],
  ])('%s is malformed', (_name, text) => {
    expect(verdict(text)).toBe('malformed');
  });
});

describe('the prefix', () => {
  const prefixedReceived = change(NOT_CONFIRMED, 'PaymentNotConfirmed', 'PaymentReceived');
  const plainNotConfirmed = change(RECEIVED, 'PaymentReceived', 'PaymentNotConfirmed');

  it.each([
    ['a received payment with it', prefixedReceived],
    [
      'a blocked payment with it',
      change(NOT_CONFIRMED, 'PaymentNotConfirmed', 'PaymentAMLBlocked'),
    ],
    ['a withdrawal with it', '{"unconfirmed_type":"WithdrawalFromProcessingReceived"}'],
    ['an unconfirmed payment without it', plainNotConfirmed],
    ['two types', RECEIVED.replace('{', '{"unconfirmed_type":"PaymentNotConfirmed",')],
    ['two types that agree', NOT_CONFIRMED.replace('{', '{"type":"PaymentNotConfirmed",')],
    // Read by the other type alone it would be unknown: acknowledged, and the payment never counted.
    ['a second type that is unknown', RECEIVED.replace('{', '{"unconfirmed_type":"New",')],
    ['a second, plain type that is unknown', NOT_CONFIRMED.replace('{', '{"type":"New",')],
    ['one key too many with it', RECEIVED.replace('{', '{"unconfirmed_amount":"20",')],
    ['one deep key too many with it', change(RECEIVED, '"tx_id"', '"unconfirmed_tx_id"')],
    ['one key too few with it', change(NOT_CONFIRMED, '"unconfirmed_tx_id"', '"tx_id"')],
    ['only the type without it', change(NOT_CONFIRMED, '"unconfirmed_type"', '"type"')],
    ['a key inside a list', RECEIVED.replace('{', '{"list":[{"unconfirmed_x":1}],')],
  ])('%s is malformed', (_name, text) => {
    expect(verdict(text)).toBe('malformed');
  });
});

describe('a body that is no event', () => {
  it.each([
    ['empty', ''],
    ['no JSON', 'type=PaymentReceived'],
    ['cut short', RECEIVED.slice(0, -1)],
    ['followed by more', `${RECEIVED}{}`],
    ['null', 'null'],
    ['a number', '1'],
    ['a string', '"PaymentReceived"'],
    ['a list of events', `[${RECEIVED}]`],
    ['without a type', '{}'],
    ['with a type that is no text', '{"type":["PaymentReceived"]}'],
    ['with a type of null', '{"type":null}'],
    ['with two different types', '{"type":"PaymentReceived","type":"PaymentAMLBlocked"}'],
    ['nested beyond reason', '['.repeat(60_000)],
    [
      'nested deeply inside',
      RECEIVED.replace('{', `{"x":${'['.repeat(3_000)}${']'.repeat(3_000)},`),
    ],
  ])('%s is malformed', (_name, text) => {
    expect(verdict(text)).toBe('malformed');
  });

  it('in another encoding is malformed', () => {
    const latin = bytes(RECEIVED);
    latin[20] = 0xe9;
    expect(() => decodeServiceEvent(latin)).toThrow(MalformedEventError);
    const wide = new Uint8Array(Buffer.from(RECEIVED, 'utf16le'));
    expect(() => decodeServiceEvent(wide)).toThrow(MalformedEventError);
  });

  it('is not quoted by the message', () => {
    const text = change(RECEIVED, '"amount":"20"', '"amount":"sk_canary"');
    expect(() => decode(text)).toThrow(MalformedEventError);
    expect(() => decode(text)).not.toThrow(/canary/);
    expect(() => decode('sk_canary')).not.toThrow(/canary/);
  });

  it('cannot reach what objects inherit', () => {
    const inner = RECEIVED;
    expect(verdict(`{"__proto__":${inner}}`)).toBe('malformed');
    expect(verdict(`{"type":"PaymentReceived","__proto__":${inner}}`)).toBe('malformed');
    const harmless = RECEIVED.replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    expect(decode(harmless)).toEqual(decode(RECEIVED));
    const prefixed = NOT_CONFIRMED.replace(
      '{',
      '{"unconfirmed___proto__":{"unconfirmed_polluted":1},',
    );
    expect(decode(prefixed)).toEqual(decode(NOT_CONFIRMED));
    expect(({} as Record<string, unknown>)['polluted']).toBe(undefined);
  });
});

describe('laws of decoding', () => {
  const typeName = fc.oneof(
    fc.constantFrom(
      'PaymentReceived',
      'PaymentNotConfirmed',
      'PaymentAMLBlocked',
      'paymentreceived',
      'PaymentReceived ',
      ' PaymentReceived',
      'Payment',
      'PAYMENTRECEIVED',
      'PaymentRecеived',
    ),
    fc.string(),
  );
  const key = fc.constantFrom('type', 'unconfirmed_type', 'Type', 'types', 'status');
  const extra = fc.dictionary(
    fc.constantFrom('status', 'unconfirmed_status', 'unconfirmed_x', 'x'),
    fc.json(),
  );
  const shape = fc.constantFrom(RECEIVED, NOT_CONFIRMED, BLOCKED);

  it('nothing is confirmed unless its type is exactly PaymentReceived', () => {
    fc.assert(
      fc.property(shape, key, typeName, extra, (base, name, type, more) => {
        const fields = { ...(JSON.parse(base) as object), ...more } as Record<string, unknown>;
        delete fields['type'];
        delete fields['unconfirmed_type'];
        const text = JSON.stringify({ ...fields, [name]: type });
        const isReceived = name === 'type' && type === 'PaymentReceived';
        if (!isReceived) expect(verdict(text)).not.toBe('confirmed');
        else expect(['confirmed', 'malformed']).toContain(verdict(text));
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('any bytes are decoded or refused as malformed, never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytes)), (body) => {
        try {
          decodeServiceEvent(body);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedEventError);
        }
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('an unconfirmed event says the same as a received one that has its prefix taken off', () => {
    const stripped = NOT_CONFIRMED.replaceAll('unconfirmed_', '').replace(
      'PaymentNotConfirmed',
      'PaymentReceived',
    );
    expect(decode(stripped)).toEqual({
      ...decode(NOT_CONFIRMED),
      typeName: 'PaymentReceived',
      kind: 'confirmed',
    });
  });
});
