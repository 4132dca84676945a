/** What every DOM test starts from. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { lazyParts } from '../../src/checkout/lazyParts.js';

// As long as `expect.poll` waits: a second, the default, is not enough where two workers share two busy cores.
configure({ asyncUtilTimeout: 15_000 });

// Files share their worker's page, so each begins with an empty one.
beforeAll(() => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** jsdom draws dialogs and cannot open one: what a browser does, but for what lies behind the dialog. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) return;
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button, input, summary')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    // Not at once, as in browsers.
    void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
  };
});

/** jsdom lays nothing out, so no size ever changes. */
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Tests of screens begin where the chunks are there; the test of their loading makes a part of its own.
beforeAll(async () => {
  const { choices, payPiece, statusPanel, payTools } = lazyParts;
  await Promise.all([choices, payPiece, statusPanel, payTools].map((part) => part.preload()));
});
afterEach(cleanup);
