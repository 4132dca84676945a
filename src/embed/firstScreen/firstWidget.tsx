/**
 * The first half of `tillkit.mjs`: asks the store and draws a payment's code and address at once, while the
 * rest of the widget is still loading.
 */
import { createRoot } from 'react-dom/client';
import type { InitialCheckout } from '../../checkout/checkoutSession.js';
import type { OpenedCheckout } from '../../contract/checkout.js';
import { LOCALE_TIMEOUT_MS } from '../../ui/language/catalogues.js';
import { chooseLanguage } from '../../ui/language/chooseLanguage.js';
import { readPreferredLanguages } from '../../ui/language/preferredLanguages.js';
import { resolveUi } from '../../ui/language/resolveUi.js';
import { enPay } from '../../ui/messages/enPay.js';
import type { Ui } from '../../ui/uiContext.js';
import { createInitialGuard } from '../initialGuard.js';
import type * as widgetPart from '../lateParts/widget.js';
import type { WidgetOptions } from '../options.js';
import { importWidget, scriptLanguages } from '../scriptFiles.js';
import { prepareShadow } from '../shadow.js';
import { createStoreClient } from '../storeClient.js';
import type { Widget, WidgetInput } from '../widget.js';
import { FirstScreen, NotLoaded, payScreenOf, type PayScreen } from './FirstScreen.js';
import { holdPresses } from './holdPresses.js';
import css from './styles.css?inline';

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

/** The choice, and what has to be loaded for it: only English where the store gives all messages. */
function languagesOf({ locale, defaultLocale, messages }: WidgetOptions) {
  const page = readPreferredLanguages().split(',');
  const given = messages?.language;
  const wishes = { locale: locale ?? given, page, defaultLocale };
  const choice = chooseLanguage(wishes, scriptLanguages.languages);
  return { choice, toLoad: given ? 'en' : choice.language };
}

/** What the store is asked depends on these; the others only change how its answer looks. */
const ASKED = ['endpoint', 'order', 'currency', 'fetch', 'initial'] as const;

/** One request to the store, and its answer once it is there. */
interface Question {
  initial: InitialCheckout | undefined;
  /** When `initial` was there, on the page's own clock: milliseconds. */
  since: number;
  /** Under way, or failed: the widget awaits it too, and has the messages for a failure. */
  answer: Promise<OpenedCheckout> | undefined;
  readonly stop: () => void;
}

function askStore(options: WidgetOptions, onAnswer: () => void): Question {
  const { endpoint, order, link, currency, fetch, initial } = options;
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  const question: Question = { initial, since: performance.now(), answer: undefined, stop };
  if (initial) return question;
  const wish = { endpoint, link, fetch, stopped: stopped.signal, currency: () => currency };
  question.answer = createStoreClient(wish).openCheckout({ order });
  question.answer.then(
    (opened) => {
      question.initial = opened;
      question.since = performance.now();
      question.answer = undefined;
      onAnswer();
    },
    () => undefined,
  );
  return question;
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

/** Starts a checkout. The shadow root's host must be in the document. */
export function startFirstWidget(input: WidgetInput): Widget {
  const place = prepareShadow(input.shadow, css);
  const { container } = place;
  const root = createRoot(container);
  const presses = holdPresses(container, '.till-checkout button');
  const timers = createTimers(draw);
  const guarded = createInitialGuard();
  let options = guarded(input.options);
  let widget: Widget | undefined;
  let drawn = false;
  let drawnLocale: string | undefined;
  let failures = 0;
  let isLoading = true;
  let stopped = false;
  let question = askStore(options, draw);

  function currentScreen(): PayScreen | null {
    const { checkout } = question.initial ?? {};
    if (!checkout || timers.awaitsLanguage(languagesOf(options).toLoad)) return null;
    const serverNow = Date.parse(checkout.serverTime) + performance.now() - question.since;
    return payScreenOf(checkout, serverNow);
  }
  function draw(): void {
    if (widget || stopped) return;
    const ui = uiOf(options);
    const screen = currentScreen();
    timers.drawAtEndOf(screen);
    drawnLocale = ui.locale;
    drawn = screen !== null;
    root.render(
      <>
        {screen && <FirstScreen key={screen.quote.id} ui={ui} screen={screen} />}
        {!isLoading && <NotLoaded ui={ui} retry={retry} inVain={failures > 1} />}
      </>,
    );
  }
  /** What is drawn in the right language stays: a button may have been pressed, or have the focus. */
  function drawInLanguage(): void {
    if (!drawn || uiOf(options).locale !== drawnLocale) draw();
  }
  async function loadLanguage(): Promise<void> {
    await scriptLanguages.load(languagesOf(options).toLoad);
    drawInLanguage();
  }
  async function loadWidget(): Promise<void> {
    const loaded = (await importWidget().catch(() => undefined)) as typeof widgetPart | undefined;
    const start = await loaded?.takeOver();
    if (stopped) return;
    if (!start) {
      isLoading = false;
      failures += 1;
      draw();
      // The button that was pressed is gone, and the focus with it.
      if (failures > 1) container.querySelector<HTMLElement>('.till-notice button')?.focus();
      return;
    }
    const { initial, answer } = question;
    // What is on the screen must be what the widget would draw: the language may have come since.
    drawInLanguage();
    timers.clear();
    widget = start({ ...input, options, begun: { place, drawn, initial, answer } });
    presses.pass();
  }
  function retry(): void {
    isLoading = true;
    draw();
    void loadWidget();
  }
  retry();
  void loadLanguage();

  return {
    update(given) {
      const next = guarded(given);
      if (widget) {
        widget.update(next);
        return;
      }
      const isSameQuestion = ASKED.every((name) => next[name] === options[name]);
      options = next;
      if (!isSameQuestion) {
        question.stop();
        question = askStore(options, draw);
      }
      draw();
      void loadLanguage();
    },
    stop() {
      stopped = true;
      timers.clear();
      question.stop();
      presses.end();
      if (widget) widget.stop();
      else place.clear();
    },
  };
}
