/**
 * Pictures of the store in the page. An `img` asks the network and never a `fetch` of the page, so what
 * the pretend store has to answer is handed to it as a file of the page's own memory.
 */
import type { SandboxStore } from '../../src/sandbox/createSandboxStore.js';

type Store = Pick<SandboxStore, 'endpoint' | 'fetch'>;

/** Addresses in the page's memory, by the store's; every store of the stories has the same pictures. */
const iconUrls = new Map<string, Promise<string | null>>();
/** What an `img` was last asked to show: it may be another before the answer comes. */
const requested = new WeakMap<HTMLImageElement, string>();

async function read(store: Store, source: string): Promise<string | null> {
  const answer = await store.fetch(source);
  return answer.ok ? URL.createObjectURL(await answer.blob()) : null;
}

async function serve(store: Store, image: HTMLImageElement): Promise<void> {
  const source = image.getAttribute('src') ?? '';
  if (!source.startsWith(`${store.endpoint}/icons/`)) return;
  // Before the browser requests it: there is no server at that address.
  image.removeAttribute('src');
  requested.set(image, source);
  const reading = iconUrls.get(source) ?? read(store, source);
  iconUrls.set(source, reading);
  const picture = await reading;
  if (requested.get(image) !== source) return;
  if (picture === null) image.dispatchEvent(new Event('error'));
  else image.src = picture;
}

function imagesIn(node: Node): Iterable<HTMLImageElement> {
  if (node instanceof HTMLImageElement) return [node];
  return node instanceof Element ? node.querySelectorAll('img') : [];
}

let observer: MutationObserver | undefined;

/** Answers the pictures of a store on this page, from now on and in place of the store before it. */
export function serveIcons(store: Store): void {
  observer?.disconnect();
  observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        for (const image of imagesIn(node)) void serve(store, image);
      }
    }
  });
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] };
  observer.observe(document, watched);
}
