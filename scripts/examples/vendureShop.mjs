/** The Vendure shop: a cart, two tabs, a payment in parts, what came too much refunded, yen, and an order that is cancelled. */
import { join } from 'node:path';
import { copyExample, installShop } from './pack.mjs';
import { run, startSandbox, startServer } from './processes.mjs';
import { choose, control, openPage, payAsShown, readCode, sees, shownAmount } from './shopper.mjs';
import { freePort } from '../localServers.mjs';

const CURRENCY = 'USDT.Tron';
/** An address of USDT on Tron that is not the shop's own. */
const MINE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const THANKS = 'Thank you! Your notebooks are on their way.';
const FIRST_START_MS = 240_000;

function expectEqual(found, expected) {
  const [is, wanted] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== wanted) throw new Error(`It is ${is} and not ${wanted}.`);
}

async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Signs in to Vendure's Admin API. @returns what asks it, and Tillkit's back office, as the administrator */
async function signIn(base, name = 'superadmin') {
  const login = `mutation { login(username: "${name}", password: "superadmin") { __typename } }`;
  const { headers } = await post(`${base}/admin-api`, { query: login });
  const bearer = { authorization: `Bearer ${headers.get('vendure-auth-token')}` };
  return {
    async admin(query, variables = {}) {
      const { body } = await post(`${base}/admin-api`, { query, variables }, bearer);
      if (body.errors) throw new Error(body.errors[0].message);
      return body.data;
    },
    async office(path, body) {
      const url = `${base}/api/treasury/${path}`;
      const headers = { ...bearer, origin: base };
      if (body) return (await post(url, body, headers)).body;
      return (await fetch(url, { headers })).json();
    },
  };
}

const ORDER = `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items {
  id code state totalWithTax currencyCode payments { id amount state transactionId }
} } }`;

async function orderOf({ admin }, code) {
  return (await admin(ORDER, { code })).orders.items[0];
}

/** Hires somebody. @returns what asks as they do */
async function hire(base, { admin }, name, permission) {
  const role = { code: name, description: name, permissions: ['UpdateOrder', permission] };
  const { made } = await admin(
    'mutation ($input: CreateRoleInput!) { made: createRole(input: $input) { id } }',
    { input: role },
  );
  const person = { emailAddress: name, firstName: name, lastName: name, password: 'superadmin' };
  await admin(
    'mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }',
    { input: { ...person, roleIds: [made.id] } },
  );
  return signIn(base, name);
}

/** Who may edit orders gets nothing of it in the back office, and nobody sends what nobody else has approved. */
async function holdFourEyes({ base, staff, check }) {
  await check('lets nobody send money by themselves', async () => {
    const clerk = await hire(base, staff, 'clerk@shop.example', 'ReadOrder');
    expectEqual((await clerk.office('session')).code, 'unauthorized');
    const sender = await hire(base, staff, 'sender@shop.example', 'TillkitSend');
    const { may, needsApproval } = await sender.office('session');
    expectEqual([may, needsApproval], [{ read: true, withdraw: true, approve: false }, true]);
    const approver = await hire(base, staff, 'approver@shop.example', 'TillkitApprove');
    expectEqual((await approver.office('session')).may, {
      ...{ read: true, withdraw: false, approve: true },
    });
  });
}

/** Puts the notebooks into the cart, and goes to the order's page. @returns its code */
async function toPayment(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\?order=/);
  return new URL(page.url()).searchParams.get('order');
}

/** Pays a part of what the page shows, or more than it. */
async function payShare(page, sandbox, share) {
  const amount = String(Math.round(Number(await shownAmount(page)) * share * 100) / 100);
  const args = { address: await readCode(page), currencyId: CURRENCY, amount };
  const { txHash } = await control(sandbox, 'pay', args);
  await control(sandbox, 'confirm', { txHash });
}

/** What a page of the shop's own session asks, by its cookies. */
const fromPage = (page, query) =>
  page.evaluate(
    async (text) =>
      (
        await fetch('/shop-api', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text }),
        })
      ).json(),
    query,
  );

async function refusesTooEarly(page) {
  const pay = `mutation { addPaymentToOrder(input: { method: "tillkit", metadata: { paid: true } }) {
    ... on ErrorResult { errorCode } } }`;
  const { data } = await fromPage(page, pay);
  expectEqual(data.addPaymentToOrder, { errorCode: 'PAYMENT_DECLINED_ERROR' });
}

/** Follows a refund link as the customer, and sends the withdrawal as staff. */
async function refundBy(url, { page, staff, sandbox }) {
  await page.goto(url);
  await page.getByRole('textbox').fill(MINE);
  await page.locator('form button').last().click();
  await page.getByRole('checkbox').check();
  await page.locator('form button').last().click();
  const { withdrawals } = await staff.office('withdrawals?view=needs_approval');
  expectEqual(withdrawals.length, 1);
  const [{ id }] = withdrawals;
  await staff.office(`withdrawals/${id}/approval`, {});
  await staff.office(`withdrawals/${id}/sending`, {});
  await control(sandbox, 'advance', { ms: 60_000 });
  const withdrawal = await staff.office(`withdrawals/${id}`);
  expectEqual([withdrawal.status, withdrawal.addressTo], ['completed', MINE]);
}

/** Payments that Vendure keeps as settled, refused attempts apart. */
const settledOf = ({ payments }) =>
  payments
    .filter(({ state }) => state === 'Settled')
    .map(({ amount, transactionId }) => [amount, transactionId]);

async function tellAgain({ office }, code) {
  const { entries } = await office(`activity?q=${code}`);
  const told = entries.find(({ notification }) => notification?.name === 'onPaid');
  await office(`activity/${told.id}/repeat`, { reason: 'Once more.' });
}

async function payInParts({ base, browser, sandbox, staff, check }) {
  const { page, complaints, close } = await openPage(browser);
  const second = await page.context().newPage();
  const read = () => orderOf(staff, code);
  let code;
  try {
    await check('opens the checkout of the cart', async () => {
      code = await toPayment(page, base);
      await choose(page);
      await page.getByText('€18.50').first().waitFor();
    });
    await check('shows an order to nobody else', async () => {
      const { body } = await post(`${base}/api/till/checkouts`, { order: code }, { origin: base });
      expectEqual(body.code, 'forbidden');
    });
    await check('settles nothing that is not paid', () => refusesTooEarly(page));
    await check('follows a cart that is edited in another tab', async () => {
      const before = await shownAmount(page);
      expectEqual(await toPayment(second, base), code);
      await page.getByText('€37').first().waitFor();
      await choose(page);
      expectEqual(Number(await shownAmount(page)) > Number(before), true);
    });
    await check('is paid in two parts, and too much', async () => {
      await payShare(page, sandbox, 0.5);
      await sees(page, 'Partly paid');
      await payShare(page, sandbox, 1.5);
      await sees(page, THANKS);
    });
    await check('is settled once in Vendure, also when it is told again', async () => {
      await tellAgain(staff, code);
      const order = await read();
      expectEqual([order.state, order.totalWithTax], ['PaymentSettled', 3700]);
      expectEqual(settledOf(order), [[3700, code]]);
    });
    await check('gives back what came too much, by a link', async () => {
      const ask = `mutation { refundExcess(transactionId: "${code}", key: "one click") }`;
      const clicks = await Promise.all([staff.admin(ask), staff.admin(ask)]);
      const [url, again] = clicks.map(({ refundExcess }) => refundExcess);
      expectEqual(again, url);
      await refundBy(url, { page: second, staff, sandbox });
    });
    await check('makes a link of a refund in Vendure', async () => {
      const { payments } = await read();
      const { id, amount } = payments.find(({ state }) => state === 'Settled');
      const refund = `mutation { refundOrder(input: { lines: [], shipping: 0, adjustment: 0,
        amount: ${amount}, paymentId: "${id}", reason: "Came back." }) {
          ... on Refund { state metadata } ... on ErrorResult { message } } }`;
      const { refundOrder } = await staff.admin(refund);
      expectEqual(refundOrder.message ?? refundOrder.state, 'Pending');
      await refundBy(refundOrder.metadata.url, { page: second, staff, sandbox });
    });
    await check('leaves the console clean', () => expectEqual(complaints, []));
  } finally {
    await close();
  }
}

/** A cart that is edited while its old price is paid: the rest is an order of its own at Tillkit. */
async function payOldPrice({ base, browser, sandbox, staff, check }) {
  const { page, close } = await openPage(browser);
  const second = await page.context().newPage();
  try {
    await check('asks for the rest where an old price was paid', async () => {
      const code = await toPayment(page, base);
      await choose(page);
      await page.getByText('€18.50').first().waitFor();
      await second.goto(base);
      await second.getByRole('button', { name: 'Add to cart' }).click();
      await second.getByText('In your cart: 2').waitFor();
      await payShare(page, sandbox, 1);
      await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor();
      await second.getByRole('button', { name: 'Pay', exact: true }).click();
      await second.getByText(`Order ${code}-2`).first().waitFor();
      await second.getByText('€18.50').first().waitFor();
      await choose(second);
      await payAsShown(second, sandbox);
      await sees(second, THANKS);
      const order = await orderOf(staff, code);
      expectEqual(order.state, 'PaymentSettled');
      expectEqual(settledOf(order), [
        [1850, code],
        [1850, `${code}-2`],
      ]);
    });
  } finally {
    await close();
  }
}

/** A currency without decimals, of which Vendure keeps two. */
async function payYen({ base, browser, sandbox, staff, check }) {
  const { page, close } = await openPage(browser);
  try {
    await check('is paid in yen, and says so after a reload', async () => {
      const code = await toPayment(page, `${base}/?currency=JPY`);
      await page.getByText('¥3,000').first().waitFor();
      await page.getByText('$20.10').first().waitFor();
      await choose(page);
      await payAsShown(page, sandbox);
      await sees(page, THANKS);
      await page.reload();
      await sees(page, THANKS);
      expectEqual(settledOf(await orderOf(staff, code)), [[300000, code]]);
    });
  } finally {
    await close();
  }
}

/** An order that is cancelled while its payment is on its way. */
async function cancelWhilePaid({ base, browser, sandbox, staff, check }) {
  const { page, close } = await openPage(browser);
  try {
    await check(
      'settles no order that is cancelled, and offers its payment for a refund',
      async () => {
        const code = await toPayment(page, base);
        await choose(page);
        const args = { address: await readCode(page), amount: await shownAmount(page) };
        const { txHash } = await control(sandbox, 'pay', { ...args, currencyId: CURRENCY });
        await sees(page, 'Payment detected');
        const { id } = await orderOf(staff, code);
        await staff.admin(`mutation { transitionOrderToState(id: "${id}", state: "Cancelled") {
        ... on Order { state } ... on OrderStateTransitionError { transitionError } } }`);
        await control(sandbox, 'confirm', { txHash });
        await sees(page, 'Payment under review');
        const { state, payments } = await orderOf(staff, code);
        expectEqual([state, payments], ['Cancelled', []]);
        const { refundable } = await staff.office(`orders/payment/${code}`);
        expectEqual(refundable[0].kind, 'late');
      },
    );
  } finally {
    await close();
  }
}

/** Buys in a shop that runs. */
export async function shopInVendure(shop) {
  const staff = await signIn(shop.base);
  await holdFourEyes({ ...shop, staff });
  await payInParts({ ...shop, staff });
  await payOldPrice({ ...shop, staff });
  await payYen({ ...shop, staff });
  await cancelWhilePaid({ ...shop, staff });
}

/** Installs the shop, builds it, and buys in it. */
export async function tryVendure({ home, tarball, browser, check }) {
  const folder = copyExample('vendure', home);
  await check('installs', () => installShop(folder, tarball));
  await check('compiles, and builds its storefront', () =>
    run('npm', ['run', '--silent', 'build'], folder),
  );
  await buyInVendure({ folder, browser, check });
}

/** Starts a shop that is built, and buys in it. */
export async function buyInVendure({ folder, browser, check }) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const npm = (script) => ['npm', ['run', '--silent', script, '--']];
  const sandbox = await startSandbox(folder, `${base}/api/till/webhook`, npm('sandbox'));
  const settings = {
    PORT: port,
    SHOP_URL: base,
    TILL_SERVICE_URL: sandbox.url,
    VENDURE_DISABLE_TELEMETRY: 'true',
  };
  const server = startServer('npm', ['run', '--silent', 'dev'], folder, settings);
  try {
    await check('starts, and fills its database', () =>
      server.says(/The shop is on/, FIRST_START_MS),
    );
    await shopInVendure({ base, browser, sandbox, check });
  } finally {
    await server.stop();
    await sandbox.stop();
  }
}
