/** `<script>` tags that say what is paid: a checkout appears where each stands, run or not. */
import { findLink } from '../checkout/resumeCheckout.js';
import { reportPageError } from '../ui/reportPageError.js';
import { readSwitch } from './attributes.js';
import { TAG_NAME } from './defineElement.js';
import { readInlineInitial } from './inlineInitial.js';
import { keep, settle, watch, watchTags, type Mount } from './mounts.js';
import { ATTRIBUTES, WORDS } from './optionTable.js';
import type { TillCheckoutElement } from './TillCheckoutElement.js';

/** A tag that a browser would run, or that markup has brought and nothing runs. */
const TAGS = ['order', 'resume']
  .map((word) => `script[data-endpoint][data-${word}]:not([nomodule])`)
  .join();

type Words = Record<string, string | undefined>;

interface TagMount extends Mount {
  anchor: HTMLScriptElement;
  /** What the tag said when it was read last. */
  readonly words: Words;
}

const mounts = new Set<TagMount>();
/** The checkout of each tag; null if the tag lacks something. */
const served = new WeakMap<Node, TagMount | null>();

const isSame = (one: Words, other: Words): boolean =>
  one.endpoint === other.endpoint && one.order === other.order;

/** Says it to the element as properties, which outlive attributes that other code strips. */
function tell(mount: TagMount, tag: HTMLScriptElement): void {
  const { element, words } = mount;
  for (const name of ATTRIBUTES) {
    const word = tag.dataset[name];
    if (word === words[name]) continue;
    words[name] = word;
    if ((WORDS as readonly string[]).includes(name)) Reflect.set(element, name, word);
    else if (word === undefined) element.removeAttribute(name);
    else element.setAttribute(name, word);
  }
}

function isWhole(tag: HTMLScriptElement): boolean {
  const { endpoint, order, resume } = tag.dataset;
  // At once, before anything on the page could pass the address on.
  const link = readSwitch(resume) && findLink();
  const isPlaced = !tag.isConnected || tag.closest('body') !== null;
  if (endpoint && (order || link) && isPlaced) return true;
  reportPageError(
    'The Tillkit script lacks data-endpoint, data-order or a place in the body, so no checkout is ' +
      'shown. Name both and put the tag in the body, or add data-resume on a page that links lead to.',
  );
  return false;
}

/**
 * A checkout whose tag is gone. The right one is that of the same order; the next best has lost its place too, or
 * the page has moved it away from there.
 */
function orphanFor(tag: HTMLScriptElement, rightOne: boolean): TagMount | undefined {
  for (const mount of mounts) {
    const { element, anchor, words, home } = mount;
    if (mount.isOver) mounts.delete(mount);
    if (mount.isOver || anchor.isConnected || element.isDismissed) continue;
    const isPlaced = element.isConnected && element.parentNode === home;
    const isNextBest = tag.isConnected && (!isPlaced || element.previousElementSibling === tag);
    if (rightOne ? isSame(words, tag.dataset) : isNextBest) return mount;
  }
  return undefined;
}

function createMount(tag: HTMLScriptElement): TagMount {
  const element = document.createElement(TAG_NAME);
  const mount: TagMount = {
    element,
    anchor: tag,
    words: {},
    findAnchor: () => (mount.anchor.isConnected ? mount.anchor : null),
    place: () => mount.anchor.after(element),
  };
  mounts.add(mount);
  return mount;
}

function serve(tag: HTMLScriptElement, mount: TagMount): void {
  const isOther = !isSame(mount.words, tag.dataset);
  mount.anchor = tag;
  served.set(tag, mount);
  tell(mount, tag);
  // What was drawn for this order before knows more.
  if (isOther) mount.element.initial = readInlineInitial(tag);
  watch(tag);
  keep(mount);
}

/** A tag that ran late: another one has taken its place. */
function isReplaced(tag: HTMLScriptElement): boolean {
  if (tag.isConnected) return false;
  return [...mounts].some(({ anchor, words }) => anchor.isConnected && isSame(words, tag.dataset));
}

function serveFree(own: readonly HTMLScriptElement[] = []): void {
  const free = new Set<HTMLScriptElement>();
  const take = (tag: HTMLScriptElement) => {
    const mount = served.get(tag);
    // A tag may come back after its checkout was given up.
    if ((mount !== undefined && !mount?.isOver) || isReplaced(tag)) return;
    served.set(tag, null);
    if (isWhole(tag)) free.add(tag);
  };
  for (const tag of own) {
    const { endpoint, order, resume } = tag.dataset;
    if ((endpoint ?? order ?? resume) !== undefined) take(tag);
  }
  for (const tag of document.querySelectorAll<HTMLScriptElement>(TAGS)) {
    if (/^$|^module$|javascript/.test(tag.type)) take(tag);
  }
  for (const rightOne of [true, false]) {
    for (const tag of free) {
      const orphan = orphanFor(tag, rightOne);
      if (!orphan && rightOne) continue;
      free.delete(tag);
      serve(tag, orphan ?? createMount(tag));
    }
  }
  settle();
}

function holdsScript(node: Node): boolean {
  if (node.nodeName === 'SCRIPT') return true;
  return node.hasChildNodes() && node.nodeType === 1 && !!(node as Element).querySelector('script');
}

function hear(records: readonly MutationRecord[]): void {
  let hasScript = false;
  for (const { target, addedNodes } of records) {
    const mount = served.get(target);
    if (mount) serve(target as HTMLScriptElement, mount);
    for (const node of addedNodes) hasScript ||= holdsScript(node);
  }
  if (hasScript) serveFree();
}

/**
 * Serves the tags of the page, now and later. Of several copies of the script the first one does it for all.
 *
 * @param own tags that have loaded this copy: they are told what they lack.
 */
export function serveTags(own: readonly HTMLScriptElement[]): void {
  const registered = customElements.get(TAG_NAME) as typeof TillCheckoutElement;
  if (!registered.serveTags) {
    registered.serveTags = serveFree;
    watchTags(hear);
  }
  registered.serveTags(own);
}
