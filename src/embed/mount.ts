/** Puts a checkout into an element of a page, and gives a handle to change and remove it. */
import { hasLink } from '../checkout/resumeCheckout.js';
import { TAG_NAME } from './defineElement.js';
import { keep, release, settle, type Mount } from './mounts.js';
import type { CheckoutEvents, MountOptions } from './options.js';

/** A mounted checkout. */
export interface MountedCheckout {
  /** The element that was put into the target. */
  readonly element: HTMLElement;
  /** Changes options; those not named stay. Another `order` starts a clean checkout. */
  update(options: Partial<MountOptions>): void;
  /** Takes everything away: element, timers, listeners, styles, requests. */
  destroy(): void;
  /** Hears of an event. @returns a function that ends it. */
  on<Name extends keyof CheckoutEvents>(
    name: Name,
    listener: (event: CheckoutEvents[Name]) => void,
  ): () => void;
}

interface Mounted extends Mount {
  readonly handle: MountedCheckout;
}

/** One checkout a target: mounting again changes the one that is there. */
const mounted = new WeakMap<Element, Mounted>();

function findTarget(target: Element | string): Element {
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  if (found instanceof Element) return found;
  throw new Error(
    'Tillkit.mount found no element to mount into, so there is no checkout on the page. Pass an ' +
      'element or a selector of one that is already in the page.',
  );
}

/** A page without types may pass nothing at all. */
function requireText(
  options: Partial<MountOptions> | undefined,
  names: readonly ('endpoint' | 'order')[],
) {
  for (const name of names) {
    const word = options?.[name];
    if (typeof word === 'string' && word !== '') continue;
    if (name === 'order' && options?.resume && hasLink()) continue;
    throw new Error(
      `Tillkit.mount needs \`${name}\` as a text. Without it the store cannot tell what is being paid, or ` +
        'cannot be reached. Pass endpoint: "/api/till" and order: the store\'s handle of the order, or ' +
        'resume: true on a page that links lead to.',
    );
  }
}

/**
 * Makes what finds a target again: markup that comes back has the same selector or id. A body is another page's.
 *
 * @returns null also where the page has put something else into the target.
 */
function createFinder(target: Element | string, first: Element): (last: Element) => Element | null {
  const root = first.getRootNode();
  const inside = first.innerHTML;
  const siblings = [...first.children];
  const isOurs = (one: Element): boolean =>
    one.innerHTML === inside || siblings.some((sibling) => sibling.parentNode === one);
  return (last) => {
    if (last.isConnected) return isOurs(last) ? last : null;
    if (first === document.body) return null;
    if (typeof target === 'string') return document.querySelector(target);
    return first.id && 'getElementById' in root
      ? (root as Document).getElementById(first.id)
      : null;
  };
}

/**
 * Mounts a checkout at the end of a target, and keeps it there: where the page draws the target again, or empties
 * it, the checkout is put back.
 *
 * @param target an element of the page or a selector of one.
 * @throws Error without a target, an endpoint or an order; with `resume` a link that has led to this
 *   page stands in for the order.
 */
export function mount(target: Element | string, options: MountOptions): MountedCheckout {
  const anchor = findTarget(target);
  requireText(options, ['endpoint', 'order']);
  settle();
  const known = mounted.get(anchor);
  if (known && !known.isOver && !known.element.isDismissed) {
    known.handle.update(options);
    if (!known.element.isConnected && !anchor.contains(known.element)) known.place();
    if (anchor.isConnected) keep(known);
    return known.handle;
  }
  const element = document.createElement(TAG_NAME);
  const listening = new AbortController();
  const find = createFinder(target, anchor);
  const handle: MountedCheckout = {
    element,
    update(changes) {
      const named = (['endpoint', 'order'] as const).filter((name) => name in changes);
      requireText(changes, named);
      Object.assign(element, changes);
    },
    destroy() {
      element.destroy();
      listening.abort();
      release(own);
    },
    on(name, listener) {
      const end = new AbortController();
      const hear = (event: Event) =>
        listener((event as CustomEvent<CheckoutEvents[typeof name]>).detail);
      element.addEventListener(`till-${name}`, hear, { signal: end.signal });
      listening.signal.addEventListener('abort', () => end.abort(), { once: true });
      return () => end.abort();
    },
  };
  const own: Mounted = {
    handle,
    element,
    anchor,
    home: anchor,
    findAnchor() {
      const found = find(own.anchor);
      if (found) mounted.set(found, own);
      return found;
    },
    place: () => own.anchor.append(element),
  };
  mounted.set(anchor, own);
  Object.assign(element, options);
  own.place();
  if (anchor.isConnected) keep(own);
  // In a target that comes into the page later.
  else element.addEventListener('till-ready', () => keep(own), { once: true });
  return handle;
}
