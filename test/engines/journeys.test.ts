/** Firefox and Safari's engine: an order is paid on both kinds of page, and the back office opens. */
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../../demo/buildPage.js';
import { checkAddress } from '../../src/chains/address.js';
import { en as treasuryEn } from '../../src/treasury/panel/messages/en.js';
import { en } from '../../src/ui/messages/en.js';
import { startDemo, type Demo } from '../journeys/demoProcess.js';
import { FIND, type Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { enginesFound, programsOf } from './programs.js';
import { startWebKit } from './webkit.js';

const ENGINES = {
  firefox: () => startFirefox(programsOf('firefox').browser),
  webkit: () => startWebKit(programsOf('webkit')),
};

let demo: Demo;

beforeAll(async () => {
  await buildPage();
  demo = await startDemo();
});

afterAll(() => demo.stop());

const whole = (text: string) => `^${text.replace(/[.?()]/gu, '\\$&')}$`;

/** Waits until it is to be seen. */
async function see(engine: Engine, selector: string, text: string): Promise<void> {
  const look = `(...wanted) => (${FIND})(...wanted) !== null`;
  await expect.poll(() => engine.run<boolean>(look, selector, text), { message: text }).toBe(true);
}

/** Presses it as soon as it is there and nothing lies over it. */
async function press(engine: Engine, selector: string, text: string): Promise<void> {
  const tried = () => engine.press(selector, text).catch(String);
  await expect.poll(tried, { message: text }).toBe(true);
}

/** Nothing on the page that a screen reader or a keyboard would stumble over, in this engine. */
async function expectAccessible(engine: Engine): Promise<void> {
  await engine.run(`() => { ${axe.source} }`);
  const found = await engine.run<string[]>(`async () => {
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => id + ': ' + nodes[0].html);
  }`);
  expect(found).toEqual([]);
}

async function expectNoOverflow(engine: Engine): Promise<void> {
  const over = '() => document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await engine.run(over)).toBe(0);
}

/** Orders one field notebook; its number is the order's own. */
async function placeOrder(engine: Engine): Promise<string> {
  await engine.open(demo.url);
  await press(engine, 'button', '^Add to cart: Field notebook');
  await press(engine, 'button', '^Checkout$');
  await expect.poll(() => engine.run<string>('() => location.search')).toMatch(/order=/);
  const search = await engine.run<string>('() => location.search');
  return new URLSearchParams(search).get('order') ?? '';
}

describe.each(enginesFound())('%s', (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await ENGINES[name]();
  });

  afterAll(() => engine.close());

  it.each([
    ['React', '/'],
    ['the script tag', '/plain'],
  ])('an order is paid on the page of %s, and said so without a reload', async (_, path) => {
    const order = await placeOrder(engine);
    await engine.open(`${demo.url}${path}?order=${order}`);
    await press(engine, '[role=searchbox], input[type=search]', '');
    await engine.type('usdt tron');
    await press(engine, '[role=option]', 'USDT.*Tron');
    await see(engine, '*', whole(en.statusTitle.pay));
    const place = `[role=group][aria-label^="${en.addressLabel('USDT', 'Tron')}"] code`;
    await see(engine, place, '');
    const address = await engine.run<string>(
      `(...wanted) => (${FIND})(...wanted).textContent`,
      place,
      '',
    );
    expect(checkAddress('tron', address)).toMatchObject({ status: 'valid' });
    await see(engine, '[role=img]', `^${en.qrLabel('USDT', 'Tron')}`);
    await expectAccessible(engine);
    await expectNoOverflow(engine);

    await press(engine, 'button', '^Pay$');
    await see(engine, '*', whole(en.statusTitle.detected));
    await press(engine, 'button', '^Confirm$');
    // Not the last of the steps, which has the same name.
    await see(engine, 'h2', whole(en.statusTitle.paid));
    await expectAccessible(engine);
    await expectNoOverflow(engine);
    expect(await engine.errors()).toEqual([]);
  });

  it('the back office opens, and says what is held where', async () => {
    await engine.open(`${demo.url}/office`);
    await press(engine, 'button', '^Sign in as Ada');
    // What comes into the page meanwhile can move another tab under the mouse.
    const tab = async () => {
      await engine.press('[role=tab]', whole(treasuryEn.tabs.balances)).catch(String);
      return engine.run<string>('() => location.hash');
    };
    await expect.poll(tab).toBe('#treasury-balances');
    await see(engine, 'h2, h3', whole(treasuryEn.processingTitle));
    await see(engine, '.till-value-row', 'Tron');
    await expectAccessible(engine);
    await expectNoOverflow(engine);
    expect(await engine.errors()).toEqual([]);
  });
});
