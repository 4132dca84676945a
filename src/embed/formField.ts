/** What `<till-checkout>` is to the form around it. Browsers without form-associated elements have none of it. */
import type { Progress } from '../contract/checkout.js';
import { enPay } from '../ui/messages/enPay.js';
import { readSwitch } from './attributes.js';
import type { WidgetOptions } from './options.js';

/** What a widget shows, as far as a form needs it. */
export interface Shown {
  /** The handle of the order that it shows. */
  readonly order: string;
  readonly status: Progress | 'paid';
  /** Why a form is held, in the language of the widget. */
  readonly sentence: string;
}

/** The element, as far as this file knows it. */
interface Field extends HTMLElement {
  readonly name: string | null | undefined;
  readonly required: unknown;
}

/** What the widget was told last; undefined while none runs. */
type Running = Pick<WidgetOptions, 'order' | 'link'> | undefined;

/** What the page's own code asks of every field of a form. */
export const ASKED = [
  'form',
  'validity',
  'willValidate',
  'validationMessage',
  'checkValidity',
  'reportValidity',
] as const;

/** Takes part in the form. @returns tells the form what has changed. */
export function createFormField(element: Field): (running: Running, shown?: Shown) => void {
  // Absent before Safari 16.4; Firefox before 98 has only the first of the two.
  const internals = (element as Partial<HTMLElement>).attachInternals?.() as ElementInternals;
  if (!(internals as Partial<ElementInternals> | undefined)?.setFormValue) return () => undefined;

  for (const name of ASKED) {
    const get = (): unknown => {
      const asked = internals[name];
      return typeof asked === 'function' ? asked.bind(internals) : asked;
    };
    Object.defineProperty(element, name, { get });
  }
  // The browser goes to the anchor after this event, and the screen may be another one each time.
  element.addEventListener('invalid', () => {
    const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
    const anchor = find('[data-till-heading]') ?? find('.till-wall') ?? element;
    // A form that is held at what cannot have the focus is held without a word.
    anchor.tabIndex = -1;
    internals.setValidity(internals.validity, internals.validationMessage, anchor);
  });

  return (running, shown) => {
    const { name } = element;
    const { order, link } = running ?? {};
    const status = shown && shown.order === order ? shown.status : 'awaiting';
    const value = new FormData();
    // A link's handle opens once, and the store cannot read it.
    if (name && order && !link) {
      value.set(name, order);
      // `order[payment]` and `order[payment_status]`, as Rails and PHP nest them.
      value.set(name.replace(/\]?$/, '_status$&'), status);
    }
    internals.setFormValue(value);
    const valueMissing = !!order && readSwitch(element.required) && status === 'awaiting';
    internals.setValidity({ valueMissing }, shown?.sentence ?? enPay.continueOnceDetected);
    for (const part of element.shadowRoot?.children ?? []) {
      (part as HTMLElement).inert = element.matches(':disabled');
    }
  };
}
