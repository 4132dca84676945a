/** Waits until a story shows what its scene promises, so that it is checked there and not before. */
import { expect, waitFor, within } from 'storybook/test';
import type { OpenedScene } from './openScene.js';
import { screenOfScene } from './scene.js';
import { SCENES, type SceneName } from './scenes.js';

/** What a story passes to its `play` function, as far as it matters here. */
export interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** How long a scene may take to get there on a busy machine. */
export const SCENE_TIMEOUT = { timeout: 15_000 };

/** The opened scene of a story. @throws Error for one that names none. */
export function openedScene({ loaded }: Pick<PlayContext, 'loaded'>): OpenedScene {
  const { scene } = loaded as { readonly scene?: OpenedScene };
  if (scene) return scene;
  throw new Error('This story names no scene, so there is no store to act on. Use inScene().');
}

/** Parameters of a story that plays in a scene. */
export function inScene(scene: SceneName): { readonly scene: SceneName } {
  return { scene };
}

/** Waits for a widget's own status, and for what is loaded after it: list, prices, code, address. */
export async function waitForStatus(canvasElement: HTMLElement, status: string): Promise<void> {
  await waitFor(
    () => expect(canvasElement.querySelector('.till')?.getAttribute('data-status')).toBe(status),
    SCENE_TIMEOUT,
  );
  if (status === 'loading') return;
  await waitFor(
    () => expect(canvasElement.querySelector('.till-skeleton')).toBeNull(),
    SCENE_TIMEOUT,
  );
}

/** Waits for the screen of the scene. */
export async function waitForScene({
  canvasElement,
  parameters,
  globals,
}: PlayContext): Promise<void> {
  const dialect = globals['dialect'] === 'deployed' ? 'deployed' : 'documented';
  await waitForStatus(
    canvasElement,
    screenOfScene(SCENES[parameters['scene'] as SceneName], dialect),
  );
}

/** Waits for a sentence on the page. */
export async function waitForText(canvasElement: HTMLElement, text: RegExp): Promise<void> {
  await waitFor(() => expect(canvasElement.textContent).toMatch(text), SCENE_TIMEOUT);
}

/** Waits for an open sheet or dialog, until it has come to its place. */
export async function waitForDialog(canvasElement: HTMLElement, name?: string): Promise<void> {
  const wanted = name === undefined ? {} : { name };
  const dialog = await within(canvasElement).findByRole('dialog', wanted);
  await waitFor(() => expect(dialog).toBeVisible(), SCENE_TIMEOUT);
}
