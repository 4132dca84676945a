/** The pages that the server draws, when ledger or service cannot answer: what they say, and how they go on. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryLedger } from '../../src/ledger/memoryLedger.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { FaultKind } from '../../src/sandbox/faults.js';
import { messages as de } from '../../src/ui/messages/languages/de.js';
import { en, PAGE_SENTENCES } from '../../src/serve/page/languages/pageSentences.js';
import { messages as ta } from '../../src/ui/messages/languages/ta.js';
import { after } from '../support/inFakeTime.js';
import { openServer, type OpenServer } from './openServer.js';
import { openPayStore, ORIGIN } from './payForm/payStore.js';

const GERMAN = { headers: { 'accept-language': 'en;q=0.1, de' } };
const dePage = PAGE_SENTENCES['de'] ?? en;
const MORE = { return_url: 'https://shop.example/back', support_url: 'https://shop.example/help' };

afterEach(() => void vi.useRealTimers());

async function createOrder(store: OpenServer, more: object = {}): Promise<string> {
  const { json } = await store.ask('POST', '/v1/orders', {
    ...{ order_id: '1042', amount_usd: '20', ...MORE },
    ...more,
  });
  return new URL(json.page_url).pathname;
}

/** What a browser without script does: when it loads the page again, and which. */
function refreshOf(html: string): readonly [number, string] | null {
  const [, seconds = '', url = ''] =
    /<noscript><meta http-equiv="refresh" content="(\d+);url=([^"]*)">/u.exec(html) ?? [];
  return url === '' ? null : [parseInt(seconds, 10), url.replaceAll('&amp;', '&')];
}

/** What a page costs at most. */
const within = async <T>(work: Promise<T>): Promise<T> => (await after(work, 2_000)).value;

const FAULTS: readonly FaultKind[] = [
  ...(['status_500', 'html_page', 'odd_code', 'missing_fields'] as const),
  ...(['key_revoked', 'rate_missing', 'processing_down', 'redis_down'] as const),
];

describe('the page of an order that the service does not open', () => {
  it.each(FAULTS)('says so and goes on by itself, with and without script: %s', async (kind) => {
    const store = openServer();
    const path = await createOrder(store);
    store.sandbox.fail({ kind });
    const away = await store.browse('GET', path, GERMAN);
    const html = await away.text();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(de.openLater);
    expect(html).toContain(de.problems.service_unavailable);
    expect(html).toContain(de.alreadySent);
    // The store's name, its help and the way back are known, and so is what the script needs.
    expect(html).toContain('<h1 class="store">Paper &amp; Pine</h1>');
    expect(html).toContain(`href="${MORE.support_url}"`);
    expect(html).toContain(`href="${MORE.return_url}"`);
    expect(html).toMatch(/<till-checkout endpoint="\/api\/till" order="o\.MTA0Mg\./u);
    expect(html).toContain('tillkit.mjs');
    expect(html).toContain(
      `<a class="till-button" href="${path}" data-kind="primary">${de.tryAgain}</a>`,
    );
    expect(refreshOf(html)).toEqual([5, `${path}?again=1`]);
    store.sandbox.heal();
    await store.sandbox.advance(15_000);
    const back = await store.browse('GET', `${path}?again=1`);
    expect(back.status).toBe(200);
    expect(refreshOf(await back.text())).toBeNull();
  });

  it('is loaded again less and less often, and never for ever', async () => {
    const store = openServer();
    let url = await createOrder(store);
    store.sandbox.fail({ kind: 'status_503' });
    const waits: number[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      const next = refreshOf(await (await store.browse('GET', url)).text());
      waits.push(next?.[0] ?? 0);
      url = next?.[1] ?? '';
      await store.sandbox.advance(30_000);
    }
    expect(waits).toEqual([5, 10, 20, 30, 30]);
    for (const odd of ['x', '-3', '999999999999', '%00']) {
      const html = await (
        await store.browse('GET', `${url.split('?')[0] ?? ''}?again=${odd}`)
      ).text();
      expect(refreshOf(html)?.[0], odd).toBe(5);
    }
  });

  it('costs no more than two seconds if the service says nothing; what is known is drawn', async () => {
    const store = openServer();
    const [fresh, known] = [await createOrder(store), await createOrder(store, { order_id: '7' })];
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'currency=USDT.Tron',
    };
    expect((await store.browse('POST', known, form)).status).toBe(303);
    store.sandbox.fail({ kind: 'hang' });
    // The list of currencies is old by then, and the wallet too.
    await store.sandbox.advance(6 * 60_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = await within(store.browse('GET', fresh, GERMAN));
    expect([hung.status, refreshOf(await hung.text())]).toEqual([503, [5, `${fresh}?again=1`]]);
    const drawn = await within(store.browse('GET', known, GERMAN));
    expect(drawn.status).toBe(200);
    expect(await drawn.text()).toContain('till-qr');
    const chosen = await within(store.browse('POST', fresh, { ...form }));
    expect([chosen.status, refreshOf(await chosen.text())?.[1]]).toEqual([503, `${fresh}?again=1`]);
  });

  it('says what it can while the ledger does not answer', async () => {
    const inner = memoryLedger();
    let broken: 'no' | 'fails' | 'hangs' = 'no';
    const ledger: Ledger = {
      ...inner,
      list: (query) =>
        broken === 'no'
          ? inner.list(query)
          : broken === 'fails'
            ? Promise.reject(new Error('gone'))
            : new Promise(() => undefined),
    };
    const store = openServer({}, { ledger });
    const path = await createOrder(store);
    broken = 'fails';
    const failed = await store.browse('GET', path, GERMAN);
    const html = await failed.text();
    expect(failed.status).toBe(503);
    expect(html).toContain(de.problems.store_unavailable);
    expect(html).toContain('<h1 class="store">Paper &amp; Pine</h1>');
    expect(refreshOf(html)).toEqual([5, `${path}?again=1`]);
    broken = 'hangs';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect((await within(store.browse('GET', path))).status).toBe(503);
  });
});

describe('a refusal that waiting does not help', () => {
  it('is in the language of the browser too, and is not tried again by itself', async () => {
    const store = openServer();
    await createOrder(store);
    for (const [tag, messages] of [
      ['de-AT,de;q=0.9', de],
      ['is, ta;q=0.5', ta],
    ] as const) {
      const answer = await store.browse('GET', '/pay/o.MTA0Mg.AAAAAAAAAAAAAAAAAAAAAA', {
        headers: { 'accept-language': tag },
      });
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toContain(messages.finalTitle.not_found);
      expect([
        refreshOf(html),
        html.includes('<script'),
        answer.headers.get('retry-after'),
      ]).toEqual([null, false, null]);
    }
  });

  it('is a form that cannot be taken: the page itself can still be opened', async () => {
    const store = openServer();
    const path = await createOrder(store);
    for (const [status, headers] of [
      [
        403,
        { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      ],
      [415, { 'content-type': 'text/plain' }],
    ] as const) {
      const answer = await store.browse('POST', path, {
        headers: { ...headers, ...GERMAN.headers },
        body: 'currency=USDT.Tron',
      });
      const html = await answer.text();
      expect(answer.status).toBe(status);
      expect(html).toContain(de.problems.bad_request);
      expect(html).toContain(
        `<a class="till-button" href="${path}" data-kind="primary">${de.tryAgain}</a>`,
      );
    }
  });
});

describe('the page of a payment link', () => {
  it.each([
    ['down', 503, [de.problems.service_unavailable], 502],
    ['asked too often', 429, [dePage.busy], 429],
    ['of a store that is switched off', 410, [de.finalTitle.service_rejected], 410],
    ['unknown', 404, [dePage.noPayment, dePage.linkIncomplete], 404],
  ] as const)(
    '%s: %i, in the language of the link, and how it goes on',
    async (_, status, sentences, upstream) => {
      const store = openPayStore({
        instead: ({ url }) =>
          url.includes('/public/') ? new Response('{}', { status: upstream }) : undefined,
      });
      const answer = await store.fetch(
        new Request(`${ORIGIN}/pay/wallet/${crypto.randomUUID()}?amount=20&locale=de`),
      );
      const html = await answer.text();
      expect(answer.status).toBe(status);
      expect(html).toContain('<html lang="de">');
      for (const sentence of sentences) expect(html).toContain(sentence);
      const isOver = status === 404 || status === 410;
      expect(refreshOf(html) === null).toBe(isOver);
      if (!isOver) expect(refreshOf(html)?.[1]).toMatch(/\?amount=20&locale=de&again=1$/u);
      expect(html.includes('<script')).toBe(!isOver);
    },
  );

  it('is refused in the language of the browser if the address says nothing', async () => {
    const store = openPayStore();
    for (const [path, status, sentence] of [
      ['/pay/wallet/x', 404, dePage.noPayment],
      [`/pay/wallet/${crypto.randomUUID()}?amount=1e9`, 400, dePage.linkBrokenLead],
    ] as const) {
      const answer = await store.fetch(new Request(`${ORIGIN}${path}`, GERMAN));
      expect([answer.status, (await answer.text()).includes(sentence)], path).toEqual([
        status,
        true,
      ]);
    }
  });
});
