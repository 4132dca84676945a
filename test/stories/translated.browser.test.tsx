/** Every story on a page that a browser translates: whatever changes afterwards, nothing is looked for that is gone. */
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import preview from '../../.storybook/preview.js';
import { overrideView, type CheckedView } from '../../stories/scenes/view.js';
import { allBelow } from '../support/composedTree.js';
import { translatePage } from '../support/pageTranslator.js';

setProjectAnnotations([preview]);
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../stories/**/*.stories.tsx',
);
/** What is in these is drawn by the script tag's own build: test/embed/translated.e2e.ts. */
const EMBEDDED = /embedding|playground/;
const PRESSED = 'button, summary, [role=option], [role=tab]';
/** All of these is left as it is: amounts, addresses and codes. */
const KEPT = /\/ui\/(?:Address|Amount|QrCode)\./;
/** Enough to meet each kind of control of a long list. */
const MOST_PRESSES = 30;

/** What the page's tree refused, whether or not a boundary of ours or React itself has caught it. */
const refused: string[] = [];
for (const name of ['removeChild', 'insertBefore'] as const) {
  const own = Node.prototype[name] as (...nodes: Node[]) => Node;
  vi.spyOn(Node.prototype, name).mockImplementation(function (this: Node, ...nodes: Node[]) {
    try {
      return own.apply(this, nodes);
    } catch (failure) {
      refused.push(`${name} in ${(this as Element).outerHTML.slice(0, 300)}`);
      throw failure;
    }
  } as never);
}

let end = () => {};
afterEach(() => {
  end();
  flushSync(() => overrideView(undefined));
  refused.length = 0;
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function draw(view: CheckedView): Promise<void> {
  flushSync(() => overrideView(view));
  // The sentences of another language come by themselves.
  for (let frame = 0; frame < 5; frame += 1) await nextFrame();
}

async function pressAll(): Promise<void> {
  const pressed = new Set<string>();
  for (const element of allBelow<HTMLElement>(document.body, PRESSED)) {
    const kind = `${element.className} ${element.textContent}`;
    // It would end the test.
    if (kind.includes('Reload')) continue;
    if (pressed.size >= MOST_PRESSES || pressed.has(kind) || !element.isConnected) continue;
    pressed.add(kind);
    element.click();
    await nextFrame();
  }
}

for (const [file, load] of Object.entries(files)) {
  if (EMBEDDED.test(file)) continue;
  it(`${file} stays whole`, async () => {
    let translated = 0;
    for (const [name, story] of Object.entries<ComposedStoryFn>(composeStories(await load()))) {
      // Whether it arrives where it should is what the stories' own suite looks at.
      await story.run().catch(() => undefined);
      end = translatePage(document.body);
      translated += document.querySelectorAll('font').length;
      await draw({ theme: 'dark', direction: 'rtl', locale: 'de' });
      await draw({ theme: 'light', direction: 'ltr', locale: 'en' });
      await pressAll();
      end();
      expect(refused, name).toEqual([]);
    }
    if (!KEPT.test(file)) expect(translated).toBeGreaterThan(0);
  });
}
