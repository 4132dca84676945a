/** The notice of a failure: whatever was thrown, there is something to read and to press. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemNotice } from '../../src/checkout/ProblemNotice.js';
import { CheckoutError } from '../../src/contract/checkoutError.js';

it('names a final failure and the head of its request’s id, and offers no other try', () => {
  const requestId = '3f9c2b1a-7d4e-4c8b-9a6f-0e5d4c3b2a19';
  const error = new CheckoutError({ code: 'link_used', message: '', retryable: false, requestId });
  render(<ProblemNotice error={error} onRetry={() => {}} />);
  expect(screen.getByText('This link was already used')).toBeVisible();
  expect(screen.getByText('Support code: 3f9c2b')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([new TypeError('broken'), 'broken', undefined, null])('says something of %s', (thrown) => {
  render(<ProblemNotice error={thrown as unknown as CheckoutError} onRetry={() => {}} />);
  expect(screen.getByText(/something went wrong/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
