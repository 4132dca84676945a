/** The checkout of the first page: the script of the package, and a sandbox in place of a server. */
import type { mount as Mount, MountedCheckout } from '../../../src/embed/mount.js';
import { openScene, type OpenedScene } from '../../../stories/scenes/openScene.js';

/** The payer's bar, with its one button. */
function drawBar() {
  const bar = document.createElement('div');
  bar.className = 'live-payer';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Play the payer');
  const label = document.createElement('span');
  label.textContent = 'It runs, with a sandbox in this page. Choose a currency, then be the payer:';
  const button = document.createElement('button');
  button.type = 'button';
  bar.append(label, button);
  return { bar, button };
}

/**
 * Draws the checkout with the payer's button above it.
 *
 * @param base where the site is; the script lies in `tillkit/` there
 * @returns a function that takes both away
 */
export async function drawCheckout(place: HTMLElement, base: string): Promise<() => void> {
  const script = `${base}tillkit/tillkit.mjs`;
  const { mount } = (await import(/* @vite-ignore */ script)) as { readonly mount: typeof Mount };
  const { bar, button } = drawBar();
  const target = document.createElement('div');
  place.replaceChildren(bar, target);

  let scene: OpenedScene;
  let till: MountedCheckout | undefined;
  let status = '';
  /** Transaction that the payer has sent. */
  let sent: string | null = null;

  function show(): void {
    const isPaid = status === 'paid';
    button.textContent = isPaid ? 'Start over' : sent === null ? 'Pay' : 'Confirm it';
    button.disabled = !isPaid && sent === null && status !== 'pay';
  }
  async function start(): Promise<void> {
    till?.destroy();
    [status, sent] = ['', null];
    scene = await openScene('choose');
    till = mount(target, {
      endpoint: scene.store.endpoint,
      order: scene.order,
      fetch: scene.fetch,
      storeName: 'Paper & Pine',
      documentTitle: false,
    });
    till.on('statuschange', (event) => {
      status = event.status;
      show();
    });
    show();
  }
  async function takeNextStep(): Promise<void> {
    if (status === 'paid') return start();
    const { store, order } = scene;
    if (sent === null) sent = await store.pay(order);
    else store.sandbox.confirm(sent);
    await store.settle();
  }
  button.addEventListener('click', () => {
    button.disabled = true;
    void takeNextStep().finally(show);
  });
  await start();
  return () => till?.destroy();
}
