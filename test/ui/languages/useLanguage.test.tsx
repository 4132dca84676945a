/** Sentences on their way: silence for a moment, then English, then the language; and what a change does. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Catalogues,
  createCatalogues,
  LOCALE_TIMEOUT_MS,
} from '../../../src/ui/language/catalogues.js';
import { useLanguage, type LanguageInput } from '../../../src/ui/language/useLanguage.js';
import { Frame } from '../../../src/ui/Frame.js';
import { enPay } from '../../../src/ui/messages/enPay.js';
import { enProblems } from '../../../src/ui/messages/enProblems.js';
import { UiContext } from '../../../src/ui/uiContext.js';

type Settle = { readonly arrive: () => void; readonly fail: () => void };

let reported: string[];
let asked: string[];
let underway: Record<string, Settle>;
let catalogues: Catalogues<string>;

beforeEach(() => {
  vi.useFakeTimers();
  [reported, asked, underway] = [[], [], {}];
  vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
  catalogues = createCatalogues(['de', 'fr'], (language) => {
    asked.push(language);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      underway[language] = { arrive: () => resolve(`words in ${language}`), fail };
    });
  });
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
});

const NOBODY: LanguageInput = {
  locale: undefined,
  defaultLocale: undefined,
  given: undefined,
  answered: true,
};

function Words(input: Partial<LanguageInput>) {
  const { choice, catalogue, waiting } = useLanguage(catalogues, { ...NOBODY, ...input });
  return <p>{waiting ? 'silence' : `${catalogue ?? 'English'}, figures of ${choice.locale}`}</p>;
}

function show(input: Partial<LanguageInput>) {
  const element = (now: Partial<LanguageInput>) => (
    <StrictMode>
      <Words {...now} />
    </StrictMode>
  );
  const view = render(element(input));
  return (now: Partial<LanguageInput>) => view.rerender(element(now));
}

const words = () => screen.getByRole('paragraph').textContent;
const settle = (language: string, how: keyof Settle = 'arrive') =>
  act(async () => {
    underway[language]?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a language on its way', () => {
  it('is awaited in silence and asked for once', async () => {
    show({ locale: 'de-AT' });
    expect(words()).toBe('silence');
    await settle('de');
    expect(words()).toBe('words in de, figures of de-AT');
    expect(asked).toEqual(['de']);
  });

  it('is English after a short while, and itself as soon as it is there', async () => {
    show({ locale: 'de' });
    await wait(LOCALE_TIMEOUT_MS - 1);
    expect(words()).toBe('silence');
    await wait(1);
    expect(words()).toBe('English, figures of de');
    await settle('de');
    expect(words()).toBe('words in de, figures of de');
    expect(reported).toEqual([]);
  });

  it('loses no time to the store: the while begins with its answer', async () => {
    const again = show({ locale: 'de', answered: false });
    await wait(10 * LOCALE_TIMEOUT_MS);
    expect(words()).toBe('silence');
    again({ locale: 'de', answered: true });
    await wait(LOCALE_TIMEOUT_MS);
    expect(words()).toBe('English, figures of de');
  });

  it('that cannot be had is English, told once, and asked for again by the next', async () => {
    show({ locale: 'de' });
    await settle('de', 'fail');
    expect(words()).toBe('English, figures of de');
    expect(reported).toEqual([expect.stringContaining('locales/de did not load')]);
    cleanup();
    show({ locale: 'de' });
    expect(words()).toBe('English, figures of de');
    await settle('de');
    expect(words()).toBe('words in de, figures of de');
  });

  it('is not asked for where the store has given all sentences', () => {
    show({ locale: 'de', given: 'de' });
    expect(words()).toBe('English, figures of de');
    expect(asked).toEqual([]);
  });
});

describe('a change', () => {
  it('keeps the language that is there until the next one is, without silence', async () => {
    const again = show({ locale: 'de' });
    await settle('de');
    again({ locale: 'fr' });
    await wait(10 * LOCALE_TIMEOUT_MS);
    expect(words()).toBe('words in de, figures of de');
    await settle('fr');
    expect(words()).toBe('words in fr, figures of fr');
    again({ locale: 'en' });
    expect(words()).toBe('English, figures of en');
  });

  it('of the page’s language is followed, and no longer once the widget is gone', async () => {
    document.documentElement.lang = 'fr';
    show({});
    await settle('fr');
    expect(words()).toBe('words in fr, figures of fr');
    document.documentElement.lang = 'de';
    await wait(0);
    await settle('de');
    expect(words()).toBe('words in de, figures of de');
    cleanup();
    document.documentElement.lang = 'en';
    await wait(0);
    expect(asked).toEqual(['fr', 'de']);
  });
});

describe('a server', () => {
  it('waits for nothing: it writes English', () => {
    expect(renderToString(<Words locale="de" />)).toContain('English, figures of de');
  });

  it('writes the language where it has been awaited before', async () => {
    const awaited = catalogues.loadForServer('de');
    await settle('de');
    await awaited;
    expect(renderToString(<Words locale="de" />)).toContain('words in de, figures of de');
  });
});

describe('a part without words', () => {
  const messages = { ...enPay, ...enProblems };
  const part = (waiting: boolean) => (
    <UiContext.Provider value={{ locale: 'en', language: 'en', messages, appearance: {}, waiting }}>
      <Frame part="till-part" label="Checkout" sandbox>
        <p>content</p>
      </Frame>
    </UiContext.Provider>
  );

  it('shows and says nothing, and is busy', () => {
    const { container, rerender } = render(part(true));
    expect(container.textContent).toBe('');
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    expect(container.firstElementChild?.hasAttribute('aria-label')).toBe(false);
    rerender(part(false));
    expect(screen.getByRole('region', { name: 'Checkout' }).textContent).toContain('content');
    expect(screen.getByRole('region').hasAttribute('aria-busy')).toBe(false);
  });
});
