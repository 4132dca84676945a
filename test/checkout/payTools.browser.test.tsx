/** The pay screen on a phone in a real browser: what fits, what a camera reads, and all of it by keyboard. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressGroups } from '../../src/chains/addressGroups.js';
import { parsePaymentPayload } from '../support/parsePaymentPayload.js';
import { ADDRESSES, createFakeStore, type FakeStore } from '../support/fakeStore.js';
import { readScreen } from '../support/readScreen.js';
import { renderInBrowser, unmount } from '../support/renderInBrowser.js';

const PHONE = { width: 390, height: 844 };
const LONGEST = { tron: 'USDT.Tron', ethereum: 'ETH.Ethereum', bitcoin: 'BTC.Bitcoin' };

beforeEach(() => vi.restoreAllMocks());
afterEach(() => {
  unmount();
  localStorage.clear();
  document.documentElement.removeAttribute('dir');
});

async function onPhone(store: FakeStore, theme: 'light' | 'dark' = 'light'): Promise<Element> {
  const root = await renderInBrowser(store, { width: PHONE.width, theme });
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(code()).toBeVisible();
  // The last of its parts.
  await expect.poll(() => root.querySelector('.till-waiting-fold')).not.toBeNull();
  return root;
}
/** Opens the code that fills the screen. */
async function enlarge(): Promise<void> {
  await code().click();
  await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible();
}
const paying = (currencyId: string) => createFakeStore({ chosen: currencyId });
/** The code, which a press enlarges. */
const code = () => page.getByRole('button', { name: /Enlarge/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const summary = (title: string) => page.getByText(title);

describe.each(Object.entries(LONGEST))('paying on %s at 390 × 844', (network, currencyId) => {
  it.each(['ltr', 'rtl'])('has all that is needed on the first screen, %s', async (direction) => {
    document.documentElement.dir = direction;
    await onPhone(paying(currencyId));
    const needed = {
      'copy amount': button('Copy amount'),
      code: page.getByRole('img', { name: /^QR code/ }),
      network: page.getByText(/^Only /),
      address: page.getByRole('group', { name: /^Address for/ }),
      'copy address': button('Copy address'),
    };
    const parts: readonly [string, Element | null][] = [
      ['amount', document.querySelector('.till-amount')],
      ...Object.entries(needed).map(([name, part]) => [name, part.element()] as [string, Element]),
    ];
    for (const [name, part] of parts) {
      const box = part?.getBoundingClientRect() ?? new DOMRect(-1);
      expect([name, box.top >= 0 && box.bottom <= PHONE.height]).toEqual([name, true]);
      expect([name, box.left >= 0 && box.right <= PHONE.width]).toEqual([name, true]);
    }
    const drawn = needed.code.element().getBoundingClientRect();
    expect(drawn.width).toBeGreaterThanOrEqual(200);
    expect(drawn.height).toBeGreaterThanOrEqual(200);
  });

  it('emphasises head and tail of the address, and only those', async () => {
    await onPhone(paying(currencyId));
    const groups = [...document.querySelectorAll('.till-address-group')];
    const weightOf = (group: Element | undefined) =>
      group ? Number(getComputedStyle(group).fontWeight) : 0;
    const address = ADDRESSES[network as keyof typeof ADDRESSES];
    expect(groups.map((group) => group.textContent)).toEqual(addressGroups(address).groups);
    for (const strong of [groups[0], groups[1], groups.at(-2), groups.at(-1)]) {
      expect(weightOf(strong)).toBeGreaterThanOrEqual(700);
    }
    for (const plain of groups.slice(2, -2)) expect(weightOf(plain)).toBeLessThan(700);
  });

  it('keeps what is compared on one line each: the first two groups, and the last two', async () => {
    await onPhone(paying(currencyId));
    const tops = [...document.querySelectorAll('.till-address-group')].map(
      (group) => group.getBoundingClientRect().top,
    );
    expect(tops[0]).toBe(tops[1]);
    expect(tops.at(-1)).toBe(tops.at(-2));
  });
});

describe('the code', () => {
  const FORMS = {
    'Opens your wallet with the amount': { form: 'bip21_amount', amount: '0.00021053' },
    'Opens your wallet, without the amount': { form: 'bip21', amount: null },
    'Only the address, for any wallet': { form: 'address', amount: null },
  };

  it.each(Object.entries(FORMS))('decodes as "%s"', async (name, { form, amount }) => {
    await onPhone(paying('BTC.Bitcoin'));
    await enlarge();
    await summary('Simpler QR code').click();
    await page.getByRole('radio', { name }).click();
    expect(parsePaymentPayload((await readScreen()) ?? '')).toMatchObject({
      address: ADDRESSES.bitcoin,
      amount,
    });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    expect(document.querySelector('.till-code')?.getAttribute('data-form')).toBe(form);
    const read = parsePaymentPayload((await readScreen()) ?? '');
    expect(read).toMatchObject({ address: ADDRESSES.bitcoin, amount });
  });

  it.each([
    [280, 653],
    [844, 390],
    [1280, 800],
  ])('fits full-screen into %i × %i', async (width, height) => {
    await onPhone(paying('USDT.Tron'));
    await page.viewport(width, height);
    await enlarge();
    const dialog = page.getByRole('dialog').element();
    const drawn = page.getByRole('dialog').getByRole('img').element().getBoundingClientRect();
    expect(drawn.width).toBeGreaterThanOrEqual(200);
    expect(drawn.width).toBeLessThanOrEqual(width);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
    expect(await readScreen()).toBe(ADDRESSES.tron);
  });
});

/** A host page that recolours every drawing and every background. */
const HOSTILE_CSS = `
  svg path { fill: currentColor !important; }
  svg, canvas, ::before { filter: invert(1) !important; content: none !important; }
  * { background-color: #223 !important; color: #223; }
`;

it.each(['', ', with a canvas that cannot be painted'])(
  'the code decodes on a page that recolours everything%s',
  async (way) => {
    // Blocked by an extension, or there is no memory left for another one.
    if (way) vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await onPhone(paying('USDT.Tron'), 'dark');
    const style = document.body.appendChild(document.createElement('style'));
    style.textContent = HOSTILE_CSS;
    onTestFinished(() => style.remove());
    expect(await readScreen()).toBe(ADDRESSES.tron);
  },
);

describe.each(['it', 'ar'])('full-screen, in %s', (locale) => {
  const inSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  };
  async function opened(width: number, height: number) {
    const root = await renderInBrowser(paying('USDT.Tron'), {
      width,
      theme: 'light',
      props: { locale },
    });
    await page.viewport(width, height);
    const opener = () => root.querySelector<HTMLElement>('.till-code-button');
    await expect.poll(() => root.closest('[lang]')?.getAttribute('lang')).toBe(locale);
    await expect.poll(opener).toBeTruthy();
    opener()?.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const dialog = page.getByRole('dialog').element();
    const code = page.getByRole('dialog').getByRole('img').element();
    return { dialog, code, close: dialog.lastElementChild as Element };
  }

  it.each([
    [667, 375],
    [844, 390],
    [932, 430],
  ])('on a phone held sideways, %i × %i, is as large as the screen is high', async (...size) => {
    const { dialog, code, close } = await opened(...size);
    expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(size[1] - 48);
    expect([code, close].map(inSight)).toEqual([true, true]);
    const words = dialog.querySelector('strong')?.getBoundingClientRect();
    const { left, right } = code.getBoundingClientRect();
    const gap = locale === 'it' ? (words?.left ?? 0) - right : left - (words?.right ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(await readScreen()).toBe(ADDRESSES.tron);
  });

  it.each([
    [280, 400],
    [320, 256],
    [320, 568],
    [480, 320],
    [640, 480],
  ])('keeps what has the focus in sight at %i × %i', async (...size) => {
    const { dialog, code, close } = await opened(...size);
    dialog.scrollTo(0, 0);
    expect([code, close].map(inSight)).toEqual([true, true]);
    expect(await readScreen()).toBe(ADDRESSES.tron);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(size[0]);
    dialog.scrollTo(0, dialog.scrollHeight);
    const last = dialog.querySelector('.till-address')?.getBoundingClientRect();
    expect(last?.bottom).toBeLessThanOrEqual(close.getBoundingClientRect().top);
  });
});

describe('by keyboard alone', () => {
  const focused = () => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  };
  const ORDER = ['Change', 'Copy amount', 'Copy address', 'Open in wallet', 'Enlarge'];

  it('everything comes in the order of the screen', async () => {
    await onPhone(paying('BTC.Bitcoin'));
    for (const name of [...ORDER, 'Waiting for payment', 'Paying from an exchange?']) {
      await userEvent.keyboard('{Tab}');
      expect(focused()).toContain(name);
    }
    await code().click();
    const inDialog = ['Close', 'Save image', 'Simpler QR code', 'Verify the address'];
    expect(focused()).toBe(inDialog[0]);
    for (const name of inDialog.slice(1)) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(focused()).toBe(name);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    expect(focused()).toContain('Enlarge');
  });
});

describe('a row with something to copy', () => {
  const row = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.parentElement;
  async function watched() {
    const write = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: write,
    } as unknown as Clipboard);
    await onPhone(paying('USDT.Tron'));
    return write;
  }

  it.each([
    ['Copy amount', '20.012'],
    ['Copy address', ADDRESSES.tron],
  ])('copies wherever it is pressed, and is as high as a thumb: %s', async (name, text) => {
    const write = await watched();
    const pressed = row(name) as HTMLElement;
    const { width, height } = pressed.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    for (const x of [4, width / 2, width - 4]) {
      getSelection()?.removeAllRanges();
      write.mockClear();
      await userEvent.click(pressed, { position: { x, y: height - 4 } });
      expect(write.mock.calls).toEqual([[text]]);
    }
  });

  it('still lets its text be selected by hand, which copies nothing', async () => {
    const write = await watched();
    const groups = [...document.querySelectorAll('.till-address-group')];
    await userEvent.dragAndDrop(groups[0] as Element, groups[2] as Element);
    expect(String(getSelection())).not.toBe('');
    expect(write).not.toHaveBeenCalled();
  });
});

it('keeps the screen lit while the full-screen code is open, and no longer', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({ request } as unknown as WakeLock);
  await onPhone(paying('USDT.Tron'));
  expect(request).not.toHaveBeenCalled();
  await code().click();
  await expect.poll(() => request.mock.calls).toEqual([['screen']]);
  await button('Close').click();
  await expect.poll(() => release.mock.calls.length).toBe(1);
});

it('shows the full-screen code also where the device refuses to stay lit', async () => {
  const request = () => Promise.reject(new Error('Low battery.'));
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({ request } as unknown as WakeLock);
  await onPhone(paying('USDT.Tron'));
  await enlarge();
  expect(await readScreen()).toBe(ADDRESSES.tron);
});
