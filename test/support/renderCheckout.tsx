/** Renders a part of the checkout over the pretend store, under StrictMode. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { vi } from 'vitest';
import { Checkout, CheckoutProvider, type CheckoutProviderProps } from '../../src/exports/index.js';
import { createCheckoutClient } from '../../src/checkout/client.js';
import { createFakeStore, ENDPOINT, type FakeStore } from './fakeStore.js';

/** The moment at which every test begins. */
export const START = Date.parse('2026-03-01T12:00:00.000Z');

/** Fakes time; nothing moves until `advance` says so. */
export function useFrozenTime(): void {
  vi.useFakeTimers({ now: START, shouldAdvanceTime: false });
  // Testing Library looks for this name before it waits; without it, waiting would never end.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
}

/** Lets time pass and everything that it sets off settle. */
export async function advance(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Lets time pass as on a device that sleeps: its clocks go on, and its timers wait until it wakes. */
export async function sleepDevice(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await advance(30_000);
}

/** Lets answers that are on their way arrive and be drawn. */
export const settle = (): Promise<void> => advance(20);

/** Props of a provider that may be given another client. */
export type ProviderProps = Partial<Extract<CheckoutProviderProps, { client: unknown }>>;

/** What {@link renderCheckout} takes. */
export interface RenderCheckoutOptions extends ProviderProps {
  readonly store?: FakeStore;
  /** @default <Checkout /> */
  readonly children?: ReactNode;
}

/** Renders and waits for the first answer. */
export async function renderCheckout(options: RenderCheckoutOptions = {}) {
  const { store = createFakeStore(), children = <Checkout />, ...props } = options;
  const client = createCheckoutClient({ endpoint: ENDPOINT, fetch: store.fetch });
  const element = (more: ProviderProps = {}) => (
    <StrictMode>
      <CheckoutProvider client={client} order="1001" {...props} {...more}>
        {children}
      </CheckoutProvider>
    </StrictMode>
  );
  const view = render(element());
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  await settle();
  return {
    ...view,
    store,
    user,
    /** Renders again with other props. */
    again: (more: ProviderProps) => view.rerender(element(more)),
  };
}
