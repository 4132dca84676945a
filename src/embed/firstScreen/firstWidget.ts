/**
 * The first half of `tillkit.mjs`: asks the store and draws a payment's code and address at once, while the
 * rest of the widget is still loading.
 */
import type { InitialCheckout } from '../../checkout/checkoutSession.js';
import type { OpenedCheckout } from '../../contract/checkout.js';
import { createInitialGuard } from '../initialGuard.js';
import type * as widgetPart from '../lateParts/widget.js';
import type { WidgetOptions } from '../options.js';
import { importWidget, scriptLanguages } from '../scriptFiles.js';
import { prepareShadow } from '../shadow.js';
import { createStoreClient } from '../storeClient.js';
import type { Widget, WidgetInput } from '../widget.js';
import { createDrawing, languagesOf } from './firstDrawing.js';
import { holdPresses } from './holdPresses.js';
import css from './styles.css?inline';

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

/** Starts a checkout. The shadow root's host must be in the document. */
export function startFirstWidget(input: WidgetInput): Widget {
  const place = prepareShadow(input.shadow, css);
  const { container } = place;
  const presses = holdPresses(container, '.till-checkout :is(button, label)');
  const drawing = createDrawing(container, draw);
  const guarded = createInitialGuard();
  let options = guarded(input.options);
  let widget: Widget | undefined;
  let failures = 0;
  let isLoading = true;
  let stopped = false;
  let question = askStore(options, draw);

  function draw(): void {
    if (widget || stopped) return;
    const { initial, since } = question;
    const failure = isLoading ? null : { retry, inVain: failures > 1 };
    drawing.draw({ options, initial, since, failure });
  }
  /** What is drawn in the right language stays: a button may have been pressed, or have the focus. */
  function drawInLanguage(): void {
    if (!drawing.hasScreenIn(options)) draw();
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
    drawing.stop();
    const drawn = drawing.hasScreen();
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
        place.show();
        question.stop();
        question = askStore(options, draw);
      }
      draw();
      void loadLanguage();
    },
    stop() {
      stopped = true;
      drawing.stop();
      question.stop();
      presses.end();
      if (widget) widget.stop();
      else place.clear();
    },
  };
}
