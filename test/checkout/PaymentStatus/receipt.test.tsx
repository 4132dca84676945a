/** The receipt: what stands on it, and that the sheet, the paper and the file say the same. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutSnapshot, TransferView } from '../../../src/contract/checkout.js';
import { lazyParts } from '../../../src/checkout/lazyParts.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../../support/fakeStore.js';
import {
  advance,
  type ProviderProps,
  renderCheckout,
  settle,
  useFrozenTime,
} from '../../support/renderCheckout.js';

beforeEach(useFrozenTime);
beforeEach(() => lazyParts.receipt.preload());
afterEach(() => {
  document.querySelectorAll('iframe').forEach((frame) => frame.remove());
});

const ORDER = '1001';
const HASH = 'ab'.repeat(32);
const EXPLORER = `https://tronscan.org/#/transaction/${HASH}`;

/** A paid order, as the store tells of one. */
async function paid(
  change: (store: FakeStore) => Partial<CheckoutSnapshot> = () => ({}),
  props: ProviderProps = {},
) {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  store.choose(ORDER, 'USDT.Tron');
  store.confirm(ORDER);
  store.update(ORDER, {
    paidAt: '2026-12-24T10:30:00.000Z',
    transfers: [transferOf(store)],
    ...change(store),
  });
  const rendered = await renderCheckout({
    store,
    storeName: 'Rosa’s Records',
    supportUrl: 'mailto:help@rosa.test?subject=1001',
    ...props,
  });
  return { ...rendered, store };
}

const transferOf = (store: FakeStore, change: Partial<TransferView> = {}): TransferView =>
  store.transfer(ORDER, {
    status: 'confirmed',
    paidTo: ADDRESSES.tron,
    rate: parseDecimal('0.9994'),
    firstSeenAt: '2026-12-24T10:29:00.000Z',
    ...change,
  });

interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** Presses what opens the receipt. */
async function sheet(user: User): Promise<HTMLElement> {
  const button = document.querySelector('.till-receipt > button');
  if (button) await user.click(button);
  return screen.getByRole('dialog');
}

const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ') ?? '';

/** The lines: `Order: 1001`. Only what can be seen there. */
function linesOf(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('dl > div')].map((row) => {
    const copy = row.cloneNode(true) as Element;
    copy.querySelectorAll('[hidden]').forEach((one) => one.remove());
    const [name, ...facts] = [...copy.children].map(textOf);
    return `${String(name)}: ${facts.join(' | ')}`;
  });
}

/** The page that was given to the printer. */
async function printed(user: User): Promise<Document> {
  const pages: Document[] = [];
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    const paper = nodes.find((node) => node instanceof HTMLIFrameElement)?.contentWindow;
    if (paper) paper.print = () => pages.push(paper.document);
  });
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  await settle();
  expect(pages).toHaveLength(1);
  return pages[0] as Document;
}

/** The file that the last button saves, and its name. */
async function saved(user: User) {
  const files: Blob[] = [];
  let name = '';
  const createObjectURL = (file: Blob) => `blob:${String(files.push(file))}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) as Element);
  vi.useRealTimers();
  return { name, type: files[0]?.type, html: (await files[0]?.text()) ?? '' };
}

describe('on the receipt stands', () => {
  it('who, what, how much, at which rate, to which address, when, and the proof', async () => {
    const { user } = await paid();
    const paper = await sheet(user);
    expect(within(paper).getByText('Rosa’s Records')).toBeVisible();
    expect(textOf(paper.querySelector('.till-paper-total'))).toBe(
      'Total$20.00Paid20.012 USDT1 USDT = 0.9994 USD',
    );
    expect(linesOf(paper)).toEqual([
      'Order: 1001',
      expect.stringMatching(/^Date: Dec 24, 2026, .+(?:GMT|UTC)/),
      'Network: Tron (TRC-20)',
      `Paid to: ${ADDRESSES.tron}`,
      'Transaction: abababab…abababab',
      expect.stringMatching(/^Status: PaidDec 24, 2026, /),
    ]);
    expect(within(paper).getByRole('link')).toHaveAttribute('href', EXPLORER);
    expect(
      within(paper).getByText(/^This receipt isn’t an invoice\. .+ Rosa’s Records/),
    ).toBeVisible();
    expect(textOf(paper)).not.toMatch(/Test payment|Payment service|History/);
    await user.click(within(paper).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Receipt' })).toHaveFocus();
  });

  it('only what an older store states', async () => {
    const { user } = await paid((store) => ({
      paidAt: undefined,
      transfers: [
        store.transfer(ORDER, { status: 'confirmed', explorerUrl: 'javascript:alert(1)' }),
      ],
    }));
    const paper = await sheet(user);
    const lines = linesOf(paper);
    expect(lines.filter((line) => /Paid to|undefined/.test(line))).toEqual([]);
    expect(lines.slice(-2)).toEqual([`Transaction: ${HASH}`, 'Status: Paid']);
    expect(textOf(paper)).not.toContain('USDT =');
    expect(within(paper).queryByRole('link')).toBeNull();
  });

  it('that no real money moved, where none did', async () => {
    const { user } = await paid(() => ({ sandbox: true }));
    expect(within(await sheet(user)).getByText('Test payment. No real money moved.')).toBeVisible();
  });

  it('every transfer, and why one does not count', async () => {
    const { user } = await paid((store) => ({
      transfers: [
        transferOf(store, { amount: parseDecimal('12') }),
        transferOf(store, { amount: parseDecimal('8.012') }),
        transferOf(store, { amount: parseDecimal('3'), counts: 'late', paidTo: undefined }),
      ],
    }));
    const paper = await sheet(user);
    const [line = ''] = linesOf(paper).filter((one) => one.startsWith('Transactions'));
    expect(line.match(/12\.00 USDT|8\.012 USDT|3\.00 USDT/g)).toHaveLength(3);
    expect(line.match(/Arrived too late/g)).toHaveLength(1);
    // Those that count are the payment: the other changes neither its address nor its rate.
    expect(linesOf(paper)).toContain(`Paid to: ${ADDRESSES.tron}`);
  });

  it.each([
    ['one that failed is not in the sum, nor in its way', 'held', 'On hold', true],
    ['one that may still fail holds the sum back', 'seen', 'Confirming', false],
    ['one of a status that we do not know does as well', 'rejected', 'Status unknown', false],
  ] as const)('of several transfers %s, and it is named', async (_, status, named, isSummed) => {
    const { user } = await paid((store) => ({
      transfers: [
        transferOf(store),
        transferOf(store, { status, firstSeenAt: '2027-05-05T12:00:00Z' }),
      ],
    }));
    const paper = await sheet(user);
    expect(textOf(paper.querySelector('.till-paper-total')).includes('20.012 USDT')).toBe(isSummed);
    // The day of the payment is not that of a transfer that is no part of it.
    const [date = ''] = linesOf(paper).filter((line) => line.startsWith('Date'));
    expect(date.includes('2027')).toBe(!isSummed);
    expect(within(paper).getByText(named)).toBeVisible();
  });

  it('no rate, address or network of one currency where there are several, but the amount in each', async () => {
    const { user, store } = await paid((one) => ({
      received: parseDecimal('8.1'),
      receivedBeside: [{ currencyId: 'BTC.Bitcoin', amount: parseDecimal('0.00012') }],
      transfers: [
        transferOf(one, { amount: parseDecimal('8.1') }),
        transferOf(one, {
          currencyId: 'BTC.Bitcoin',
          blockchain: 'bitcoin',
          amount: parseDecimal('0.00012'),
          paidTo: ADDRESSES.bitcoin,
          rate: parseDecimal('95000'),
        }),
      ],
    }));
    const paper = await sheet(user);
    expect(textOf(paper.querySelector('.till-paper-total'))).toBe(
      'Total$20.00Paid8.10 USDT + 0.00012 BTC',
    );
    const lines = linesOf(paper);
    expect(lines.filter((line) => /^(?:Network|Paid to)/.test(line))).toEqual([]);
    expect(lines.join()).toMatch(/8\.10 USDTTron · .+0\.00012 BTCBitcoin · /);
    store.update(ORDER, { received: parseDecimal('0') });
    await advance(20_000);
    expect(store.snapshot(ORDER).received).toBe('0');
  });

  it('what came too much, the store’s own word, and the price in its own currency', async () => {
    const { user } = await paid((store) => ({
      order: {
        ...store.snapshot(ORDER).order,
        display: { amount: parseDecimal('18.5'), currency: 'EUR' },
      },
      exceptions: ['over'],
      excess: parseDecimal('1.5'),
      evidence: [
        ...store.snapshot(ORDER).evidence,
        {
          ...{ id: 'word', at: '2026-12-24T11:00:00.000Z', source: 'store', kind: 'marked_paid' },
          ...{ currencyId: null, amount: null, txHash: null },
        },
      ],
    }));
    const paper = await sheet(user);
    expect(textOf(paper.querySelector('.till-paper-total'))).toContain('€18.50$20.00');
    expect(linesOf(paper)).toContain('Overpaid: 1.50 USDT');
    expect(linesOf(paper).at(-1)).toMatch(/^Status: Marked as paid/);
  });
});

describe.each([
  ['en', 'ltr', 'Print or save as PDF', '20.012 USDT'],
  ['de', 'ltr', 'Drucken', '20,012 USDT'],
  ['ar', 'rtl', 'طباعة', '20.012 USDT'],
] as const)('in the language %s', (locale, dir, print, sum) => {
  it('the file is a document that says what the sheet says, and loads nothing', async () => {
    await lazyParts.languages.loadForServer(locale);
    const { user } = await paid(undefined, { locale });
    const drawn = await sheet(user);
    expect(within(drawn).getByText(new RegExp(print))).toBeVisible();
    const before = linesOf(drawn);
    const { name, type, html } = await saved(user);
    expect(name).toMatch(/^\S+ 1001\.html$/);
    expect(type).toBe('text/html');
    expect(html).toMatch(/^<!doctype html>/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.documentElement).toMatchObject({ lang: locale, dir });
    expect(page.title).toBe(name.replace('.html', ''));
    // On paper a hash is whole, and the explorer is named.
    const short = 'abababab…abababab';
    expect(linesOf(page)).toHaveLength(before.length);
    expect(linesOf(page).filter((line) => !line.includes(HASH))).toEqual(
      before.filter((line) => !line.includes(short)),
    );
    for (const fact of [HASH, 'tronscan.org', sum, 'help@rosa.test', 'Rosa’s Records']) {
      expect(textOf(page.body)).toContain(fact);
    }
    expect(textOf(page.body)).not.toContain(short);
    expect(page.querySelectorAll('script, img, link, iframe, button, [src]')).toHaveLength(0);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(
      /^default-src 'none'/,
    );
    expect(html).not.toMatch(/token-|History|Payment service/);
  });
});

it('is printed alone, in a frame of its own, which is removed', async () => {
  const { user } = await paid();
  await sheet(user);
  const page = await printed(user);
  expect(page.title).toBe('Receipt 1001');
  expect(page.querySelector('h1')).toHaveTextContent('Receipt');
  expect(textOf(page.body)).toContain(HASH);
  expect(page.querySelectorAll('[hidden], button')).toHaveLength(0);
  document.querySelector('iframe')?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('iframe')).toBeNull();
});

it('is not there before everything is paid', async () => {
  const store = createFakeStore({ chosen: 'USDT.Tron' });
  await renderCheckout({ store });
  store.detect(ORDER);
  await advance(3_000);
  expect(screen.queryByText('Receipt')).toBeNull();
});
