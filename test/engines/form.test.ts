/** Firefox and Safari's engine: a form around the checkout is held until a payment is detected. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../src/ui/messages/en.js';
import { startHost, type Host } from '../embed/hostServer.js';
import type { Engine } from './engine.js';
import { startFirefox } from './firefox.js';
import { enginesFound, programsOf } from './programs.js';
import { startWebKit } from './webkit.js';

const ENGINES = {
  firefox: () => startFirefox(programsOf('firefox').browser),
  webkit: () => startWebKit(programsOf('webkit')),
};

const PAGE = `<!doctype html><html lang="en"><head><title>t</title></head><body>
<form method="post" action="/order">
  <till-checkout endpoint="/api/till" order="order-1" currency="USDT.Tron" name="payment" required></till-checkout>
  <button>Place order</button>
</form>
<script src="/tillkit.js"></script></body></html>`;

describe.each(enginesFound())('%s', (name) => {
  let engine: Engine;
  let host: Host;
  const submitted: string[] = [];

  beforeAll(async () => {
    host = await startHost();
    host.setPage('/page.html', PAGE);
    host.setRoute('/order', async (request) => {
      submitted.push(await request.text());
      const headers = { 'content-type': 'text/html' };
      return new Response('<!doctype html><title>Thanks</title>', { headers });
    });
    engine = await ENGINES[name]();
  });

  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  it('holds the form with a sentence and the focus, and lets it go', async () => {
    await engine.open(`${host.url}/page.html`);
    const focused = `() => document.querySelector('till-checkout').shadowRoot?.activeElement?.textContent ?? ''`;
    const sentence = `() => document.querySelector('till-checkout').validationMessage`;
    const shown = `() => document.querySelector('till-checkout').shadowRoot?.querySelector('.till-qr') != null`;
    await expect.poll(() => engine.run<boolean>(shown)).toBe(true);
    expect(await engine.run(sentence)).toBe(en.continueOnceDetected);
    expect(await engine.press('button', '^Place order$')).toBe(true);
    await expect.poll(() => engine.run<string>(focused)).toBe(en.payTitle('$20.00'));
    expect(submitted).toEqual([]);
    // Firefox moves the focus to the heading, but only asks whether the element around it could have had it.
    const said = name === 'firefox' ? [expect.stringContaining('is not focusable')] : [];
    expect(await engine.errors()).toEqual(said);

    await host.store.pay('order-1');
    await host.store.settle();
    await expect.poll(() => engine.run<string>(sentence)).toBe('');
    // WebKit's driver may not answer for a press that leads away from the page.
    await engine.press('button', '^Place order$').catch(String);
    await expect.poll(() => engine.run<string>('() => document.title')).toBe('Thanks');
    expect(submitted).toEqual(['payment=order-1&payment_status=detected']);
  });
});
