/** `<till-checkout>`: the checkout as an element of HTML, with attributes, properties and events. */
import type { InitialCheckout } from '../checkout/checkoutSession.js';
import { handleInAddress } from '../checkout/resumeCheckout.js';
import { readAppearance, readDirection, readLocale, readSwitch } from './attributes.js';
import { readInlineInitial } from './inlineInitial.js';
import { createFormField, type ASKED, type Shown } from './formField.js';
import { createLinkFollower } from './linkFollower.js';
import type { CheckoutEvents, MountOptions, WidgetOptions } from './options.js';
import { ATTRIBUTES, VALUES, WORDS, type Said } from './optionTable.js';
import type { StartWidget, Widget } from './widget.js';

type ObjectOptions = Partial<Pick<MountOptions, Said<'both' | 'value'>>>;

/** What an attribute says: null where it is not there; `undefined` takes it away too. */
type Word = string | null | undefined;

/** Switched on or off, also by the words "true" and "false". */
type Switch = 'resume' | 'required' | 'documentTitle' | 'browserWallets';

/** The options as properties, and what browsers with form-associated elements give to a field. */
type Properties = { [Name in Said<'word'>]: Name extends Switch ? Word | boolean : Word } & {
  -readonly [Name in keyof ObjectOptions]: ObjectOptions[Name];
} & Partial<Pick<ElementInternals, (typeof ASKED)[number]>>;

/** On a server there is no HTMLElement; importing this file there must still work. */
const Base = (typeof HTMLElement === 'undefined'
  ? Object
  : HTMLElement) as unknown as new () => HTMLElement & Properties;

/**
 * What the server opened and must not be drawn again: it was on a page for a while, and much may have
 * happened since; or it belongs to the page's own order, where a link has led to another.
 */
const spent = new WeakSet<InitialCheckout>();

/**
 * The element. It runs while it is in the document and has `endpoint` and `order`; taken out, it
 * leaves no timer, listener or request behind, and moving it keeps it running.
 *
 * @fires till-ready, till-change, till-statuschange, till-complete, till-walletsent, till-error; `detail` is the event.
 */
export class TillCheckoutElement extends Base {
  /** @internal Set with the definition of the element. */
  static startWidget: StartWidget;
  /** @internal Serves the script tags of the page, for every copy of the script. */
  static serveTags?: (own: readonly HTMLScriptElement[]) => void;
  static readonly formAssociated = true;
  static readonly observedAttributes = ATTRIBUTES.map((name) => name.toLowerCase());

  /** @internal It was put into the page by a script tag or `mount`. */
  isMounted = false;
  /** @internal The page has taken it out on purpose, so nothing puts it back. */
  isDismissed = false;

  /** Words that were said as properties, by the names of their attributes. */
  #words: Record<string, string | undefined> = {};
  #objects: ObjectOptions = {};
  #shadow: ShadowRoot | undefined;
  #widget: Widget | undefined;
  #scheduled = false;
  /** What the widget was told last. */
  #running: WidgetOptions | undefined;
  #shown: Shown | undefined;
  readonly #tellForm = createFormField(this);
  readonly #follow = createLinkFollower();

  /** @internal */
  connectedCallback(): void {
    this.isDismissed = false;
    this.#takeEarlyProperties();
    if (!this.#objects.initial) this.#hold({ initial: readInlineInitial(this) });
    addEventListener('hashchange', this);
    this.#schedule();
  }

  /** @internal */
  disconnectedCallback(): void {
    removeEventListener('hashchange', this);
    this.#schedule();
  }

  /** @internal The style sheets belong to the old document, so the new one needs a new start. */
  adoptedCallback(): void {
    this.#stop();
  }

  /** @internal Another link that is opened in this tab loads no page: only the address changes. */
  handleEvent(): void {
    if (handleInAddress()) this.#schedule();
  }

  /** @internal */
  attributeChangedCallback(name: string, _: unknown, word: string | null): void {
    if (word !== null && name in this.#words) this.#words[name] = word;
    this.#schedule();
    // At once: a page may take `required` away and submit the form in one go.
    this.#updateForm();
  }

  /** @internal */
  formDisabledCallback(): void {
    this.#updateForm();
  }

  /** Takes the element out of the page on purpose. */
  override remove(): void {
    this.isDismissed = true;
    this.parentNode?.removeChild(this);
  }

  /** @internal What a property says: a value, its attribute, or what was set if other code has stripped that. */
  readOption(name: Said<'word' | 'both' | 'value'>): unknown {
    const attribute = this.getAttribute(name);
    if (isWord(name)) return attribute ?? this.#words[name.toLowerCase()] ?? null;
    return this.#objects[name] ?? (name === 'appearance' ? readAppearance(attribute) : undefined);
  }

  /** @internal */
  writeOption(name: Said<'word' | 'both' | 'value'>, value: unknown): void {
    if (!isWord(name)) {
      this.#hold({ [name]: value });
      return;
    }
    const given = value as string | boolean | null | undefined;
    const word = given === null || given === undefined ? undefined : String(given);
    this.#words[name.toLowerCase()] = word;
    if (word === undefined) this.removeAttribute(name);
    else this.setAttribute(name, word);
  }

  /** Takes the checkout away at once and the element out of the page. */
  destroy(): void {
    this.remove();
    this.#stop();
  }

  /** Properties that were set before the script had loaded hide the accessors of the class. */
  #takeEarlyProperties(): void {
    for (const name of [...WORDS, ...VALUES]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #hold(objects: ObjectOptions): void {
    this.#objects = { ...this.#objects, ...objects };
    this.#schedule();
  }

  /** Several changes in a row are one: a new order must not be asked for at the old endpoint. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#apply();
    });
  }

  #apply(): void {
    const options = this.isConnected ? this.#options() : undefined;
    this.#running = options;
    if (!options) this.#stop();
    else if (this.#widget) this.#widget.update(options);
    else {
      // A server may have drawn it already, in a declarative shadow root.
      // A root keeps the registry of the document that it was made in, and in another one nothing can be
      // created with that (Chromium 156): no custom element stands in here, so it has none.
      this.#shadow ??=
        this.shadowRoot ?? this.attachShadow({ mode: 'open', customElementRegistry: null });
      const emit = <Name extends keyof CheckoutEvents>(name: Name, detail: CheckoutEvents[Name]) =>
        void this.dispatchEvent(
          new CustomEvent(`till-${name}`, { detail, bubbles: true, composed: true }),
        );
      const report = (shown: Shown) => {
        this.#shown = shown;
        this.#updateForm();
      };
      this.#widget = TillCheckoutElement.startWidget({
        shadow: this.#shadow,
        options,
        emit,
        report,
      });
    }
    this.#updateForm();
  }

  #updateForm(): void {
    this.#tellForm(this.#running, this.#shown);
  }

  #options(): WidgetOptions | undefined {
    const { endpoint } = this;
    const link = this.#follow(readSwitch(this.resume), this.order ?? null) ?? undefined;
    const order = link?.order ?? this.order;
    const { initial } = this.#objects;
    if (link && initial) spent.add(initial);
    if (!endpoint || !order) return undefined;
    return {
      // Another word than those that an option knows is the look's to tell, or is not shown.
      ...Object.fromEntries(WORDS.map((name) => [name, this[name] || undefined])),
      ...this.#objects,
      initial: initial && spent.has(initial) ? undefined : initial,
      endpoint,
      order,
      link,
      locale: readLocale(this.locale ?? null),
      defaultLocale: readLocale(this.defaultLocale ?? null),
      dir: readDirection(this.dir),
      appearance: this.appearance,
      documentTitle: this.documentTitle !== 'false',
      browserWallets: this.browserWallets === null ? undefined : this.browserWallets !== 'false',
    };
  }

  #stop(): void {
    const { initial } = this.#objects;
    if (this.#widget && initial) spent.add(initial);
    this.#widget?.stop();
    this.#widget = undefined;
    this.#shown = undefined;
  }
}

const isWord = (name: string): name is Said<'word'> => (WORDS as readonly string[]).includes(name);

// Not in the class: a block in there would keep older browsers (Safari before 16.4) from reading any of it.
for (const name of [...WORDS, ...VALUES]) {
  Object.defineProperty(TillCheckoutElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: TillCheckoutElement) {
      return this.readOption(name);
    },
    set(this: TillCheckoutElement, value: unknown) {
      this.writeOption(name, value);
    },
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'till-checkout': TillCheckoutElement;
  }
  interface HTMLElementEventMap {
    'till-ready': CustomEvent<CheckoutEvents['ready']>;
    'till-change': CustomEvent<CheckoutEvents['change']>;
    'till-statuschange': CustomEvent<CheckoutEvents['statuschange']>;
    'till-complete': CustomEvent<CheckoutEvents['complete']>;
    'till-walletsent': CustomEvent<CheckoutEvents['walletsent']>;
    'till-error': CustomEvent<CheckoutEvents['error']>;
    'till-diagnostic': CustomEvent<CheckoutEvents['diagnostic']>;
  }
}
