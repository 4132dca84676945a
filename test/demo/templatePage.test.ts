/** The plain page as the server fills it: nothing of an order becomes markup, no strip with a real service. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Purchase } from '../../demo/purchase.js';
import { fillTemplate } from '../../demo/templatePage.js';

const template = readFileSync(new URL('../../demo/page/plain.html', import.meta.url), 'utf8');

const order: Purchase = {
  handle: '1001',
  kind: 'order',
  title: 'Order 1001',
  lines: [
    { title: 'Forest ink', quantity: 2, amountUsd: '22.8' },
    { title: 'Shipping', quantity: 0, amountUsd: '5.5' },
  ],
  amountUsd: '28.3',
};

describe('the page with a script tag', () => {
  it('names the order in its tag and shows what it costs, to the cent', () => {
    const page = fillTemplate(template, order, true);
    expect(page).toContain('data-order="1001"');
    expect(page).toMatch(/2 × Forest ink[^$]*\$22\.80/);
    expect(page).toMatch(/Total[^$]*\$28\.30/);
    expect(page).not.toContain('{{');
  });

  it('never says an amount in its tag: that is for the store to decide', () => {
    const [tag = ''] =
      /<script\s+src="\/tillkit\.js"[^>]*>/.exec(fillTemplate(template, order, true)) ?? [];
    expect(tag).toContain('data-endpoint="/api/till"');
    expect(tag).not.toMatch(/amount|28/);
  });

  it('takes no markup from an order', () => {
    const nasty = `"'><img src=x onerror=alert(1)>{{handle}}`;
    const lines = [{ title: nasty, quantity: 1, amountUsd: '1' }];
    const page = fillTemplate(template, { ...order, handle: nasty, title: nasty, lines }, true);
    expect(page).not.toContain('<img');
    expect(page).not.toMatch(/data-order="[^"]*[<>']/);
  });

  it('offers the simulator in the sandbox only', () => {
    expect(fillTemplate(template, order, true)).toContain(
      '<demo-simulator order="1001" kind="order">',
    );
    const real = fillTemplate(template, order, false);
    expect(real).not.toContain('<demo-simulator');
    expect(real).toContain('The sandbox is off');
  });

  it('asks for no amount when an account is topped up', () => {
    const topUp: Purchase = {
      handle: 'customer-7',
      kind: 'top-up',
      title: 'Top up account 7',
      lines: [],
      amountUsd: null,
    };
    const page = fillTemplate(template, topUp, true);
    expect(page).toContain('data-order="customer-7"');
    expect(page).toContain('href="/?customer=7"');
    expect(page).not.toContain('Total');
  });
});
