/** What every DOM test starts from. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { payPart } from '../../src/checkout/WalletView/payPart.js';

// Tests of screens begin where the chunk is there; the test of its loading makes a part of its own.
beforeAll(() => payPart.preload());
afterEach(cleanup);
