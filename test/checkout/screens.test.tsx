/** Every screen: reached, named by its status, and free of what axe finds without a layout. */
import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../../src/checkout/screen.js';
import { renderCheckout, useFrozenTime } from '../support/renderCheckout.js';
import { SCREEN_STORES } from '../support/screens.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SCREENS)('the screen "%s"', (name) => {
  it('is reached and passes axe', async () => {
    useFrozenTime();
    const { container } = await renderCheckout({ store: SCREEN_STORES[name]() });
    const root = screen.getByRole('region', { name: 'Checkout' });
    expect(root).toHaveAttribute('data-status', name);
    vi.useRealTimers();
    // Contrast needs a layout: the browser test measures it.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
