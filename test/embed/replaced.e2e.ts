/** Other code replaces the part of the page with the checkout: it is there again, once and running, or is missed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { drawn, parts, shownAddress } from './hostPage.js';
import { hostPerTest } from './hostPerTest.js';

const ORDERS = {
  'order-1': { orderId: '1', amountUsd: '20' },
  'order-2': { orderId: '2', amountUsd: '45' },
};
const LIBRARIES = ['jquery/dist/jquery.min.js', 'idiomorph/dist/idiomorph.min.js'].map((file) =>
  readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8'),
);

/** What a test's own code finds in the page. */
interface Scope {
  readonly jQuery: (target: string) => {
    html(markup: string): void;
    replaceWith(markup: string): void;
    append(target: string): void;
  };
  readonly Idiomorph: {
    morph(from: Element | null, to: string, options?: { readonly morphStyle: string }): void;
  };
  readonly told: readonly { readonly message: string }[];
  mounted: NonNullable<ReturnType<NonNullable<typeof Tillkit>['mount']>>;
}
declare const globalThis: Scope & typeof window;

const host = hostPerTest({ orders: ORDERS });

/** Opens a page with the libraries, whose `told` are the errors that `till-error` brought. */
async function open(page: Page, body: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  host().setPage('/libraries.js', LIBRARIES.join('\n'));
  host().setPage(
    '/page.html',
    `<!doctype html><html lang="en"><head><title>t</title><script src="/libraries.js"></script><script>
      told = []; addEventListener('till-error', ({ detail }) => told.push(detail));
    </script></head><body>${body}</body></html>`,
  );
  await page.goto(`${host().url}/page.html`);
  return errors;
}

/** Exactly one checkout, which shows this order as far as the shopper has come. */
async function expectOne(page: Page, number = 1): Promise<void> {
  await expect(page.getByText(`Order ${String(number)}`)).toBeVisible();
  await drawn(page);
  await expect(parts.checkout(page)).toHaveCount(1);
}

/** It works too: a choice brings this order's own address. */
async function expectWorking(page: Page, order: string): Promise<void> {
  await parts.choose(page);
  await expect(parts.code(page)).toBeVisible();
  const { address } = (await host().store.getCheckout(order))?.address ?? {};
  expect(await shownAddress(page)).toBe(address);
}

const TAGS = {
  'tillkit.js': 'src="/tillkit.js"',
  'tillkit.mjs': 'type="module" src="/tillkit.mjs"',
};
const tagOf = (src: string, order = 'order-1') =>
  `<script ${src} data-endpoint="/api/till" data-order="${order}"></script>`;
const areaOf = (markup: string) => `<section id="area"><p>Pay</p>${markup}<p>Help</p></section>`;

/** How the area is replaced by markup; each runs in the page. */
const WAYS: Readonly<Record<string, (markup: string) => void | Promise<void>>> = {
  innerHTML: (markup) => {
    (document.querySelector('#area') as Element).innerHTML = markup;
  },
  'html() of jQuery': (markup) => globalThis.jQuery('#area').html(markup),
  'replaceWith() of jQuery': (markup) =>
    globalThis.jQuery('#area').replaceWith(`<section id="area">${markup}</section>`),
  'a morph of the body': (markup) =>
    globalThis.Idiomorph.morph(document.body, `<section id="area">${markup}</section>`, {
      morphStyle: 'innerHTML',
    }),
  'scripts that are made again': (markup) => {
    const area = document.querySelector('#area') as Element;
    area.innerHTML = markup;
    for (const script of area.querySelectorAll('script')) {
      const fresh = document.createElement('script');
      for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
      script.replaceWith(fresh);
    }
  },
  'its removal for a while': async (markup) => {
    const area = document.querySelector('#area') as Element;
    area.remove();
    await new Promise((done) => setTimeout(done, 300));
    area.innerHTML = markup;
    document.body.append(area);
  },
};

const innerHTML = WAYS['innerHTML'] as (markup: string) => void;
const asks = () => host().requests.filter((path) => path.endsWith('/checkouts')).length;

for (const [file, src] of Object.entries(TAGS)) {
  for (const [way, replace] of Object.entries(WAYS)) {
    test(`${file}: ${way} brings it again, loading or loaded, with its order or another`, async ({
      page,
    }) => {
      let go: () => void = () => undefined;
      const asked = new Promise<void>((resolved) => (go = resolved));
      await page.route(`**/${file}`, async (route) => {
        await asked;
        await route.continue();
      });
      const late = `async ${src}`;
      const opening = open(page, areaOf(tagOf(late)));
      await expect(page.getByText('Help')).toBeAttached();
      // jQuery loads the script in one go, so the page waits.
      const replacing = page.evaluate(replace, tagOf(late));
      go();
      await replacing;
      const errors = await opening;
      await expectOne(page);
      for (const round of ['a', 'b']) {
        await page.evaluate(replace, `<p>${round}</p>${tagOf(src)}<p>${round}</p>`);
      }
      await expectOne(page);
      await page.evaluate(replace, tagOf(src, 'order-2'));
      await expectOne(page, 2);
      await expectWorking(page, 'order-2');
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => globalThis.told)).toEqual([]);
    });
  }

  test(`${file}: markup that was kept with its checkout brings one, which goes on`, async ({
    page,
  }) => {
    await open(page, areaOf(tagOf(src)));
    await parts.choose(page);
    await expect(parts.code(page)).toBeVisible();
    const before = asks();
    await page.evaluate(() => {
      document.body.innerHTML = String(document.body.innerHTML);
    });
    await expect(parts.code(page)).toBeVisible();
    await expect(parts.checkout(page)).toHaveCount(1);
    expect(asks()).toBe(before);
  });

  test(`${file}: two orders stay apart, and in their places`, async ({ page }) => {
    const both = (a: string, b: string) =>
      `<div id="a">${tagOf(src, a)}</div><div id="b">${tagOf(src, b)}</div>`;
    await open(page, areaOf(both('order-1', 'order-2')));
    await expect(page.locator('#b').getByText('Order 2')).toBeVisible();
    await page.evaluate(innerHTML, both('order-2', 'order-1'));
    await expect(page.locator('#a').getByText('Order 2')).toBeVisible();
    await expect(page.locator('#b').getByText('Order 1')).toBeVisible();
    await expect(parts.checkout(page)).toHaveCount(2);
  });

  test(`${file}: moved elsewhere it follows its tag’s order from there`, async ({ page }) => {
    await open(page, `${areaOf(tagOf(src))}<dialog open><div id="in"></div></dialog>`);
    await expect(page.getByText('Order 1')).toBeVisible();
    await page.evaluate(() =>
      document.querySelector('#in')?.append(document.querySelector('till-checkout') as Node),
    );
    await page.evaluate(innerHTML, tagOf(src, 'order-2'));
    await expect(page.locator('#in').getByText('Order 2')).toBeVisible();
    await expect(parts.checkout(page)).toHaveCount(1);
  });
}

const MOUNT = "mounted = Tillkit.mount('#here', { endpoint: '/api/till', order: 'order-1' })";
const HERE = '<div id="here"></div>';
const openMounted = (page: Page) =>
  open(page, `<script src="/tillkit.js"></script>${areaOf(HERE)}<script>${MOUNT}</script>`);

for (const [way, replace] of Object.entries(WAYS)) {
  test(`mount(): after ${way} the same handle goes on in its target`, async ({ page }) => {
    await openMounted(page);
    await expectOne(page);
    await page.evaluate(replace, `<p>a</p>${HERE}`);
    await expectOne(page);
    await page.evaluate(`first = mounted; ${MOUNT}`);
    expect(await page.evaluate('first === mounted && here.contains(mounted.element)')).toBe(true);
    await page.evaluate(() => globalThis.mounted.update({ order: 'order-2' }));
    await expectOne(page, 2);
    await page.evaluate(() => globalThis.mounted.destroy());
    await page.evaluate(replace, HERE);
    await drawn(page);
    await expect(parts.checkout(page)).toHaveCount(0);
    expect(await page.evaluate(() => globalThis.told)).toEqual([]);
  });
}

for (const [what, start] of [
  ['a tag', (page: Page) => open(page, areaOf(tagOf('src="/tillkit.js"')))],
  ['mount()', openMounted],
] as const) {
  test(`the checkout of ${what} is missed, once, if its place does not come back`, async ({
    page,
  }) => {
    await page.clock.install();
    const errors = await start(page);
    await expectOne(page);
    await page.evaluate(() => document.querySelector('#area')?.remove());
    await page.clock.runFor(60_000);
    const told = [expect.stringMatching(/place of a Tillkit checkout.*did not come back/)];
    await expect.poll(() => errors).toEqual(told);
    expect(await page.evaluate(() => globalThis.told.map(({ message }) => message))).toEqual(told);
    const before = asks();
    await page.clock.runFor(600_000);
    expect(asks()).toBe(before);
    if (what === 'mount()') return;
    await page.evaluate(
      (markup) => document.body.insertAdjacentHTML('beforeend', markup),
      tagOf(''),
    );
    await expectOne(page);
  });

  for (const [how, end] of Object.entries({
    'remove()': () => document.querySelector('till-checkout')?.remove(),
    'destroy()': () => document.querySelector('till-checkout')?.destroy(),
    'another page of the application': () => {
      history.pushState(null, '', '/thanks');
      document.body.replaceChildren('Thanks');
    },
  })) {
    test(`the checkout of ${what} is not missed after ${how}`, async ({ page }) => {
      await page.clock.install();
      const errors = await start(page);
      await expectOne(page);
      await page.evaluate(end);
      await page.clock.runFor(60_000);
      await drawn(page);
      await expect(parts.checkout(page)).toHaveCount(0);
      expect([errors, await page.evaluate(() => globalThis.told)]).toEqual([[], []]);
    });
  }
}

test('an element that other code strips of its attributes and children goes on', async ({
  page,
}) => {
  await open(
    page,
    `<script src="/tillkit.js"></script>${areaOf('<till-checkout id="it"></till-checkout>')}
    <script>Object.assign(it, { endpoint: '/api/till', order: 'order-1', locale: 'de' })</script>`,
  );
  await expect(page.getByText('Bestellung 1')).toBeVisible();
  const before = asks();
  await page.evaluate(() =>
    globalThis.Idiomorph.morph(
      document.querySelector('#it'),
      '<till-checkout id="it"></till-checkout>',
      { morphStyle: 'outerHTML' },
    ),
  );
  await drawn(page);
  await expect(page.locator('#it')).not.toHaveAttribute('order');
  await expect(page.getByText('Bestellung 1')).toBeVisible();
  expect(asks()).toBe(before);
});

test('code that takes it out as often as it is put back is not fought for ever', async ({
  page,
}) => {
  const errors = await open(page, areaOf(tagOf('src="/tillkit.js"')));
  await expectOne(page);
  await page.evaluate(() => {
    const takeOut = () => {
      const found = document.querySelector('till-checkout');
      found?.parentNode?.removeChild(found);
    };
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true });
    takeOut();
  });
  await expect.poll(() => errors).toEqual([expect.stringContaining('did not come back')]);
});

test('of a tag for browsers without modules nothing is made, nor of one that is not to run', async ({
  page,
}) => {
  const other = tagOf('src="/tillkit.js"', 'order-2');
  await open(
    page,
    tagOf('type="module" src="/tillkit.mjs"') +
      other.replace('src', 'nomodule src') +
      other.replace('src', 'type="text/plain" src'),
  );
  await expectOne(page);
});

for (const [file, src] of Object.entries(TAGS)) {
  test(`${file}: jQuery brings the first tag of a page, script and language too`, async ({
    page,
  }) => {
    const errors = await open(page, areaOf(''));
    await page.evaluate(WAYS['html() of jQuery'] ?? innerHTML, tagOf(`${src} data-locale="de"`));
    await expect(page.getByText('Bestellung 1')).toBeVisible();
    await expect(parts.checkout(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('a page of many changes does not notice what watches over it', async ({ page }) => {
  // Counted in looks at nodes, which no slow machine makes more.
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { looks: number };
    scope.looks = 0;
    for (const owner of [Document.prototype, Element.prototype]) {
      for (const name of ['querySelector', 'querySelectorAll'] as const) {
        const own = owner[name];
        owner[name] = function (this: never, selector: string) {
          scope.looks += 1;
          return (own as (text: string) => never).call(this, selector);
        };
      }
    }
  });
  await open(page, areaOf(tagOf('src="/tillkit.js"')));
  await expectOne(page);
  const looks = await page.evaluate(async () => {
    const scope = globalThis as unknown as { looks: number };
    await new Promise(requestAnimationFrame);
    const before = scope.looks;
    const list = document.createElement('ul');
    document.body.append(list);
    for (let at = 0; at < 10_000; at += 1) {
      list.append(document.createElement('li'));
      if (at % 2 === 0) list.firstElementChild?.remove();
    }
    await new Promise(requestAnimationFrame);
    return scope.looks - before;
  });
  expect(looks).toBeLessThan(10);
});
