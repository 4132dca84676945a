/** Renders a part of the back office over the real treasury handler and the sandbox, under StrictMode. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { vi } from 'vitest';
import {
  TreasuryProvider,
  type TreasuryProviderProps,
} from '../../src/treasury/panel/TreasuryProvider.js';
import type { Dialect } from '../../src/sandbox/responses.js';
import type { BackOffice } from '../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

/** Kept before time is frozen: what a real handler awaits is more than microtasks. */
const turn = globalThis.setImmediate;
const aTurn = (): Promise<void> => new Promise((resolve) => void turn(() => resolve()));

/** A step of time that no retry of the handler is shorter than by much. */
const STEP_MS = 500;

/** Lets time pass, step by step, and everything that each step sets off settle. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed));
      for (let round = 0; round < 4; round += 1) {
        await aTurn();
        await vi.advanceTimersByTimeAsync(0);
      }
    }
  });
}

/** Lets answers that are on their way arrive and be drawn. */
export const settle = (): Promise<void> => pass(20);

/** Opens a scene in frozen time; call `useFrozenTime` before. */
export function openFrozenOffice(
  name: OfficeSceneName,
  dialect: Dialect = 'documented',
): Promise<BackOffice> {
  return openOffice(name, { dialect, now: () => Date.now() });
}

/** What {@link renderTreasury} takes. */
export interface RenderTreasuryOptions extends Partial<
  Extract<TreasuryProviderProps, { client: unknown }>
> {
  readonly office: BackOffice;
}

/** Renders and waits for the first answers. */
export async function renderTreasury(
  children: ReactNode,
  { office, ...props }: RenderTreasuryOptions,
) {
  const view = render(
    <StrictMode>
      <TreasuryProvider client={office.client} {...props}>
        {children}
      </TreasuryProvider>
    </StrictMode>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await settle();
  return { ...view, office, user };
}
