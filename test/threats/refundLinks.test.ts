/** Refund links against whoever would rather have the money: guessed, replayed, stolen, and forms from elsewhere. */
import { describe, expect, it } from 'vitest';
import { codeOf, MINUTE } from '../server/openStore.js';
import {
  askPage,
  MINE,
  openRefunds,
  OTHER,
  PAGE,
  type PageAnswer,
  type Refunds,
} from '../treasury/refunds/openRefunds.js';

const DAY = 24 * 60 * MINUTE;
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** What somebody outside can tell apart: everything but the random value of the style sheet. */
function outward({ status, headers, text }: PageAnswer): unknown {
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  const plain = (one: string): string => one.replaceAll(nonce, 'nonce');
  return {
    status,
    text: plain(text),
    headers: [...headers].map(([name, value]) => [name, plain(value)]),
  };
}

async function openWithLink(): Promise<{ office: Refunds; url: string; id: string }> {
  const office = openRefunds();
  await office.paid('32.25');
  const { url, refund } = await office.link('excess');
  return { office, url, id: refund.id };
}

/** The token with one character changed. */
function bent(url: string, at: number): string {
  const start = url.length - 64 + at;
  return url.slice(0, start) + (url[start] === 'A' ? 'B' : 'A') + url.slice(start + 1);
}

describe('every link that cannot be used', () => {
  it('gets one answer, whatever the reason, to a look and to a form', async () => {
    const { office, url } = await openWithLink();
    const used = url;
    await office.confirm(used);
    const ended = await (async () => {
      await office.paid('40.5', 'two');
      return office.link('excess', {}, '1002');
    })();
    await office.sandbox.advance(8 * DAY);
    const revoked = await office.link('all');
    await office.revoke(revoked.refund.id);

    const links = [
      used,
      ended.url,
      revoked.url,
      bent(url, 0), // another id
      bent(url, 40), // another secret
      `${PAGE}/${'A'.repeat(64)}`,
      `${PAGE}/${'A'.repeat(63)}`,
      `${PAGE}/`,
      PAGE,
      `${url}/`,
      `${url}%00`,
      `${PAGE}/../treasury/session`,
      `${PAGE}/${'x'.repeat(5000)}`,
    ];
    const looks = await Promise.all(links.map((link) => office.page(link)));
    const form = { step: 'confirm', address: OTHER, mine: 'yes' };
    const forms = await Promise.all(links.map((link) => office.page(link, { form })));
    const checks = await Promise.all(
      links.map((link) => office.page(link, { form: { step: 'check', address: OTHER } })),
    );
    const answers = [...looks, ...forms, ...checks].map(outward);
    expect(answers[0]).toMatchObject({ status: 410 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const drafts = await office.withdrawals();
    expect(drafts.map(({ addressTo }) => addressTo)).toEqual([MINE]);
  });

  it('is in the audit and told to the owner, once a minute for each kind', async () => {
    const { office, url } = await openWithLink();
    await office.confirm(url);
    for (let turn = 0; turn < 20; turn += 1) {
      await office.confirm(url, OTHER);
      await office.page(bent(url, 0));
    }
    const entries = (await office.audit()).map(({ body }) => body);
    expect(entries.filter(({ outcome }) => outcome === 'link_used')).toMatchObject([
      { who: null, action: 'claimRefund', target: 'payment:1001' },
    ]);
    expect(entries.filter(({ outcome }) => outcome === 'link_unknown')).toMatchObject([
      { who: null, action: 'openRefundLink', target: null },
    ]);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'claimRefund', outcome: 'done', target: 'payment:1001' }),
    );
    expect(office.heard.map(({ code }) => code)).toEqual([
      'refund_claimed',
      'refund_link_refused',
      'refund_link_refused',
    ]);
    await office.sandbox.advance(MINUTE);
    await office.page(bent(url, 0));
    expect(office.heard).toHaveLength(4);
  });
});

describe('a link', () => {
  it('opens with each of its characters right, and with none changed', async () => {
    const { office, url } = await openWithLink();
    for (let at = 0; at < 64; at += 1) {
      expect((await office.page(bent(url, at))).status, String(at)).toBe(410);
    }
    expect((await office.page(url)).status).toBe(200);
  });

  it('is not used up by previews and scanners, however often they open it', async () => {
    const { office, url } = await openWithLink();
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      expect((await office.page(url, { method })).status).toBe(200);
    }
    expect((await office.page(url, { method: 'OPTIONS' })).status).toBe(405);
    expect((await office.confirm(url)).status).toBe(303);
  });

  it('keeps the address that was confirmed first, for the thief and for the customer', async () => {
    const { office, url, id } = await openWithLink();
    const stolen = await office.confirm(url, OTHER);
    expect(stolen.status).toBe(303);
    // The customer comes later, and learns that something is wrong, and staff learn it too.
    const late = await office.page(url);
    expect(late.status).toBe(410);
    expect(late.text).toContain('someone else may have');
    expect((await office.confirm(url, MINE)).status).toBe(410);
    expect(office.heard.at(-1)?.message).toMatch(/ask before you approve or send the draft/);
    const [draft] = await office.withdrawals();
    expect(draft).toMatchObject({ addressTo: OTHER, claim: { linkId: id } });
    expect(office.sandbox.withdrawals()).toEqual([]);
  });

  it('lets nobody draft something else under the id of its draft, however soon', async () => {
    const { office, url, id } = await openWithLink();
    await office.confirm(url);
    const events = await office.ledger.list({ stream: 'refunds:order:1001' });
    const claimed = events.find(({ kind }) => kind === 'refund_claimed');
    const body = {
      ...{ id: claimed?.body['withdrawalId'], currencyId: 'USDT.Tron', amount: '12.25' },
      ...{ addressTo: OTHER, refundOf: { kind: 'payment', reference: '1001' } },
    };
    const answer = await office.ask('POST', '/withdrawals', { body });
    expect(codeOf(answer)).toBe('withdrawal_differs');
    expect(await office.withdrawals()).toMatchObject([{ addressTo: MINE, claim: { linkId: id } }]);
  });

  it('answers the same confirmation again as it did, and does nothing', async () => {
    const { office, url } = await openWithLink();
    await office.confirm(url);
    const again = await office.confirm(url);
    expect(again.status).toBe(200);
    expect(again.text).toContain('We have your address');
    expect(await office.withdrawals()).toHaveLength(1);
  });

  it('shows how it goes on only where its customer was sent, and confirms nothing there', async () => {
    const { office, url } = await openWithLink();
    const { headers } = await office.confirm(url);
    const receipt = `https://shop.example${headers.get('location') ?? ''}`;
    expect((await office.page(receipt)).text).toContain('jpRT');
    expect((await office.page(bent(receipt, 45))).status).toBe(410);
    expect((await office.confirm(receipt, OTHER)).status).toBe(410);
    const [draft] = await office.withdrawals();
    expect(draft?.addressTo).toBe(MINE);
  });
});

describe('an address', () => {
  it.each([
    ['', 'Enter your address.'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv9', 'typo'],
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'another network'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'token’s own address'],
    ['"><script>alert(1)</script>', 'contain these characters'],
  ])('of %j is refused with a reason, in both steps', async (address, reason) => {
    const { office, url } = await openWithLink();
    for (const step of ['check', 'confirm']) {
      const answer = await office.page(url, { form: { step, address, mine: 'yes' } });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(reason);
      expect(answer.text).toContain('aria-invalid="true"');
      expect(answer.text).not.toContain('<script');
    }
    expect(await office.withdrawals()).toEqual([]);
    expect((await office.page(url)).status).toBe(200);
  });

  it('of this order or of another one is refused: it is the store’s own', async () => {
    const { office, url } = await openWithLink();
    const { token } = await office.store.open('two');
    const other = await office.store.choose(token, 'USDT.Tron');
    const own = (await office.store.handler.getCheckout('1001'))?.evidence;
    expect(own).toBeDefined();
    const quoted = (await office.ledger.list({ stream: 'order:1001' })).find(
      ({ kind }) => kind === 'quoted',
    );
    for (const address of [other.address?.address ?? '', String(quoted?.body['address'])]) {
      expect(address).toMatch(/^T/);
      const answer = await office.confirm(url, address);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('store’s own address');
    }
    expect(await office.withdrawals()).toEqual([]);
  });

  it('needs the box to be ticked', async () => {
    const { office, url } = await openWithLink();
    for (const mine of ['', 'no', 'true']) {
      const answer = await office.page(url, { form: { step: 'confirm', address: MINE, mine } });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('Tick the box');
    }
    expect(await office.withdrawals()).toEqual([]);
  });
});

describe('a form', () => {
  const form = { step: 'confirm', address: MINE, mine: 'yes' };

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('of another site (%j) does nothing', async (headers) => {
    const { office, url } = await openWithLink();
    const answer = await office.page(url, { form, headers });
    expect(answer.status).toBe(403);
    expect(await office.withdrawals()).toEqual([]);
  });

  it.each([
    ['is longer than 4 kB', `step=check&address=${'A'.repeat(5000)}`, {}, 413],
    ['has a longer address than any', `step=check&address=${'A'.repeat(400)}`, {}, 400],
    ['names a field twice', `step=confirm&mine=yes&address=${MINE}&address=${OTHER}`, {}, 400],
    ['is JSON', JSON.stringify(form), { 'content-type': 'application/json' }, 400],
    ['is of another step', `step=send&address=${MINE}`, {}, 400],
    ['is empty', '', FORM_TYPE, 400],
    ['is no text', '\u0000\uFFFF%ff%fe', {}, 400],
  ])('that %s does nothing', async (_, raw, headers, status) => {
    const { office, url } = await openWithLink();
    expect((await office.page(url, { raw, headers })).status).toBe(status);
    expect(await office.withdrawals()).toEqual([]);
    expect((await office.page(url)).status).toBe(200);
  });

  it('cannot name another amount, order or currency: the page takes none', async () => {
    const { office, url } = await openWithLink();
    await office.page(url, {
      form: { ...form, amount: '999', currencyId: 'BTC.Bitcoin', order: '1002', link: 'x' },
    });
    expect(await office.withdrawals()).toMatchObject([
      { amount: '12.25', currencyId: 'USDT.Tron', refundOf: { reference: '1001' } },
    ]);
  });
});

describe('the page', () => {
  const SCRIPT = '"><img src=x onerror=alert(1)><script>alert(2)</script>\'';

  it('runs no script, loads nothing, is in no frame and no cache, and tells no other site its address', async () => {
    const { office, url } = await openWithLink();
    const { headers } = await office.page(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('shows a script in any text as text', async () => {
    const office = openRefunds({
      store: { orders: { one: { orderId: SCRIPT, amountUsd: '20' } } },
      refunds: { storeName: SCRIPT },
    });
    await office.paid('32.25');
    const order = encodeURIComponent(SCRIPT);
    const made = await office.ask('POST', `/orders/payment/${order}/refund-links`, {
      body: {
        ...{ kind: 'excess', currencyId: 'USDT.Tron', reason: SCRIPT },
        ...{ amount: '12.25', offered: '12.25' },
      },
    });
    const { url } = made.json as { url: string };
    const texts = await Promise.all([
      office.page(url),
      office.page(url, { form: { step: 'check', address: SCRIPT } }),
      office.page(url, { form: { step: 'edit', address: SCRIPT } }),
      office.page(url, { form: { step: 'check', address: `</textarea>${SCRIPT}` } }),
      office.page(url, { form: { step: 'check', address: MINE } }),
      office.page(`${url}${encodeURIComponent(SCRIPT)}`),
    ]);
    for (const { text } of texts) {
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('<img');
      expect(text.match(/<\/textarea/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    [{ colorAccent: 'red;}body{display:none' }, /`colorAccent`.*must be a colour/],
    [{ supportUrl: 'javascript:alert(1)' }, /`supportUrl`.*must be an address that begins/],
    [{ supportUrl: '//evil.example' }, /`supportUrl`/],
  ])('does not start with %j', (refunds, fault) => {
    expect(() => openRefunds({ refunds })).toThrow(fault);
  });

  it('leads to the store without telling it its own address', async () => {
    const office = openRefunds({ refunds: { supportUrl: '/help?a&"b' } });
    const { text } = await office.page(`${PAGE}/x`);
    expect(text).toMatch(/<a\s+href="\/help\?a&amp;&quot;b"\s+rel="noreferrer"/);
  });

  it('gives the browser nothing of the back office', async () => {
    const { office, url, id } = await openWithLink();
    const { headers } = await office.confirm(url);
    const receipt = `https://shop.example${headers.get('location') ?? ''}`;
    const [draft] = await office.withdrawals();
    for (const link of [url, receipt]) {
      const { text } = await office.page(link);
      for (const secret of [
        id,
        draft?.id ?? '-',
        draft?.requestId ?? '-',
        'owner',
        'Paid too much',
      ]) {
        expect(text).not.toContain(secret);
      }
    }
    for (const path of ['/session', '/withdrawals', '/orders/payment/1001']) {
      expect((await office.page(`${PAGE}${path}`)).status).toBe(410);
    }
    expect(office.count('createWithdrawal')).toBe(0);
  });

  it('is asked for 60 times in ten minutes by one client, and then waits', async () => {
    const { office, url } = await openWithLink();
    const ask = (ip: string) => askPage(office.refunds, bent(url, 3), { ip });
    for (let turn = 0; turn < 60; turn += 1) expect((await ask('203.0.113.7')).status).toBe(410);
    const waiting = await ask('203.0.113.7');
    expect(waiting.status).toBe(429);
    expect(waiting.headers.get('retry-after')).not.toBeNull();
    expect((await ask('203.0.113.8')).status).toBe(410);
    expect((await askPage(office.refunds, url, { ip: '203.0.113.9' })).status).toBe(200);
    await office.sandbox.advance(10 * MINUTE);
    expect((await ask('203.0.113.7')).status).toBe(410);
  });

  it('takes a link 60 times in ten minutes, from wherever', async () => {
    const { office, url } = await openWithLink();
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await office.page(url, { ip: `198.51.${String(turn)}.7` })).status).toBe(200);
    }
    expect((await office.page(url, { ip: '198.51.100.7' })).status).toBe(429);
    expect((await office.confirm(url)).status).toBe(429);
  });

  it('says to try again while the ledger is down, and takes the address afterwards', async () => {
    const { office, url } = await openWithLink();
    let isDown = true;
    const down = openRefunds({
      ledger: {
        ...office.ledger,
        durability: 'memory',
        append: (event) =>
          isDown ? Promise.reject(new Error('down')) : office.ledger.append(event),
        list: (query) => office.ledger.list(query),
        claim: (request) => office.ledger.claim(request),
      },
    });
    expect((await down.confirm(url)).status).toBe(503);
    isDown = false;
    expect((await down.confirm(url)).status).toBe(303);
  });
});
