/** Everything on the page keeps to one clock, also when the device's is moved. */
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Checkout, useQuote } from '../../src/exports/index.js';
import { createFakeStore } from '../support/fakeStore.js';
import { advance, renderCheckout, START, useFrozenTime } from '../support/renderCheckout.js';

beforeEach(useFrozenTime);

/** What each reader of the quote says, in one drawing. */
function Reader({ says }: { readonly says: (text: string) => void }) {
  const { expired, secondsLeft } = useQuote();
  says(`${String(expired)} ${String(secondsLeft)}`);
  return null;
}

/** The same half a second later, as parts that load late come. */
function Late(props: Parameters<typeof Reader>[0]) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return late && <Reader {...props} />;
}

it.each([
  ['put forward', 3_600_000],
  ['put back', -3_600_000],
])('a clock that is %s never makes two parts of the page disagree', async (_, ms) => {
  const begun = performance.now();
  // The store's own clock goes on.
  const now = () => START + performance.now() - begun;
  const store = createFakeStore({ chosen: 'USDT.Tron', now });
  const said: [string, string] = ['', ''];
  const children = (
    <>
      <Checkout />
      <Reader says={(text) => (said[0] = text)} />
      <Late says={(text) => (said[1] = text)} />
    </>
  );
  await renderCheckout({ store, children });
  await advance(3_500);
  vi.setSystemTime(Date.now() + ms);
  for (let passed = 0; passed < 60; passed += 1) {
    await advance(100);
    expect(said[0]).toBe(said[1]);
    const text = document.body.textContent;
    expect(/Price locked/.test(text) && /Price expired/.test(text)).toBe(false);
  }
  // The store was asked for its time: the price holds as before.
  expect(said[0]).toMatch(/^false 89\d$/);
});
