/** Waits until a story of the back office shows what it is about, so that it is checked there and not before. */
import { expect, waitFor } from 'storybook/test';
import type { BackOffice } from './backOffice.js';
import type { OfficeSceneName } from './officeScenes.js';

/** What a story passes to its `play` function, as far as it matters here. */
export interface PlayedInOffice {
  readonly canvasElement: HTMLElement;
  readonly loaded: Readonly<Record<string, unknown>>;
}

const WAIT = { timeout: 15_000 };

/** Parameters of a story that plays in a scene of the back office. */
export function inOffice(scene: OfficeSceneName): { readonly office: OfficeSceneName } {
  return { office: scene };
}

/** The office of a story. @throws Error for one that names no scene. */
export function officeOf({ loaded }: Pick<PlayedInOffice, 'loaded'>): BackOffice {
  const { office } = loaded as { readonly office?: BackOffice };
  if (office) return office;
  throw new Error('This story names no scene, so there is no office to act in. Use inOffice().');
}

/** Waits for the status of the story's part: by default until its figures are there. */
export function arriveAtPart(status = 'ready') {
  return async ({ canvasElement }: Pick<PlayedInOffice, 'canvasElement'>): Promise<void> => {
    await waitFor(
      () => expect(canvasElement.querySelector('.till')?.getAttribute('data-status')).toBe(status),
      WAIT,
    );
    if (status === 'loading') return;
    await waitFor(() => expect(canvasElement.querySelector('.till-skeleton')).toBeNull(), WAIT);
  };
}
