/** The plain page as the server renders it: escaped orders, and no simulator with a real service. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHOP_APPEARANCE } from '../../demo/page/shopAppearance.js';
import { PAID } from '../../demo/paid.js';
import type { OrderSummaryView } from '../../demo/orderSummary.js';
import { fillTemplate } from '../../demo/templatePage.js';

const template = readFileSync(new URL('../../demo/page/plain.html', import.meta.url), 'utf8');

const order: OrderSummaryView = {
  handle: '1001',
  kind: 'order',
  title: 'Order 1001',
  lines: [
    { title: 'Forest ink', quantity: 2, amountUsd: '22.8' },
    { title: 'Shipping', quantity: 0, amountUsd: '5.5' },
  ],
  amountUsd: '28.3',
  paid: false,
  sandbox: true,
};

describe('the page with a script tag', () => {
  it('has the order in its tag and shows the exact price', () => {
    const page = fillTemplate(template, order);
    expect(page).toContain('data-order="1001"');
    expect(page).toMatch(/2 × Forest ink[^$]*\$22\.80/);
    expect(page).toMatch(/Total[^$]*\$28\.30/);
    expect(page).not.toContain('{{');
  });

  it('has no amount in its tag, because the store decides it', () => {
    const [tag = ''] =
      /<script\s+src="\/tillkit\.js"[^>]*>/.exec(fillTemplate(template, order)) ?? [];
    expect(tag).toContain('data-endpoint="/api/till"');
    expect(tag).not.toMatch(/amount|28/);
  });

  it('escapes markup in an order', () => {
    const nasty = `"'><img src=x onerror=alert(1)>{{handle}}`;
    const lines = [{ title: nasty, quantity: 1, amountUsd: '1' }];
    const page = fillTemplate(template, { ...order, handle: nasty, title: nasty, lines });
    expect(page).not.toContain('<img');
    expect(page).not.toMatch(/data-order="[^"]*[<>']/);
  });

  it('has the simulator in the sandbox only', () => {
    expect(fillTemplate(template, order)).toContain('<demo-simulator order="1001" kind="order">');
    const real = fillTemplate(template, { ...order, sandbox: false });
    expect(real).not.toContain('<demo-simulator');
    expect(real).toContain('The sandbox is off');
    expect(real).toContain('href="/?order=1001"');
  });

  it('gives the checkout the appearance of the other pages', () => {
    const [, written = ''] = /data-appearance="([^"]*)"/.exec(fillTemplate(template, order)) ?? [];
    const read = written.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    expect(JSON.parse(read)).toEqual(SHOP_APPEARANCE);
  });

  it('asks for no amount when an account is topped up', () => {
    const topUp: OrderSummaryView = {
      handle: 'customer-7',
      kind: 'top-up',
      title: 'Account 7',
      lines: [],
      amountUsd: null,
      paid: false,
      sandbox: true,
    };
    const page = fillTemplate(template, topUp);
    expect(page).toContain('data-order="customer-7"');
    expect(page).toContain('<h2 id="summary-title">Account 7</h2>');
    const real = fillTemplate(template, { ...topUp, sandbox: false });
    expect(real).toContain('href="/?customer=7"');
    expect(page).not.toContain('Total');
  });

  it('shows the paid mark if the order is paid, and nothing otherwise', () => {
    expect(fillTemplate(template, { ...order, paid: true })).toContain(`id="paid">${PAID}</p>`);
    const unpaid = fillTemplate(template, order);
    expect(unpaid).toContain('id="paid"></p>');
    expect(unpaid).not.toContain(PAID);
  });

  it('gives the checkout the name and address of the shop', () => {
    const page = fillTemplate(template, order);
    expect(page).toContain('data-store-name="Paper &amp; Pine"');
    expect(page).toContain('data-return-url="/"');
  });
});
