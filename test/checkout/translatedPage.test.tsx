/** On a translated page, and whatever a part throws, the store's page stays up. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Marked } from '../../src/checkout/CurrencyPicker/Marked.js';
import { ProblemNotice } from '../../src/checkout/ProblemNotice.js';
import { OrderSummary } from '../../src/checkout/ScreenHead.js';
import type { CheckoutError } from '../../src/contract/checkoutError.js';
import { Boundary } from '../../src/ui/Boundary.js';
import { translatePage } from '../support/pageTranslator.js';

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe('on a translated page', () => {
  const shop = (inner: React.ReactElement) => (
    <main>
      <h1>Shop</h1>
      {inner}
    </main>
  );

  it.each([
    [
      'a price comes',
      <OrderSummary name="Order 1" prices={null} />,
      <OrderSummary name="Order 1" prices="$5" />,
    ],
    [
      'a number goes',
      <OrderSummary name="Order 1" prices="$5" />,
      <OrderSummary name="" prices="$5" />,
    ],
    [
      'a search marks',
      <Marked text="Tether" mark={null} />,
      <Marked text="Tether" mark={/()(eth)/giu} />,
    ],
    [
      'a search ends',
      <Marked text="Tether" mark={/()(eth)/giu} />,
      <Marked text="Tether" mark={null} />,
    ],
  ])('%s, and the page stays up', async (_, before, after) => {
    const { rerender, container } = render(shop(before));
    end = translatePage(container);
    rerender(shop(after));
    await act(async () => {});
    expect(screen.getByRole('heading')).toHaveTextContent('Shop');
    rerender(shop(before));
    expect(screen.getByRole('heading')).toHaveTextContent('Shop');
  });
});

describe('a boundary', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it.each([
    ['an error', new Error('broken')],
    ['a text', 'broken'],
    ['nothing', undefined],
    ['an exception of the page', new DOMException('gone', 'NotFoundError')],
  ])('keeps %s from the page, and draws again', async (_, thrown) => {
    let breaks = true;
    const onCatch = vi.fn();
    function Part() {
      if (breaks) throw thrown;
      return <p>whole</p>;
    }
    render(
      <main>
        <h1>Shop</h1>
        <Boundary
          onCatch={onCatch}
          fallbacks={[(retry) => <button onClick={retry}>Try again</button>]}
        >
          <Part />
        </Boundary>
      </main>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Shop');
    expect(onCatch).toHaveBeenCalledWith(thrown);
    breaks = false;
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByText('whole')).toBeVisible());
  });
});

describe('the notice of a failure', () => {
  it.each([new TypeError('broken'), 'broken', undefined, null])(
    'says something of %s',
    (thrown) => {
      render(<ProblemNotice error={thrown as unknown as CheckoutError} onRetry={() => {}} />);
      expect(screen.getByText(/something went wrong/i)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});
