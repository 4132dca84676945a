/** A screen that is touched: no pointer hovers over it. Emulated by the browser itself, as its tools for phones do. */
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** Makes the page's screen one that is touched, or one with a mouse again. */
export async function touchScreen(enabled: boolean): Promise<void> {
  await (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled });
  await expect.poll(() => matchMedia('(hover: none)').matches).toBe(enabled);
}
