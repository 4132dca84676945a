/** Puts a checkout into an element of a page, and gives a handle to change and remove it. */
import { hasLink } from '../checkout/resumeCheckout.js';
import { TAG_NAME } from './defineElement.js';
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

/** One checkout a target: mounting again changes the one that is there. */
const mounted = new WeakMap<Element, MountedCheckout>();

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
 * Mounts a checkout at the end of a target.
 *
 * @param target an element of the page or a selector of one.
 * @throws Error without a target, an endpoint or an order; with `resume` a link that has led to this
 *   page stands in for the order.
 */
export function mount(target: Element | string, options: MountOptions): MountedCheckout {
  const place = findTarget(target);
  requireText(options, ['endpoint', 'order']);
  const known = mounted.get(place);
  // Also where the target itself is not in the page yet.
  if (known && place.contains(known.element)) {
    known.update(options);
    return known;
  }
  const element = document.createElement(TAG_NAME);
  const listening = new AbortController();
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
      if (mounted.get(place) === handle) mounted.delete(place);
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
  mounted.set(place, handle);
  Object.assign(element, options);
  place.append(element);
  return handle;
}
