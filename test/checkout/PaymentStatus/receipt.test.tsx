/** The receipt: what stands on it, and that paper and file say the same. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiptText, receiptFile } from '../../../src/checkout/PaymentStatus/recordTexts.js';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { enPay } from '../../../src/ui/messages/enPay.js';
import { enProblems } from '../../../src/ui/messages/enProblems.js';
import { enRecords } from '../../../src/ui/messages/enRecords.js';
import { enStatus } from '../../../src/ui/messages/enStatus.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import { advance, renderCheckout, settle, useFrozenTime } from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);
beforeEach(() => lazyParts.receipt.preload());
afterEach(() => {
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
});

const ORDER = '1001';
const HASH = 'ab'.repeat(32);

async function paid(change: (store: FakeStore) => void = () => undefined) {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose(ORDER, 'USDT.Tron');
  store.confirm(ORDER);
  change(store);
  return renderCheckout({ store, storeName: 'Rosa’s Records' });
}

const inputOf = (store: FakeStore, locale = 'en') => ({
  snapshot: store.snapshot(ORDER),
  storeName: 'Rosa’s Records',
  codeOf: (currencyId: string) => currencyId.split('.')[0] ?? '',
  messages: { ...enPay, ...enProblems, ...enStatus, ...enRecords },
  locale,
});
/** What paper and file say. */
const write = (store: FakeStore, locale = 'en') => receiptFile(inputOf(store, locale));

describe('on it stands', () => {
  it('who, what, how much, over which network, when, and the proof', async () => {
    const { store } = await paid();
    const text = write(store);
    for (const part of [
      'Receipt · Rosa’s Records',
      '\nOrder: 1001\nTotal: $20.00\nPaid: 20.012 USDT\nNetwork: Tron (TRC-20)\n',
      /\nDate: .*2026/,
      /20\.012 USDT · Confirmed · .*2026/,
      HASH,
      `https://tronscan.org/#/transaction/${HASH}`,
      'A payment receipt, not an invoice.',
    ]) {
      if (typeof part === 'string') expect(text).toContain(part);
      else expect(text).toMatch(part);
    }
  });

  it('every transfer, also one that does not count, and why it does not', async () => {
    const { store } = await paid((one) =>
      one.update(ORDER, {
        transfers: [
          one.transfer(ORDER, { status: 'confirmed' }),
          one.transfer(ORDER, { txHash: 'cd'.repeat(32), status: 'confirmed', counts: 'late' }),
        ],
      }),
    );
    expect(write(store)).toContain('cd'.repeat(32));
    expect(write(store).match(/Detected after the price expired/g)).toHaveLength(1);
  });

  it.each([
    ['one that failed is not in the sum, nor in its way', 'held', 'On hold', true],
    ['one that may still fail holds the sum back', 'seen', 'Confirming', false],
    ['one of a status that we do not know does as well', 'rejected', 'Recorded', false],
  ] as const)('of several transfers %s, and it is named', async (_, status, named, isSummed) => {
    const firstSeenAt = '2027-05-05T12:00:00Z';
    const { user, store } = await paid((one) =>
      one.update(ORDER, {
        transfers: [
          ...one.snapshot(ORDER).transfers,
          one.transfer(ORDER, { status, firstSeenAt, amount: parseDecimal('7') }),
        ],
      }),
    );
    const text = write(store);
    expect(text.includes('\nPaid: 20.012 USDT\n')).toBe(isSummed);
    expect(text).toMatch(new RegExp(`^7.00 USDT · ${named} · `, 'm'));
    // The day of the payment is not that of a transfer that is no part of it.
    expect(/^Date: .*2027/m.test(text)).toBe(!isSummed);
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Receipt' }));
    const facts = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.includes('20.012 USDT')).toBe(isSummed);
    expect(facts.slice(-2)).toEqual(['abababab…ababab', `abababab…ababab${named}`]);
  });

  it('the amount in each currency, if there are several', async () => {
    const { store } = await paid((one) =>
      one.update(ORDER, {
        received: parseDecimal('8.1'),
        receivedBeside: [{ currencyId: 'BTC.Bitcoin', amount: parseDecimal('0.00012') }],
      }),
    );
    expect(write(store)).toContain('\nPaid: 8.10 USDT + 0.00012 BTC\n');
    store.update(ORDER, { received: parseDecimal('0') });
    expect(write(store)).toContain('\nPaid: 0.00012 BTC\n');
  });

  it('each figure in its own order where the sentences run from right to left', async () => {
    const { store } = await paid();
    const text = receiptFile({ ...inputOf(store, 'ar'), dir: 'rtl' });
    expect(text).toContain('\u206820.012 USDT\u2069 ·');
    expect(text).toMatch(/\u2068[^\u200f\n]*20\.00[^\u200f\n]*\u2069/);
    expect(text).toContain(`\u2068https://tronscan.org/#/transaction/${HASH}\u2069`);
    expect(write(store)).not.toMatch(/[\u2066-\u2069]/);
  });

  it('the very lines that are copied for support', async () => {
    const { user, store } = await paid();
    await user.click(screen.getByText('Details'));
    await user.click(screen.getByText('History'));
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect(write(store)).toContain(copy.mock.calls[0]?.[0] ?? 'nothing was copied');
  });

  it('no link of another scheme, no token, no deposit address', async () => {
    const { store } = await paid((one) =>
      one.update(ORDER, {
        transfers: [one.transfer(ORDER, { explorerUrl: 'javascript:alert(1)' })],
      }),
    );
    const text = write(store);
    expect(text).not.toContain('javascript:');
    expect(text).not.toContain('token-');
    expect(text).not.toContain(store.snapshot(ORDER).address?.address);
  });

  it('that no real money moved, where none did', async () => {
    const { store } = await paid((one) => one.update(ORDER, { sandbox: true }));
    expect(write(store)).toMatch(/^Test mode\. Don’t send real funds\./);
  });

  it('the figures in the shopper’s own form', async () => {
    const { store } = await paid();
    expect(write(store, 'de')).toContain('20,012 USDT');
  });
});

describe('it can be', () => {
  it('read on the page, in a sheet: the same facts, and a link to the proof', async () => {
    const { user, store } = await paid((one) =>
      one.update(ORDER, {
        transfers: [
          one.transfer(ORDER, { status: 'confirmed' }),
          one.transfer(ORDER, { status: 'confirmed', counts: 'late' }),
        ],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Receipt' }));
    expect(sheet.getByText('Rosa’s Records')).toBeVisible();
    expect(sheet.getByText('A payment receipt, not an invoice.')).toBeVisible();
    const facts = sheet
      .getAllByRole('term')
      .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent ?? ''}`);
    expect(facts.slice(0, -2)).toEqual(receiptText(inputOf(store)).split('\n').slice(1, 6));
    const links = sheet.getAllByRole('link');
    for (const link of links) {
      expect(link).toHaveAttribute('href', `https://tronscan.org/#/transaction/${HASH}`);
      expect(link).toHaveTextContent('abababab…ababab');
    }
    // What does not count is not listed as if it did.
    expect(facts.at(-2)).toBe('Transaction: abababab…ababab');
    expect(facts.at(-1)).toMatch(/^Transaction: .*Detected after the price expired$/);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Receipt' })).toHaveFocus();
  });

  it('saved, word for word, under a name that finds it again', async () => {
    const { user, store } = await paid();
    let saved: Blob | undefined;
    let name = '';
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          saved = file;
          return 'blob:receipt';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    await user.click(screen.getByText('Receipt'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(name).toBe('Receipt 1001.txt');
    vi.useRealTimers();
    expect(await saved?.text()).toBe(write(store));
  });

  it('printed alone: the same text in a frame of its own, which is removed', async () => {
    const { user, store } = await paid();
    const printed: string[] = [];
    const append = document.body.append.bind(document.body);
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      append(...nodes);
      const frame = nodes.find((node) => node instanceof HTMLIFrameElement);
      const paper = frame?.contentWindow;
      if (paper) paper.print = () => printed.push(paper.document.body.textContent);
    });
    await user.click(screen.getByText('Receipt'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await settle();
    expect(printed).toEqual([write(store)]);
    const frame = document.querySelector('iframe');
    expect(frame?.contentDocument?.title).toBe('Receipt 1001');
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('is not there before everything is paid', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  await renderCheckout({ store });
  store.detect(ORDER);
  await advance(3_000);
  expect(screen.queryByText('Receipt')).toBeNull();
});
