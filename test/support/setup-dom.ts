/** What every DOM test starts from. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { payPart } from '../../src/checkout/WalletView/payPart.js';

// A second, the default, is not enough where two workers share two busy cores.
configure({ asyncUtilTimeout: 5_000 });

// Tests of screens begin where the chunk is there; the test of its loading makes a part of its own.
beforeAll(() => payPart.preload());
afterEach(cleanup);
