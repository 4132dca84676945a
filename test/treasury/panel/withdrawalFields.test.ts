/** The pure parts of the withdrawal form: fields, saved state, currencies, ids. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import { withdrawalIdField } from '../../../src/treasury/contract/withdrawals.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { currencyRows } from '../../../src/treasury/panel/withdrawals/currencyRows.js';
import {
  fieldsFrom,
  NO_FIELDS,
  parseFields,
  sameContent,
  type DraftFields,
} from '../../../src/treasury/panel/withdrawals/draftFields.js';
import {
  newWithdrawalId,
  readSavedDraft,
  savedDraftKey,
  saveDraft,
  type SavedDraft,
} from '../../../src/treasury/panel/withdrawals/savedDraft.js';
import { parseAddress } from '../../../src/treasury/panel/withdrawals/parseAddress.js';
import type { ProcessingBalancesView } from '../../../src/treasury/contract/balances.js';
import { holding } from '../server/withdrawals/backOffice.js';
import { ADDRESSES, CURRENCIES, listingOf } from '../../support/fakeStore.js';

const TRON = CURRENCIES.find(({ id }) => id === 'USDT.Tron');
const ZED = CURRENCIES.find(({ id }) => id === 'ZZZ.Newchain');
const GOOD: DraftFields = {
  ...NO_FIELDS,
  currencyId: 'USDT.Tron',
  amountText: '1 234,5',
  addressText: ` ${ADDRESSES.tron}\n`,
};

describe('the draft that the fields make', () => {
  it('is exact, in machine form and in the canonical spelling', () => {
    const fields = { ...GOOD, note: ' two\nlines ' };
    expect(parseFields(fields, TRON, undefined).draft).toEqual({
      currencyId: 'USDT.Tron',
      amount: '1234.5',
      addressTo: ADDRESSES.tron,
      note: 'two lines',
    });
  });

  it.each([
    ['currency', GOOD, undefined],
    ['amount', { ...GOOD, amountText: '1,234' }, TRON],
    ['amount', { ...GOOD, amountText: '' }, TRON],
    ['address', { ...GOOD, addressText: ADDRESSES.bitcoin }, TRON],
    ['note', { ...GOOD, note: 'x'.repeat(501) }, TRON],
  ] as const)('does not exist while the %s is faulty', (name, fields, currency) => {
    const { invalid, draft } = parseFields(fields, currency, undefined);
    expect(invalid).toContain(name);
    expect(draft).toBeNull();
  });

  it('takes what a person said an ambiguous text means, unless it has too many decimals', () => {
    const fields = { ...GOOD, amountText: '1,234', amountMeant: parseDecimal('1.234') };
    expect(parseFields(fields, TRON, undefined).amount).toEqual({
      status: 'amount',
      amount: '1.234',
    });
    const whole = TRON && { ...TRON, precision: 0 };
    expect(parseFields(fields, whole, undefined).amount).toEqual({
      status: 'invalid',
      fault: 'precision',
    });
  });

  it('takes a prefilled amount exactly, even if it looks ambiguous', () => {
    const fields = fieldsFrom({ currencyId: 'USDT.Tron', amount: parseDecimal('1.234') });
    expect(parseFields(fields, TRON, undefined).amount).toEqual({
      status: 'amount',
      amount: '1.234',
    });
  });

  it('is the same content but for its id, and other content for anything else', () => {
    const make = (fields: DraftFields, kind?: 'payment' | 'top_up') =>
      parseFields(fields, TRON, kind && { kind, reference: '1042' }).draft;
    const first = make(GOOD);
    expect(first && sameContent(first, make({ ...GOOD, amountText: '1234.50' }) ?? first)).toBe(
      true,
    );
    for (const other of [
      make({ ...GOOD, amountText: '1' }),
      make({ ...GOOD, note: 'n' }),
      make(GOOD, 'payment'),
    ]) {
      expect(first && other && sameContent(first, other)).toBe(false);
    }
  });
});

describe('an address', () => {
  it('of a network that this page does not know is unchecked, never refused', () => {
    expect(parseAddress(ZED?.blockchain ?? null, 'zed-0123')).toEqual({
      status: 'unchecked',
      address: 'zed-0123',
      given: 'zed-0123',
      respelled: false,
      spaces: false,
      bitcoinForm: false,
    });
  });

  it('that could be Bitcoin’s is marked on Bitcoin Cash, and sent as entered', () => {
    const legacy = '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu';
    const cashAddress = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    expect(parseAddress('bitcoincash', ` ${legacy}`)).toEqual({
      status: 'valid',
      address: cashAddress,
      given: legacy,
      respelled: true,
      spaces: true,
      bitcoinForm: true,
    });
    expect(parseAddress('bitcoincash', cashAddress)).toMatchObject({ bitcoinForm: false });
    expect(parseAddress('bitcoin', legacy)).toMatchObject({ bitcoinForm: false });
  });

  it('is not judged before there is a network', () => {
    expect(parseAddress(null, ADDRESSES.tron)).toEqual({ status: 'no_network' });
    expect(parseAddress('tron', ' \u200b ')).toEqual({ status: 'empty' });
  });

  it('keeps every character but spaces and what is not seen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u200b', '\u200e', '\ufeff')),
        fc.nat(ADDRESSES.tron.length),
        (unseen, at) => {
          const text = ADDRESSES.tron.slice(0, at) + unseen.join('') + ADDRESSES.tron.slice(at);
          expect(parseAddress('tron', text)).toMatchObject({
            status: 'valid',
            address: ADDRESSES.tron,
            spaces: unseen.length > 0,
          });
        },
      ),
    );
  });

  it('with one character changed is never valid', () => {
    const figures = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(
        fc.nat(ADDRESSES.tron.length - 1),
        fc.constantFrom(...figures),
        (at, character) => {
          fc.pre(ADDRESSES.tron[at] !== character);
          const text = ADDRESSES.tron.slice(0, at) + character + ADDRESSES.tron.slice(at + 1);
          expect(parseAddress('tron', text).status).toBe('invalid');
        },
      ),
    );
  });
});

describe('the state saved outside of the page', () => {
  const identity = { endpoint: 'https://store.test/t', who: 'Ada', refundOf: undefined };
  const kept: SavedDraft = { id: newWithdrawalId(), fields: GOOD, asked: null, step: 'details' };
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('comes back as it was', () => {
    saveDraft(identity, kept);
    expect(readSavedDraft(identity)).toEqual(kept);
  });

  it('is one for each store, person, order and repeated withdrawal', () => {
    const others = [
      identity,
      { ...identity, endpoint: 'https://store.test/u' },
      { ...identity, who: 'Ben' },
      { ...identity, refundOf: { kind: 'payment', reference: '7' } as const },
      { ...identity, refundOf: { kind: 'top_up', reference: '7' } as const },
      { ...identity, like: kept.id },
      // A name that looks like the end of another key.
      { ...identity, who: 'Ada//payment/7' },
    ];
    expect(new Set(others.map(savedDraftKey)).size).toBe(others.length);
  });

  it.each(['', '{', '[]', '{"id":"1"}', JSON.stringify({ ...kept, id: 'x' })])(
    'is nothing where it is %j',
    (text) => {
      stored.set(savedDraftKey(identity), text);
      expect(readSavedDraft(identity)).toBeNull();
    },
  );

  it('holds until the page is left where the browser refuses to keep it', () => {
    const full = { ...identity, who: 'Full' };
    saveDraft(full, kept);
    vi.stubGlobal('sessionStorage', {
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const next: SavedDraft = { ...kept, step: 'drafted' };
    saveDraft(full, next);
    expect(readSavedDraft(full)).toEqual(next);
  });
});

it('currencies stand by network, networks by name, and last of all those of which there is nothing', () => {
  const listing = listingOf(CURRENCIES);
  const named = (...[balances]: [Parameters<typeof currencyRows>[1]?]) =>
    currencyRows(listing, balances).map((row) => [
      row.networkName,
      ...row.currencies.map(({ code }) => code),
    ]);
  expect(named()).toEqual([
    ['Bitcoin', 'BTC'],
    ['Ethereum', 'USDT', 'ETH'],
    ['newchain', 'ZZZ'],
    ['Tron', 'USDT'],
  ]);
  const { wallets } = holding({ 'BTC.Bitcoin': '0', 'ETH.Ethereum': '0', 'USDT.Tron': '15.5' });
  const balances = { wallets, missing: [] } as unknown as ProcessingBalancesView;
  // What is not known is not nothing.
  expect(named(balances)).toEqual([
    ['Ethereum', 'USDT'],
    ['newchain', 'ZZZ'],
    ['Tron', 'USDT'],
    [null, 'BTC', 'ETH'],
  ]);
});

it('every id is a UUID that the wire takes, and another one', () => {
  const ids = Array.from({ length: 500 }, newWithdrawalId);
  for (const id of ids) expect(withdrawalIdField.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
