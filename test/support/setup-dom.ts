/** What every DOM test starts from. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { choicesPart } from '../../src/checkout/CurrencyPicker/CurrencyPicker.js';
import { statusPart } from '../../src/checkout/PaymentStatus/PaymentStatus.js';
import { toolsPart } from '../../src/checkout/payTools/toolsPart.js';
import { payPart } from '../../src/checkout/WalletView/payPart.js';

// A second, the default, is not enough where two workers share two busy cores.
configure({ asyncUtilTimeout: 5_000 });

// Tests of screens begin where the chunks are there; the test of their loading makes a part of its own.
beforeAll(async () => {
  const parts = [choicesPart, payPart, statusPart, toolsPart];
  await Promise.all(parts.map((part) => part.preload()));
});
afterEach(cleanup);
