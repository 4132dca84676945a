/** The notice of a failure: whatever was thrown, there is something to read and to press. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemNotice } from '../../src/checkout/ProblemNotice.js';
import type { CheckoutError } from '../../src/contract/checkoutError.js';

it.each([new TypeError('broken'), 'broken', undefined, null])('says something of %s', (thrown) => {
  render(<ProblemNotice error={thrown as unknown as CheckoutError} onRetry={() => {}} />);
  expect(screen.getByText(/something went wrong/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
