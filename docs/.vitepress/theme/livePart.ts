/** Places for what runs in the page: it is loaded once it is seen, or once the page is idle. */
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';

/** Draws into an element. @returns a function that takes it away */
type Draw = (place: HTMLElement) => Promise<() => void>;

/** Calls back once, when the element is seen or the page has nothing to do. @returns ends the wait */
function whenWanted(place: HTMLElement, start: () => void): () => void {
  const ends: (() => void)[] = [];
  const once = (): void => {
    ends.splice(0).forEach((end) => end());
    start();
  };
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) once();
  });
  observer.observe(place);
  ends.push(() => observer.disconnect());
  // Safari has no such callback; there it is loaded when it is seen.
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(once, { timeout: 10_000 });
    ends.push(() => cancelIdleCallback(idle));
  }
  return () => ends.splice(0).forEach((end) => end());
}

function livePart(className: string, withoutScript: string, load: () => Promise<Draw>) {
  return defineComponent(() => {
    const place = ref<HTMLElement>();
    const failed = ref(false);
    let gone = false;
    let stop = (): void => undefined;
    onMounted(() => {
      const element = place.value;
      if (!element) return;
      stop = whenWanted(element, () => {
        load()
          .then(async (draw) => {
            // The reader may have left the page while it loaded.
            if (gone) return;
            const end = await draw(element);
            if (gone) end();
            else stop = end;
          })
          .catch(() => (failed.value = true));
      });
    });
    onBeforeUnmount(() => {
      gone = true;
      stop();
    });
    return () => [
      h('div', { ref: place, class: className }),
      h('noscript', withoutScript),
      failed.value ? h('p', 'It could not be loaded. Reload the page.') : null,
    ];
  });
}

/** A checkout with a sandbox in the page. */
export const liveCheckout = livePart(
  'live-checkout',
  'With scripts on, a checkout runs here, with a sandbox in the page.',
  async () => (await import('../live/liveCheckout.js')).drawCheckout,
);

/** The playground. */
export const sitePlayground = livePart(
  'live-playground',
  'The playground needs scripts.',
  async () => (await import('../live/sitePlayground.js')).drawPlayground,
);
