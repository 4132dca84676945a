/** A host of icons that answers late or never: no shopper and no payment waits for it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { iconStore, picture, tokenFile } from './iconStore.js';

beforeEach(() => {
  vi.useFakeTimers();
});

const never = () => new Promise<Response>(() => undefined);

it('is given up after three seconds for each file', async () => {
  const store = iconStore({ [tokenFile('USDT')]: never });
  const answer = store.icon('currency/USDT.Tron');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(store.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).status).toBe(404);
  expect(store.asked[0]?.signal.aborted).toBe(true);
  expect(store.diagnostics[0]?.message).toContain('too_slow');
});

it('is asked for six files at a time, and the rest waits in line', async () => {
  let isOpen = false;
  const waiting: ((answer: Response) => void)[] = [];
  const late = () =>
    isOpen ? picture()() : new Promise<Response>((resolve) => waiting.push(resolve));
  const codes = ['USDT', 'USDC', 'DAI', 'BTC', 'ETH', 'BNB', 'LTC', 'BCH'];
  const ids = ['USDT.Tron', 'USDC.Ethereum', 'DAI.Ethereum', 'BTC.Bitcoin', 'ETH.Ethereum'];
  const more = ['BNB.BNBSmartChain', 'LTC.Litecoin', 'BCH.Bitcoincash'];
  const store = iconStore(Object.fromEntries(codes.map((code) => [tokenFile(code), late])));
  const answers = [...ids, ...more].map((id) => store.icon(`currency/${id}`));
  await vi.advanceTimersByTimeAsync(10);
  expect(store.asked).toHaveLength(6);
  waiting[0]?.(picture()());
  expect((await answers[0])?.status).toBe(200);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.asked).toHaveLength(7);
  isOpen = true;
  for (const resolve of waiting) resolve(picture()());
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(answers.map(() => 200));
  expect(store.asked).toHaveLength(8);
});
