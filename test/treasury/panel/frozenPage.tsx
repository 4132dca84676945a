/** What the tests of the back office's pages share: frozen time, a scene on screen, and presses that settle. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Dialect } from '../../../src/sandbox/responses.js';
import type { TreasuryClient } from '../../../src/treasury/panel/client.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { useFrozenTime } from '../../support/renderCheckout.js';
import { openFrozenOffice, renderTreasury, settle } from '../../support/renderTreasury.js';
import { connectTo } from '../../support/storeConnection.js';

/** Freezes time before each test of the file, with nothing kept in the browser, and undoes it after. */
export function onFrozenPages(): void {
  beforeEach(() => {
    useFrozenTime();
    sessionStorage.clear();
    location.hash = '';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Loads what a page loads late: compiling it takes longer than a test waits. */
export function withLateParts(): void {
  beforeAll(async () => {
    await import('../../../src/treasury/panel/ActionMenuPopup.js');
    await import('../../../src/treasury/panel/orders/OrderDialogs.js');
  });
}

/** A part of the back office on screen in a scene, and the line to its store, which can be cut. */
export async function showScene(part: ReactNode, scene: OfficeSceneName, dialect?: Dialect) {
  const office = await openFrozenOffice(scene, dialect);
  const line = connectTo(office);
  const view = await renderTreasury(part, { office, client: line.client });
  await settle();
  return { ...view, line };
}

/** Clicks, and lets everything that follows settle. */
export async function press(target: Element): Promise<void> {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await user.click(target);
  await settle();
}

/** What staff did, newest first. */
export async function actsOf({ client }: { readonly client: TreasuryClient }) {
  const { entries } = await client.listActivity({ kind: 'act' });
  return entries.flatMap(({ act }) => act ?? []);
}

/** The button of this name on the page. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The status of the part that is shown alone. */
export const status = () => document.querySelector('.till')?.getAttribute('data-status');

/** Waits for what loads late, and for what the store answers late. */
export async function until(isThere: () => unknown): Promise<void> {
  for (let left = 100; left > 0 && !isThere(); left -= 1) await settle();
  expect(isThere()).toBeTruthy();
}
