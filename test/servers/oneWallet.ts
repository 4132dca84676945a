/** The law of an order's first wallet, for instances that share nothing but a ledger, over real HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedCheckout } from '../../src/contract/checkout.js';
import { ask, startInstances, type ShopInstances } from './together/shopInstances.js';

const SLOW = 120_000;
const ORDERS = 5;

/** Ten tabs, five on each of two processes, whose clocks are 70 seconds apart. */
export function describeOneWallet(name: string, openLedger: () => Promise<string>): void {
  describe.each([-70_000, 70_000])(`two processes on ${name}, clocks %d ms apart`, (aheadMs) => {
    let shop: ShopInstances;
    beforeAll(async () => {
      shop = await startInstances({ ledger: await openLedger(), aheadMs });
    }, SLOW);
    afterAll(() => shop.end(), SLOW);

    it(
      'make one wallet for a new order, however many tabs open it at the same time',
      async () => {
        const { a, b, sandbox } = shop;
        sandbox.fail({ kind: 'race' });
        for (let number = 0; number < ORDERS; number += 1) {
          const order = `raced-${String(number)}`;
          const tabs = Array.from({ length: 10 }, (_, tab) =>
            ask(tab % 2 === 0 ? a : b, 'POST', '/checkouts', {
              body: { order },
              ip: `198.51.100.${String(tab)}`,
            }),
          );
          const answers = await Promise.all(tabs);
          expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
          const choices = answers.map(({ json }) => (json as OpenedCheckout).checkout.choices);
          for (const list of choices) expect(list).toEqual(choices[0]);
        }
        // Calls are not counted: a tab that arrives after the first answer may ask again, because by
        // this instance's clock the other's answer is 70 seconds old. Only two first calls make two wallets.
        expect(sandbox.state().wallets).toHaveLength(ORDERS);
      },
      SLOW,
    );
  });
}
