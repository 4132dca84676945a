/**
 * The split build's first half: asks the store and draws a payment's code and address at once, while
 * the widget itself is still on its way. It stands in for `startWidget` of the whole build.
 */
import type { InitialCheckout } from '../../checkout/checkoutSession.js';
import { secondsLeft } from '../../checkout/quote.js';
import type { OpenedCheckout } from '../../contract/checkout.js';
import { chooseLanguage } from '../../ui/language/chooseLanguage.js';
import { readPreferredLanguages } from '../../ui/language/preferredLanguages.js';
import { LOCALE_TIMEOUT_MS } from '../../ui/language/catalogues.js';
import { resolveUi } from '../../ui/language/resolveUi.js';
import { enPay, type FirstMessages } from '../../ui/messages/enPay.js';
import { checkoutLanguages } from '../../ui/messages/checkoutLanguages.js';
import type { Ui } from '../../ui/uiContext.js';
import { createInitialGuard } from '../initialGuard.js';
import type { WidgetOptions } from '../options.js';
import { prepareShadow } from '../shadow.js';
import { createStoreClient } from '../storeClient.js';
import type { Widget, WidgetInput } from '../widget.js';
import { drawNotLoaded } from './drawNotLoaded.js';
import { drawPayScreen } from './drawPayScreen.js';
import { holdPresses } from './holdPresses.js';

/** As the provider makes it. */
function uiOf(options: WidgetOptions): Ui<FirstMessages> {
  const { theme, appearance } = options;
  const { choice, toLoad } = languagesOf(options);
  return resolveUi({
    ...options,
    english: enPay,
    choice,
    catalogue: checkoutLanguages.find(toLoad),
    appearance: { ...appearance, ...(theme && { theme }) },
  });
}

/** The choice, and what has to be loaded for it: nothing but English where the store gives it all. */
function languagesOf({ locale, defaultLocale, messages }: WidgetOptions) {
  const page = readPreferredLanguages().split(',');
  const given = messages?.language;
  const wishes = { locale: locale ?? given, page, defaultLocale };
  const choice = chooseLanguage(wishes, checkoutLanguages.languages);
  return { choice, toLoad: given ? 'en' : choice.language };
}

/** Longest time that a timer takes; a longer one would ring at once, and draw without an end. */
const LONGEST_MS = 2 ** 31 - 1;

/** What the store is asked depends on these; the others only change how its answer looks. */
const ASKED = ['endpoint', 'order', 'currency', 'fetch', 'initial'] as const;

/** One question to the store, and its answer as soon as it is there. */
interface Question {
  initial: InitialCheckout | undefined;
  /** When `initial` was there, on the page's own clock: milliseconds. */
  since: number;
  /** Under way, or failed: the widget hears of a failure too, and has the words for it. */
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

/** Starts a checkout. The shadow root's host must be in the document. */
export function startWidget(input: WidgetInput): Widget {
  const place = prepareShadow(input.shadow);
  const { container } = place;
  const presses = holdPresses(container);
  const guarded = createInitialGuard();
  let options = guarded(input.options);
  let widget: Widget | undefined;
  let drawn = false;
  let spoken: string | undefined;
  let failed = false;
  let failures = 0;
  let stopped = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let question = askStore(options, draw);
  void speak();

  /** Draws again in the language that was missing. */
  async function speak(): Promise<void> {
    await checkoutLanguages.load(languagesOf(options).toLoad);
    drawInOtherWords();
  }

  /** What is there in the right words stays: a button may have been pressed, or have the focus. */
  function drawInOtherWords(): void {
    if (!drawn || uiOf(options).locale !== spoken) draw();
  }

  /** As the provider does: a code that could be seen waits for its words only for a moment. */
  function speechless(): boolean {
    const { toLoad } = languagesOf(options);
    const speechless = checkoutLanguages.isPending(toLoad);
    if (speechless) patience ??= setTimeout(stopWaiting, LOCALE_TIMEOUT_MS, toLoad);
    return speechless;
  }
  function stopWaiting(language: string): void {
    checkoutLanguages.stopWaiting(language);
    draw();
  }

  /** Without the widget nobody looks at the clock, and a price that is over must not stay. */
  function payScreen(ui: Ui<FirstMessages>): HTMLElement | null {
    clearTimeout(expiry);
    const { checkout } = question.initial ?? {};
    if (!checkout || speechless()) return null;
    const serverNow = Date.parse(checkout.serverTime) + performance.now() - question.since;
    const screen = drawPayScreen(checkout, ui, serverNow);
    const left = secondsLeft(checkout.quote?.expiresAt ?? null, serverNow);
    if (screen && left !== null) expiry = setTimeout(draw, Math.min(left * 1000, LONGEST_MS));
    return screen;
  }

  function draw(): void {
    if (widget || stopped) return;
    const ui = uiOf(options);
    spoken = ui.locale;
    const screen = payScreen(ui);
    drawn = screen !== null;
    container.replaceChildren(
      ...(screen ? [screen] : []),
      ...(failed ? [drawNotLoaded(ui, retry, failures > 1)] : []),
    );
  }
  async function load(): Promise<void> {
    const loaded = await import('./wholeWidget.js').catch(() => undefined);
    await loaded?.whole.ready();
    if (stopped) return;
    if (!loaded) {
      failed = true;
      failures += 1;
      draw();
      // The button that was pressed is gone, and the focus with it.
      if (failures > 1) container.querySelector<HTMLElement>('.till-notice button')?.focus();
      return;
    }
    const { initial, answer } = question;
    // What is there must be what the widget would draw: its words may have come since.
    drawInOtherWords();
    clearTimeout(expiry);
    clearTimeout(patience);
    const begun = { place, drawn, initial, answer };
    widget = loaded.whole.startWidget({ ...input, options, begun });
    presses.pass();
  }
  function retry(): void {
    failed = false;
    draw();
    void load();
  }
  retry();

  return {
    update(given) {
      const next = guarded(given);
      if (widget) {
        widget.update(next);
        return;
      }
      const sameQuestion = ASKED.every((name) => next[name] === options[name]);
      options = next;
      if (!sameQuestion) {
        question.stop();
        question = askStore(options, draw);
      }
      draw();
      void speak();
    },
    stop() {
      stopped = true;
      clearTimeout(expiry);
      clearTimeout(patience);
      question.stop();
      presses.end();
      if (widget) widget.stop();
      else place.clear();
    },
  };
}
