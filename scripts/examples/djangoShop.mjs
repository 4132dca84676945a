/** The django-oscar shop: a guest checks out, pays on the last page beside `tillkit serve`, and the order is paid once. */
import { Webhook } from 'standardwebhooks';
import { findLanguage } from './languages.mjs';
import { copyExample } from './pack.mjs';
import { run, startServer, untilAnswers } from './processes.mjs';
import { choose, openPage, payAsShown, sees } from './shopper.mjs';
import { installTool, startServe } from './tillkitTool.mjs';
import { freePort } from '../localServers.mjs';

const THANKS = 'Thank you! Your notebooks are on their way.';

/** Goes through Oscar's checkout as a guest. @returns the order's number */
async function checkOut(page, base) {
  await page.goto(base);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto(`${base}/checkout/`);
  await page.getByLabel(/email/i).first().fill('ada@shopper.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  const [, number] = /Your order (\d+) is placed/.exec(await page.innerText('body')) ?? [];
  return number;
}

/** What Oscar's database says of an order. */
function stateOf(python, folder, settings, number) {
  const code = `
from oscar.core.loading import get_model
order = get_model("order", "Order").objects.get(number="${number}")
source = order.sources.get()
print(order.status, order.currency, source.amount_debited, source.transactions.count(), order.payment_events.count())`;
  return run(python, ['manage.py', 'shell', '-c', code], folder, settings)
    .trim()
    .split('\n')
    .at(-1);
}

async function tell(base, secret, { id, body, signedBody = body }) {
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, signedBody),
  };
  return (await fetch(`${base}/notifications`, { method: 'POST', headers, body })).status;
}

/** The notification of the payment, as Tillkit keeps it. */
async function paidNotification({ TILL_API_URL, TILL_STORE_KEY }, number) {
  const headers = { authorization: `Bearer ${TILL_STORE_KEY}` };
  const { events } = await (await fetch(`${TILL_API_URL}/v1/events`, { headers })).json();
  const [{ id, ...body }] = events.filter(
    ({ type, data }) => type === 'order.paid' && data.order_id === number,
  );
  return { id, body: JSON.stringify(body) };
}

function expectEqual(found, expected) {
  const [is, wanted] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== wanted) throw new Error(`It is ${is} and not ${wanted}.`);
}

/** Starts a shop that is made, and buys in it. @param bin path of `tillkit` */
export async function buyInOscar({ folder, python, bin, browser, check }) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const till = await startServe(bin, folder, base);
  const settings = { ...till.variables, PYTHONUNBUFFERED: '1' };
  const state = (number) => stateOf(python, folder, settings, number);
  const secret = till.variables.TILL_NOTIFY_SECRET;
  await check('fills its database', () => {
    run(python, ['manage.py', 'migrate', '-v0'], folder, settings);
    run(python, ['manage.py', 'stock'], folder, settings);
  });
  const words = ['manage.py', 'runserver', '--noreload', port];
  const server = startServer(python, words, folder, settings);
  const { page, close } = await openPage(browser);
  let number;
  try {
    await check('starts', () => untilAnswers(base, server));
    await check('places an order that waits for its payment', async () => {
      number = await checkOut(page, base);
      await choose(page);
      await page.getByText('€18.50').first().waitFor();
      expectEqual(state(number), 'Waiting for payment EUR 0.00 0 0');
    });
    await check('believes nothing that Tillkit did not sign', async () => {
      const body = JSON.stringify({ type: 'order.paid', data: { order_id: number } });
      expectEqual(await tell(base, secret, { id: 'forged', body, signedBody: '{}' }), 400);
    });
    await check('is paid', () => payAsShown(page, till.sandbox));
    await check('is paid once in Oscar, also when it is told again', async () => {
      await server.says(/Order \S+ is paid\./, 60_000);
      expectEqual(state(number), 'Paid EUR 18.50 1 1');
      const told = await paidNotification(till.variables, number);
      expectEqual(await tell(base, secret, told), 204);
      expectEqual(await tell(base, secret, { ...told, id: 'another' }), 204);
      expectEqual(state(number), 'Paid EUR 18.50 1 1');
      // Another order, of which both come at the same moment.
      const next = await checkOut(page, base);
      const body = told.body.replaceAll(number, next);
      const both = ['one', 'two'].map((id) => tell(base, secret, { id, body }));
      expectEqual(await Promise.all(both), [204, 204]);
      expectEqual(state(next), 'Paid EUR 18.50 1 1');
    });
    await check('thanks for what its server knows', async () => {
      await page.reload();
      await sees(page, THANKS);
    });
    await check('shows an order that is placed while Tillkit is away', async () => {
      number = await checkOut(page, base);
      await till.stop();
      await page.reload();
      await page.getByText("It can't be paid this moment").waitFor();
    });
    await check('keeps the basket while Tillkit is away', async () => {
      expectEqual(await checkOut(page, base), undefined);
      await page.goto(`${base}/basket/`);
      await page.getByText('Field notebook, pack of three').first().waitFor();
    });
  } finally {
    await close();
    await Promise.all([server, till].map((one) => one.stop()));
  }
}

/** Installs Oscar and buys in it. */
export async function tryDjango({ home, tarball, browser, check, skip }) {
  const language = findLanguage('python');
  if (!language) {
    await skip('python is not installed here, or is too old');
    return;
  }
  const folder = copyExample('django', home);
  await check('is made', () => language.prepare(folder));
  const bin = installTool(home, tarball);
  await buyInOscar({ folder, python: '.venv/bin/python', bin, browser, check });
}
