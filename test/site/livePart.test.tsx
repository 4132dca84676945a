/** A part of a documentation page that runs: whenever the reader leaves, nothing of it goes on. */
import { createApp, type App } from 'vue';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveCheckout } from '../../docs/.vitepress/theme/livePart.js';

const { drawCheckout } = vi.hoisted(() => ({
  drawCheckout: vi.fn<(place: HTMLElement) => Promise<() => void>>(),
}));
vi.mock('../../docs/.vitepress/live/liveCheckout.js', () => ({ drawCheckout }));

/** Sees everything at once. */
class Observer {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const end = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  drawCheckout.mockReset().mockResolvedValue(end);
  end.mockReset();
});

function open(): App {
  const app = createApp(liveCheckout);
  app.mount(document.createElement('div'));
  return app;
}

/** Until what was loading is there, and what follows it has run. */
async function loaded(): Promise<void> {
  await import('../../docs/.vitepress/live/liveCheckout.js');
  await new Promise((resolve) => void setTimeout(resolve));
}

it('is drawn, and taken away with its page', async () => {
  const app = open();
  await loaded();
  expect(drawCheckout).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  app.unmount();
  expect(end).toHaveBeenCalledOnce();
});

it('is not drawn if the page is left while it loads', async () => {
  open().unmount();
  await loaded();
  expect(drawCheckout).not.toHaveBeenCalled();
});

it('is taken away at once if the page is left while it is drawn', async () => {
  let finish = (): void => undefined;
  drawCheckout.mockReturnValue(new Promise((resolve) => (finish = () => resolve(end))));
  const app = open();
  await loaded();
  app.unmount();
  expect(end).not.toHaveBeenCalled();
  finish();
  await loaded();
  expect(end).toHaveBeenCalledOnce();
});
