/** `<till-checkout>` written in TSX: the compiler knows it, and React hands everything on. */
import { render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TillCheckoutElement } from '../../src/exports/element.js';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';

it('takes attributes, objects and listeners of its events', async () => {
  const { endpoint, fetch } = createSandboxStore({
    orders: { 'order-1': { orderId: '1', amountUsd: '20' } },
  });
  const ready = vi.fn<(progress: string) => void>();
  const element = createRef<TillCheckoutElement>();
  render(
    <till-checkout
      ref={element}
      className="checkout"
      endpoint={endpoint}
      order="order-1"
      locale="en"
      documentTitle={false}
      messages={{ sandbox: 'Practice only.' }}
      fetch={fetch}
      ontill-ready={({ detail }) => {
        ready(detail.checkout.progress);
      }}
    />,
  );
  await waitFor(() => {
    expect(ready).toHaveBeenCalledWith('awaiting');
  });
  expect(element.current).toBeInstanceOf(TillCheckoutElement);
  expect(element.current?.shadowRoot?.textContent).toContain('Practice only.');
  expect(element.current?.getAttribute('documenttitle')).toBe('false');
});

it('is held to its types by the compiler', () => {
  const mistakes = [
    // @ts-expect-error misspelt
    <till-checkout key="1" endpont="/api/till" order="1" />,
    // @ts-expect-error a number is no handle
    <till-checkout key="2" endpoint="/api/till" order={1042} />,
    // @ts-expect-error no such theme
    <till-checkout key="3" endpoint="/api/till" order="1" theme="drak" />,
  ];
  expect(mistakes).toHaveLength(3);
});
