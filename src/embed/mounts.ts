/**
 * Keeps each checkout in its place: where other code of the page takes the element away and its place stays, or
 * comes back as the same markup, the element is put there again.
 */
import { CheckoutError } from '../contract/checkoutError.js';
import { reportPageError } from '../ui/reportPageError.js';
import { TAG_NAME } from './defineElement.js';
import type { TillCheckoutElement } from './TillCheckoutElement.js';

/** A checkout and what its place is known by. */
export interface Mount {
  readonly element: TillCheckoutElement;
  /** The script tag before the element, or the target around it. */
  anchor: Element;
  /** It was given up: a later mount at its place makes another. */
  isOver?: boolean;
  /** What stands for the anchor now, if that is gone; null too where something else has taken its place. */
  readonly findAnchor: () => Element | null;
  /** Where the element was put; it stands elsewhere if the page has moved it. */
  home?: Node | null;
  /** Puts the element at its anchor. */
  readonly place: () => void;
}

/** How long a place may be gone until the checkout counts as lost. */
const PATIENCE_MS = 5000;
/** Code that takes the element out again each time that it is put back is not fought for ever. */
const MOST_RETURNS = 20;

interface Kept {
  /** The page of an application that it was mounted on. */
  readonly page: string;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** When it was put back last, and how often in a row. */
  returned: number;
  returns: number;
}

const kept = new Map<Mount, Kept>();

const pageAddress = (): string => location.pathname + location.search;

/** Whether two elements say that they are the same checkout. */
const isSame = (one: Element, other: Element): boolean =>
  one.getAttribute('order') === other.getAttribute('order') &&
  one.getAttribute('endpoint') === other.getAttribute('endpoint');

/** An element that came with markup in which a page had kept its checkout. */
function copyOf(element: Element): TillCheckoutElement | undefined {
  for (const other of document.querySelectorAll(TAG_NAME)) {
    if (!other.isMounted && isSame(element, other)) return other;
  }
  return undefined;
}

function putBack(mount: Mount, state: Kept): void {
  const { element } = mount;
  const now = performance.now();
  state.returns = now - state.returned < 10 ? state.returns + 1 : 0;
  state.returned = now;
  if (state.returns > MOST_RETURNS) {
    lose(mount);
    return;
  }
  const copy = copyOf(element);
  if (copy) copy.replaceWith(element);
  else mount.place();
  mount.home = element.parentNode;
}

function giveUp(mount: Mount): void {
  release(mount);
  mount.isOver = true;
}

/** A shopper who goes on to another page of an application leaves the checkout behind: that is no mistake. */
function lose(mount: Mount): void {
  const { element } = mount;
  const state = kept.get(mount);
  giveUp(mount);
  if (element.isConnected || state?.page !== pageAddress()) return;
  const message =
    'The place of a Tillkit checkout was taken out of the page and did not come back, so the checkout is ' +
    'gone. Keep its script tag or target in the page, or call destroy() if it should go.';
  reportPageError(message);
  const detail = new CheckoutError({ code: 'bad_request', message, retryable: false });
  // Listeners in the page do not hear an element that is out of it.
  const tell = () => new CustomEvent('till-error', { detail, bubbles: true });
  element.dispatchEvent(tell());
  document.dispatchEvent(tell());
}

/** Puts every checkout back that has a place in the page. The others wait for theirs. */
export function settle(): void {
  for (const [mount, state] of kept) {
    const { element } = mount;
    if (element.isDismissed) {
      release(mount);
      continue;
    }
    if (!element.isConnected) {
      // A body that is emptied is a page that is left.
      if (mount.home === document.body && !document.body.firstElementChild) {
        giveUp(mount);
        continue;
      }
      const anchor = mount.findAnchor();
      if (anchor) {
        mount.anchor = anchor;
        putBack(mount, state);
      }
    }
    if (!element.isConnected) {
      state.timer ??= setTimeout(() => lose(mount), PATIENCE_MS);
      continue;
    }
    clearTimeout(state.timer);
    state.timer = undefined;
    // Markup that was kept with its checkout in it, and whose script ran before it was read to its end.
    const next = element.nextElementSibling as TillCheckoutElement | null;
    if (next?.localName === TAG_NAME && !next.isMounted && isSame(element, next)) next.remove();
  }
}

/** What sees tags come and change, in the copy of the script that serves them. */
let onTags: ((records: readonly MutationRecord[]) => void) | undefined;

// Both cost little where a page changes much: a look at each added node, and at each checkout.
const observer =
  typeof MutationObserver === 'undefined'
    ? undefined
    : new MutationObserver((records) => {
        onTags?.(records);
        settle();
      });

/** Watches for all script tags too. */
export function watchTags(hear: typeof onTags): void {
  onTags = hear;
  watch(document);
}

/** Watches what is below a node; of a script tag its attributes. */
export function watch(node: Node): void {
  const isTag = node instanceof HTMLScriptElement;
  observer?.observe(node, isTag ? { attributes: true } : { childList: true, subtree: true });
}

/** Begins to keep a checkout in its place. */
export function keep(mount: Mount): void {
  const { element, anchor } = mount;
  element.isMounted = true;
  if (kept.has(mount)) return;
  kept.set(mount, { page: pageAddress(), returned: 0, returns: 0 });
  watch(document);
  // A target in a shadow root of the page.
  if (anchor.isConnected) watch(anchor.getRootNode());
}

/** Lets go of a checkout, wherever it is. */
export function release(mount: Mount): void {
  clearTimeout(kept.get(mount)?.timer);
  kept.delete(mount);
}
