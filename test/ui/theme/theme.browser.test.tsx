/** The look of a running checkout in a real browser: live, readable, and never between shopper and payment. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Frame } from '../../../src/ui/Frame.js';
import type { Appearance } from '../../../src/ui/theme/appearance.js';
import type { AppearanceDiagnostic } from '../../../src/ui/theme/diagnostics.js';
import { UiContext, type Ui } from '../../../src/ui/uiContext.js';
import { enPay } from '../../../src/ui/messages/enPay.js';
import { enProblems } from '../../../src/ui/messages/enProblems.js';
import { contrast } from '../../../src/contract/contrast.js';
import { renderInBrowser, unmount } from '../../support/renderInBrowser.js';
import { SCREEN_STORES } from '../../support/screens.js';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const told: AppearanceDiagnostic[] = [];
const hear = (event: Event) => told.push((event as CustomEvent<AppearanceDiagnostic>).detail);
let roots: Root[] = [];

beforeEach(() => {
  told.length = 0;
  document.addEventListener('till-diagnostic', hear);
});

afterEach(() => {
  unmount();
  for (const root of roots) root.unmount();
  roots = [];
  document.removeEventListener('till-diagnostic', hear);
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

const loadTheme = () =>
  import('../../../src/ui/theme/applyTheme.js').then(({ applyTheme }) => applyTheme);

/** A card with the pieces that an appearance reaches. */
function Card({ appearance }: { readonly appearance: Appearance }) {
  const ui: Ui = {
    locale: 'en',
    language: 'en',
    messages: { ...enPay, ...enProblems },
    appearance,
    loadTheme,
  };
  return (
    <UiContext.Provider value={ui}>
      <Frame part="till-piece" label="One piece">
        <Frame part="till-piece" label="Inner">
          <h2 className="till-heading">Pay</h2>
          <p className="till-muted">Order 7</p>
          <button type="button" className="till-button" data-kind="primary">
            Open wallet
          </button>
          <button type="button" className="till-button" data-kind="link">
            Change
          </button>
          <button type="button" className="till-button">
            Copy
          </button>
        </Frame>
      </Frame>
    </UiContext.Provider>
  );
}

/** Draws the card; answers a function that changes its look. */
function wear(appearance: Appearance, home: Element | ShadowRoot = document.body) {
  const place = home.appendChild(document.createElement('main'));
  const root = createRoot(place);
  roots.push(root);
  const change = (next: Appearance) => flushSync(() => root.render(<Card appearance={next} />));
  change(appearance);
  return { place, change, card: place.querySelector('.till') as HTMLElement };
}

const button = (place: Element, kind: string) =>
  place.querySelector(`[data-kind=${kind}]`) as HTMLElement;

/** Any colour of the browser as red, green and blue. */
function bytes(color: string): number[] {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

function ratioOf(element: Element, ground: Element = element): number {
  return contrast(
    bytes(getComputedStyle(element).color),
    bytes(getComputedStyle(ground).backgroundColor),
  );
}

const ready = (card: HTMLElement) => expect.poll(() => card.dataset['look']).toBeDefined();

describe('colours that cannot be read', () => {
  const variables = {
    colorAccent: 'oklch(85% 0.15 95)',
    colorOnAccent: '#ffffff',
    colorBackground: '#202020',
    colorText: 'rgb(60 60 60)',
    colorTextMuted: '#333',
  };

  it('are repaired, whatever syntax they are in, also inside a nested part', async () => {
    const { place, card } = wear({ theme: 'light', variables });
    await ready(card);
    expect(ratioOf(button(place, 'primary'))).toBeGreaterThanOrEqual(4.5);
    for (const part of ['.till-heading', '.till-muted']) {
      expect(ratioOf(place.querySelector(part) as Element, card), part).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are told once each', async () => {
    const { card } = wear({ theme: 'light', variables });
    await ready(card);
    document.documentElement.style.setProperty('--unrelated', '1');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    const subjects = told.map((one) => one.subject);
    expect(subjects).toContain('--till-color-on-accent');
    expect(subjects).toContain('--till-color-text');
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

it('refuses what is no colour, and keeps the colour of the theme', async () => {
  const { place, card } = wear({ theme: 'light', variables: { colorAccent: 'no-colour' } });
  await ready(card);
  expect(bytes(getComputedStyle(button(place, 'primary')).backgroundColor)).toEqual([28, 79, 209]);
  const mend = 'Write a value such as "#0a7d5a".';
  expect(told).toContainEqual({ code: 'value_refused', subject: '--till-color-accent', mend });
});

describe('rules', () => {
  it('style a part and its ground together, readable even so', async () => {
    const { place, card } = wear({
      theme: 'light',
      rules: { '.PrimaryButton': { backgroundColor: '#fff8c0', borderRadius: '3px' } },
    });
    await ready(card);
    const primary = button(place, 'primary');
    expect(getComputedStyle(primary).borderRadius).toBe('3px');
    expect(bytes(getComputedStyle(primary).backgroundColor)).toEqual([255, 248, 192]);
    expect(ratioOf(primary)).toBeGreaterThanOrEqual(4.5);
    expect(getComputedStyle(button(place, 'link')).borderRadius).not.toBe('3px');
  });

  it('reach one widget and not its neighbour, and go with it', async () => {
    const before = document.adoptedStyleSheets.length;
    const one = wear({ rules: { '.Heading': { fontWeight: '900' } } });
    const other = wear({});
    await ready(one.card);
    const weight = (place: Element) =>
      getComputedStyle(place.querySelector('.till-heading') as Element).fontWeight;
    expect(weight(one.place)).toBe('900');
    expect(weight(other.place)).toBe('600');
    roots.pop()?.unmount();
    roots.pop()?.unmount();
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });

  it('are told where they were left out', async () => {
    const rules = JSON.parse('{".Amount":{"color":"#fff"},".QrCode":{"opacity":"0"}}') as object;
    const { card } = wear({ rules });
    await ready(card);
    expect(told).toContainEqual({ code: 'rule_refused', subject: '.Amount', property: 'color' });
    expect(told).toContainEqual({ code: 'rule_refused', subject: '.QrCode', property: undefined });
  });
});

it('changes without being drawn again', async () => {
  const { place, change, card } = wear({ theme: 'light', variables: { colorAccent: '#004400' } });
  await ready(card);
  const primary = button(place, 'primary');
  primary.focus();
  change({ theme: 'dark', variables: { colorAccent: '#ffee00', borderRadius: '2px' } });
  await expect.poll(() => bytes(getComputedStyle(primary).backgroundColor)).toEqual([255, 238, 0]);
  expect(document.activeElement).toBe(primary);
  expect(place.querySelector('.till')).toBe(card);
  await expect.poll(() => ratioOf(primary)).toBeGreaterThanOrEqual(4.5);
  change({ theme: 'dark' });
  await expect
    .poll(() => bytes(getComputedStyle(primary).backgroundColor))
    .toEqual([143, 179, 255]);
});

describe('auto', () => {
  it('follows a page that settles on a scheme, also while it is shown', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const { card } = wear({});
    expect(card.dataset['theme']).toBe('dark');
    document.documentElement.style.colorScheme = 'light';
    await expect.poll(() => card.dataset['theme']).toBe('light');
    document.documentElement.style.colorScheme = 'light dark';
    await expect.poll(() => card.dataset['theme']).toBe('auto');
  });

  it.each(['light', 'dark'])('follows a page that is only %s', (scheme) => {
    document.documentElement.style.colorScheme = `only ${scheme}`;
    expect(wear({}).card.dataset['theme']).toBe(scheme);
  });

  it('gives way to a theme that is named', () => {
    document.documentElement.style.colorScheme = 'dark';
    expect(wear({ theme: 'light' }).card.dataset['theme']).toBe('light');
  });

  it.each(['Dark', 'drak'])('is what %j is taken for, and its author is told', async (word) => {
    const { place, change, card } = wear({ theme: word as 'dark' });
    expect(card.dataset['theme']).toBe('auto');
    expect(place.querySelector('.till .till')).toHaveAttribute('data-theme', 'auto');
    const mend = 'Write auto, light or dark.';
    const mistake = { code: 'value_refused', subject: 'appearance.theme', mend };
    await expect.poll(() => told).toEqual([mistake]);
    document.documentElement.style.colorScheme = 'dark';
    await expect.poll(() => card.dataset['theme']).toBe('dark');
    expect(told).toHaveLength(1);
    change({ theme: 'light' });
    expect(card.dataset['theme']).toBe('light');
  });
});

/** A page as a server has drawn it, under a policy that lets no inline style in. */
async function serverPage(html: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!doctype html><html><head>${policy}</head><body><main>${html}</main></body></html>`;
  await loaded;
  const { contentDocument: inner, contentWindow: view } = frame;
  if (!inner || !view) throw new Error('The page of the server was not drawn.');
  // The widget's own sheet; a constructed one needs no leave of the policy.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  inner.adoptedStyleSheets = [sheet];
  return inner.querySelector('main') as HTMLElement;
}

it('takes over a page that a server has drawn, without a word from React', async () => {
  const appearance: Appearance = {
    variables: { colorAccent: '#8a1c4a', colorOnAccent: '#400' },
    rules: { '.Heading': { fontWeight: '900' } },
  };
  const place = await serverPage(renderToString(<Card appearance={appearance} />));
  const card = place.querySelector('.till') as HTMLElement;
  // The policy leaves the attribute where it is, and ignores it.
  expect(card.getAttribute('style')).toContain('#8a1c4a');
  expect(getComputedStyle(card).getPropertyValue('--till-color-accent')).not.toBe('#8a1c4a');
  const said = vi.spyOn(console, 'error');
  const complaints: unknown[] = [];
  const root = hydrateRoot(place, <Card appearance={appearance} />, {
    onRecoverableError: (error) => complaints.push(error),
  });
  roots.push(root);
  await ready(card);
  expect(complaints).toEqual([]);
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
  expect(place.querySelector('.till')).toBe(card);
  expect(bytes(getComputedStyle(button(place, 'primary')).backgroundColor)).toEqual([138, 28, 74]);
  expect(ratioOf(button(place, 'primary'))).toBeGreaterThanOrEqual(4.5);
});

describe('a system that asks for less', () => {
  /** What the sheet says within a media query, applied as if the query held. */
  function assume(query: string): () => void {
    const changed: CSSMediaRule[] = [];
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes(query)) {
          changed.push(rule);
          rule.media.mediaText = 'all';
        } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    expect(changed.length).toBeGreaterThan(0);
    return () => changed.forEach((rule) => (rule.media.mediaText = `(${query})`));
  }

  it('gets no motion', async () => {
    const root = await renderInBrowser(SCREEN_STORES.pay(), { width: 390, theme: 'light' });
    await expect.poll(() => root.querySelector('.till-payment-status')).not.toBeNull();
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(moving).toBeGreaterThan(0);
    const restore = assume('prefers-reduced-motion: reduce');
    await expect.poll(moving).toBe(0);
    restore();
  });

  it('keeps the code out of forced colours, and leaves them everything else', async () => {
    const root = await renderInBrowser(SCREEN_STORES.pay(), { width: 390, theme: 'dark' });
    // Parts of the screen come one after the other.
    const adjust = async (part: string) => {
      await expect.poll(() => root.querySelector(part), { message: part }).not.toBeNull();
      const element = root.querySelector(part) as Element;
      return getComputedStyle(element).getPropertyValue('forced-color-adjust');
    };
    expect(await adjust('.till-qr')).toBe('none');
    expect(await adjust('.till-qr-code')).toBe('none');
    for (const part of ['.till-button', '.till-address', '.till-heading']) {
      expect(await adjust(part), part).toBe('auto');
    }
  });
});

describe('the code', () => {
  it('stays dark on white and large, whatever the store writes', async () => {
    const root = await renderInBrowser(SCREEN_STORES.pay(), {
      width: 320,
      theme: 'dark',
      props: {
        appearance: {
          theme: 'dark',
          variables: { colorBackground: '#000', colorText: '#fff', maxWidth: '20rem' },
          rules: { '.Card': { borderRadius: '40px' } },
        },
      },
    });
    await expect.poll(() => root.querySelector('.till-qr-code')).not.toBeNull();
    const code = root.querySelector('canvas.till-qr-code') as HTMLCanvasElement;
    const { data } = code.getContext('2d')?.getImageData(0, 0, code.width, code.height) ?? {};
    const colours = new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer()));
    expect([...colours].toSorted()).toEqual([0xff000000, 0xffffffff]);
    expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  });
});

it.each(['display: flex', 'display: grid', 'display: grid; grid-template-columns: 1fr'])(
  'does not push a cell of a small phone apart: %s',
  (style) => {
    const home = document.body.appendChild(document.createElement('div'));
    home.style.cssText = `${style}; inline-size: 248px`;
    const { card } = wear({}, home);
    expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(248);
  },
);

it.each(['colorAcent', 'color', 'fontfamily', 'constructor'])(
  'tells of a variable that there is not: %s',
  async (name) => {
    wear({ theme: 'light', variables: { [name]: '#0a7d5a' } as never });
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatchObject({ code: 'value_refused', mend: 'There is no such variable.' });
  },
);

describe('variables that could hide a payment', () => {
  const broken = {
    fontSize: ['0px', '80px', '-1rem', '16', 'huge', 8],
    maxWidth: ['40px', '1em', '8'],
    spacing: ['50', '0', '1px', 'wide', -1],
    borderRadius: ['8', '900px', 8],
    fontFamily: ['12px', '//'],
  };
  const cases = Object.entries(broken).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(cases)('%s of %j is the default, and how to mend it is told', async (name, value) => {
    const { card } = wear({ theme: 'light' });
    const { fontSize, padding, borderRadius, fontFamily, maxWidth } = getComputedStyle(card);
    const { card: given } = wear({ theme: 'light', variables: { [name]: value } as never });
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatchObject({ code: 'value_refused' });
    expect(told[0]).toHaveProperty('mend', expect.stringMatching(/^Write a value such as "/));
    expect(getComputedStyle(given)).toMatchObject({
      fontSize,
      padding,
      borderRadius,
      fontFamily,
      maxWidth,
    });
  });

  it.each([
    ['midnight', 'appearance'],
    [{ variables: 'midnight' }, 'appearance'],
    [{ variables: { radius: 8 } }, '--till-radius'],
    [{ variables: { constructor: '8px' } }, '--till-constructor'],
    [{ variables: { spacing: {} }, rules: null }, '--till-spacing'],
    [{ rules: { '.Nothing': null } }, '.Nothing'],
  ])('%j throws nothing and is told', async (appearance, subject) => {
    const { card } = wear(appearance as never);
    await expect.poll(() => told[0]).toMatchObject({ subject });
    expect(card).toHaveTextContent('Pay');
  });
});
