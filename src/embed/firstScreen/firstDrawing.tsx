/** What `tillkit.mjs` draws before its widget is there: the pay screen, and that the widget did not load. */
import { createRoot } from 'react-dom/client';
import type { InitialCheckout } from '../../checkout/checkoutSession.js';
import { LOCALE_TIMEOUT_MS } from '../../ui/language/catalogues.js';
import { chooseLanguage } from '../../ui/language/chooseLanguage.js';
import { readPreferredLanguages } from '../../ui/language/preferredLanguages.js';
import { resolveUi } from '../../ui/language/resolveUi.js';
import { enPay } from '../../ui/messages/enPay.js';
import type { Ui } from '../../ui/uiContext.js';
import type { WidgetOptions } from '../options.js';
import { scriptLanguages } from '../scriptFiles.js';
import { FirstScreen, NotLoaded, payScreenOf, type PayScreen } from './FirstScreen.js';

/** The choice, and what has to be loaded for it: only English where the store gives all messages. */
export function languagesOf({ locale, defaultLocale, messages }: WidgetOptions) {
  const page = readPreferredLanguages().split(',');
  const given = messages?.language;
  const wishes = { locale: locale ?? given, page, defaultLocale };
  const choice = chooseLanguage(wishes, scriptLanguages.languages);
  return { choice, toLoad: given ? 'en' : choice.language };
}

/** Made as the provider makes it. */
function uiOf(options: WidgetOptions): Ui {
  const { theme, appearance } = options;
  const { choice, toLoad } = languagesOf(options);
  return resolveUi({
    ...options,
    english: enPay,
    choice,
    catalogue: scriptLanguages.find(toLoad),
    appearance: { ...appearance, ...(theme && { theme }) },
  });
}

/** Longest time that a timer takes; a longer one would end at once, and draw without an end. */
const LONGEST_MS = 2 ** 31 - 1;

/** What makes a screen be drawn again without an event: the end of a price and a language that is late. */
function createTimers(draw: () => void) {
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let language: ReturnType<typeof setTimeout> | undefined;
  return {
    /** A price that is over must not stay on the screen. */
    drawAtEndOf(screen: PayScreen | null): void {
      clearTimeout(expiry);
      const left = screen?.secondsLeft ?? null;
      if (left !== null) expiry = setTimeout(draw, Math.min(left * 1000, LONGEST_MS));
    },
    /** As the provider does: a code that could be seen waits for its language only for a moment. */
    awaitsLanguage(toLoad: string): boolean {
      const isPending = scriptLanguages.isPending(toLoad);
      const stopWaiting = () => {
        scriptLanguages.stopWaiting(toLoad);
        draw();
      };
      if (isPending) language ??= setTimeout(stopWaiting, LOCALE_TIMEOUT_MS);
      return isPending;
    },
    clear(): void {
      clearTimeout(expiry);
      clearTimeout(language);
    },
  };
}

/** What a drawing is made of. */
interface Drawn {
  readonly options: WidgetOptions;
  /** What the store has answered. */
  readonly initial: InitialCheckout | undefined;
  /** When that was there, on the page's own clock: milliseconds. */
  readonly since: number;
  /** The widget did not load. */
  readonly failure: { readonly retry: () => void; readonly inVain: boolean } | null;
}

/** Draws into a container. @param redraw called where time alone changes what is to be drawn. */
export function createDrawing(container: Element, redraw: () => void) {
  const root = createRoot(container);
  const timers = createTimers(redraw);
  let drawnLocale: string | undefined;

  function screenOf({ options, initial, since }: Drawn): PayScreen | null {
    const { checkout } = initial ?? {};
    if (!checkout || timers.awaitsLanguage(languagesOf(options).toLoad)) return null;
    return payScreenOf(checkout, Date.parse(checkout.serverTime) + performance.now() - since);
  }
  return {
    draw(given: Drawn): void {
      const ui = uiOf(given.options);
      const screen = screenOf(given);
      timers.drawAtEndOf(screen);
      drawnLocale = screen ? ui.locale : undefined;
      root.render(
        <>
          {screen && <FirstScreen key={screen.quote.id} ui={ui} screen={screen} />}
          {given.failure && <NotLoaded ui={ui} {...given.failure} />}
        </>,
      );
    },
    /** Whether the pay screen is on. */
    hasScreen: (): boolean => drawnLocale !== undefined,
    /** Whether it is on in the language of these options. */
    hasScreenIn: (options: WidgetOptions): boolean => uiOf(options).locale === drawnLocale,
    /** Nothing is drawn again by itself. What is there stays. */
    stop: (): void => timers.clear(),
  };
}
