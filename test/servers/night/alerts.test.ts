/** Each alert of deploy/alerts.yml in a night with its fault: when it fires, when it ends, and what the page shows. */
import { afterAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../../../src/sandbox/webhookQueue.js';
import { nightSections } from '../../package/docs/nightPage.js';
import { until } from '../../support/until.js';
import { ask, openOrder, openStream, payInFull } from '../serve/client.js';
import { redis } from '../serverControl.js';
import { STORE_KEY, type Variables } from '../serve/serveProcess.js';
import { beginNight, fillDisk, followed, type Night } from './night.js';

/** What each night has shown, for the run's output. */
const shown: string[] = [];
afterAll(() => process.stdout.write(`${shown.join('\n')}\n`));

interface Trial {
  readonly fault: (night: Night) => unknown;
  /** Goes on in each minute of the fault. */
  readonly meanwhile?: (night: Night) => Promise<unknown>;
  readonly mend: (night: Night) => unknown;
  /** Minutes: how long the fault lasts, when the alert is there at the latest, and when it is over after the mend. */
  readonly minutes: { readonly lasts: number; readonly firesBy: number; readonly endsBy: number };
  /** Of alerts that name one. */
  readonly codes?: readonly string[];
  readonly settings?: () => Variables;
}

/** Five quiet minutes, the fault, what the page says to look at, the mend, and how the page says that it is over. */
async function tryAlert(alert: string, trial: Trial): Promise<void> {
  const { fault, meanwhile, mend, settings, codes = [undefined] } = trial;
  const { lasts, firesBy, endsBy } = trial.minutes;
  const night = await beginNight(settings?.());
  await night.pass(5);
  const began = night.scrapes.minutes();
  await fault(night);
  await night.pass(lasts, () => meanwhile?.(night));
  await night.follow(alert, 'Look');
  const mended = night.scrapes.minutes();
  await mend(night);
  await night.pass(endsBy + 5);
  await night.follow(alert, 'Over');
  const firings = night.scrapes.firings(night.folder);
  for (const code of codes) {
    const name = [alert, code].filter(Boolean).join(' ');
    const own = firings.filter((one) => one.alert === alert && one.code === code);
    const [first = Infinity, last = Infinity] = [own[0]?.minute, own.at(-1)?.minute];
    const [after, over] = [first - began, last + 1 - mended];
    shown.push(`${name}: after ${String(after)} min, over ${String(over)} min after the mend`);
    expect(after, `${name} begins`).toBeGreaterThanOrEqual(0);
    expect(after, `${name} begins`).toBeLessThanOrEqual(firesBy);
    expect(over, `${name} ends`).toBeLessThanOrEqual(endsBy);
  }
  const named = nightSections().find((one) => one.alert === alert)?.companions ?? [];
  const others = firings.filter((one) => one.alert !== alert && one.severity === 'page');
  const unnamed = others.filter((one) => !named.includes(one.alert));
  expect([...new Set(unnamed.map((one) => `${one.alert} ${one.code ?? ''}`))]).toEqual([]);
}

/** A shopper pays, watches until the page says that it is detected, and goes away. */
async function pay(night: Night, orderId: string): Promise<void> {
  const opened = await openOrder(night.addresses, orderId);
  const { quote, address } = opened.checkout;
  if (!quote?.payable || !address) throw new Error('The order has no amount yet.');
  const { currencyId, payable: amount } = quote;
  night.sandbox.pay({ address: address.address, currencyId, amount });
  const stream = await openStream(night.addresses, opened.token);
  await until('the payment is detected', () => stream.snapshots.at(-1)?.progress === 'detected');
  stream.close();
}

async function paid(night: Night, orderId: string): Promise<void> {
  payInFull(night.sandbox, await openOrder(night.addresses, orderId));
  await night.sandbox.settle();
}

const waiting = async ({ addresses }: Night): Promise<number> => {
  const metrics = await (await fetch(`${addresses.store}/metrics`)).text();
  return Number(/^tillkit_notifications_waiting (\d+)$/mu.exec(metrics)?.[1]);
};

/** An order is paid, and its event comes a second time, changed and signed. */
async function paidTwice(night: Night, change: (body: string) => string): Promise<void> {
  await paid(night, 'two events');
  const { addresses, sandbox } = night;
  const body = change(sandbox.deliveries().at(-1)?.body ?? '');
  const headers = {
    'content-type': 'application/json',
    'x-sign': signWebhook(body, sandbox.webhookSecret),
  };
  await fetch(`${addresses.browsers}/api/till/webhook`, { method: 'POST', headers, body });
}

/** The contract of USDT on Tron. */
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const wrongAddress = (text: string) =>
  text.replace(
    /("address":"T\w+)(\w)"/gu,
    (_, head: string, last: string) => `${head}${last === 'a' ? 'b' : 'a'}"`,
  );

describe('a healthy night', () => {
  it('wakes nobody: a restart, a lone failure, a slow block and a busy shop', async () => {
    const night = await beginNight();
    const answers: (() => void)[] = [];
    night.receiver.beforeAnswer = () => new Promise((answer) => answers.push(answer));
    // Whenever Prometheus looks, a notification is on its way.
    const busy = async () => {
      answers.splice(0).forEach((answer) => answer());
      await paid(night, `paid at ${String(night.scrapes.minutes())}`);
      await until('the shop is being told', () => answers.length > 0);
    };
    await night.pass(10, busy);
    night.sandbox.fail({ kind: 'inner_failure', operation: 'createWallet', times: 1 });
    await pay(night, 'slow block');
    await night.pass(10, busy);
    await night.restart();
    await night.pass(25, async () => {
      await busy();
      await night.shop('slow block');
    });
    answers.splice(0).forEach((answer) => answer());
    const firings = night.scrapes.firings(night.folder);
    expect(firings.filter(({ severity }) => severity === 'page')).toEqual([]);
    expect(new Set(firings.map(({ code }) => code))).toEqual(new Set(['events_missing']));
  });
});

const LOST = ['lost a', 'lost b', 'lost c'];

/** By alert; what follows a colon tells two nights of one alert apart. */
const TRIALS: Readonly<Record<string, Trial>> = {
  TillkitDown: {
    fault: (night) => night.server().kill(),
    mend: (night) => night.restart(),
    minutes: { lasts: 5, firesBy: 2, endsBy: 0 },
  },
  TillkitLedgerAway: {
    fault: (night) => fillDisk(night.server(), true),
    mend: (night) => fillDisk(night.server(), false),
    minutes: { lasts: 15, firesBy: 2, endsBy: 1 },
  },
  'TillkitServiceAway: it fails': {
    fault: (night) => night.sandbox.fail({ kind: 'status_503' }),
    mend: (night) => night.sandbox.heal(),
    minutes: { lasts: 10, firesBy: 2, endsBy: 1 },
  },
  'TillkitServiceAway: it hangs': {
    fault: (night) => night.sandbox.fail({ kind: 'hang', operation: 'listCurrencies' }),
    mend: (night) => night.sandbox.heal(),
    minutes: { lasts: 4, firesBy: 2, endsBy: 1 },
  },
  TillkitShopNotTold: {
    async fault(night) {
      night.receiver.beforeAnswer = () => Promise.resolve(500);
      await paid(night, 'told late');
    },
    async mend(night) {
      night.receiver.beforeAnswer = () => Promise.resolve();
      await night.follow('TillkitShopNotTold', 'Do');
      await until('the shop was told', async () => (await waiting(night)) === 0);
    },
    minutes: { lasts: 15, firesBy: 11, endsBy: 0 },
  },
  TillkitEventsMissing: {
    async fault(night) {
      night.sandbox.setDelivery({ lost: true });
      for (const orderId of LOST) await pay(night, orderId);
      for (const { txHash } of night.sandbox.transfers()) night.sandbox.confirm(txHash);
    },
    meanwhile: (night) => Promise.all(LOST.map((orderId) => night.shop(orderId))),
    async mend({ sandbox }) {
      sandbox.setDelivery({ lost: false });
      for (const { eventId } of [...sandbox.deliveries()]) await sandbox.resend(eventId);
    },
    minutes: { lasts: 40, firesBy: 33, endsBy: 60 },
    codes: ['events_missing'],
  },
  TillkitAnswersFail: {
    fault: (night) => night.sandbox.fail({ kind: 'rate_missing', operation: 'createWallet' }),
    mend: (night) => night.sandbox.heal(),
    minutes: { lasts: 15, firesBy: 8, endsBy: 6 },
  },
  'TillkitReport: the key is refused': {
    fault: (night) => night.sandbox.fail({ kind: 'key_revoked' }),
    mend: (night) => night.sandbox.heal(),
    minutes: { lasts: 15, firesBy: 1, endsBy: 15 },
    codes: ['service_key_refused'],
  },
  'TillkitReport: nothing is offered after a deployment': {
    fault: (night) => night.restart({ TILL_CURRENCIES: 'USDT.TRC20' }),
    mend: (night) => night.restart(),
    minutes: { lasts: 5, firesBy: 1, endsBy: 0 },
    codes: ['nothing_offered'],
  },
  'TillkitReport: what must not be trusted': {
    async fault(night) {
      night.edit = (text, path) => (path.endsWith('/wallet') ? wrongAddress(text) : text);
      await night.shop('wrong address');
      night.edit = (text) => text.replace(/"amount_usd":"20"/gu, '"amount_usd":"30"');
      await night.shop('wrong amount');
      night.edit = (text) => text;
      await paidTwice(night, (body) => body.replace(/"amount":"[\d.]+"/gu, '"amount":"2"'));
      const question = { token: STORE_KEY, body: {} };
      await ask('POST', `${night.addresses.browsers}/api/till/checkouts`, question);
      await ask('GET', `${night.addresses.store}/v1/orders`, { token: 'of-yesterday' });
    },
    mend: () => undefined,
    minutes: { lasts: 5, firesBy: 1, endsBy: 15 },
    codes: [
      ...['address_refused', 'echo_mismatch', 'evidence_conflict'],
      ...['store_key_refused', 'store_key_in_browser'],
    ],
  },
  TillkitReportForTheMorning: {
    settings: () => ({ TILL_REDIS_URL: redis().url }),
    async fault(night) {
      night.edit = (text) => text.replaceAll(USDT, 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8');
      await night.restart({ TILL_CURRENCIES: 'USDT.Tron USDT.TRC20' });
      redis().stop();
    },
    async mend(night) {
      redis().start();
      night.edit = (text) => text;
      await night.restart();
    },
    minutes: { lasts: 5, firesBy: 2, endsBy: 0 },
    codes: ['currency_unknown', 'token_refused', 'coordination_lost'],
  },
  TillkitUnmatched: {
    fault: (night) =>
      paidTwice(night, (body) =>
        body.replace(/"store_external_id":"[^"]+"/u, '"store_external_id":"of-another-shop"'),
      ),
    mend: (night) => night.follow('TillkitUnmatched', 'Do'),
    minutes: { lasts: 15, firesBy: 11, endsBy: 1 },
  },
  TillkitClockOff: {
    fault: (night) => (night.clockOff = -10 * 60_000),
    mend: (night) => (night.clockOff = 0),
    minutes: { lasts: 15, firesBy: 7, endsBy: 2 },
  },
};

describe('the alert', () => {
  it.each(Object.entries(TRIALS))('%s', (name, trial) => tryAlert(name.split(':')[0] ?? '', trial));

  it('has been tried, each, with every command of the page', () => {
    const commands = nightSections().flatMap(({ alert, blocks }) =>
      blocks.map(({ step }) => `${alert} ${step}`),
    );
    expect([...followed].sort()).toEqual([...new Set(commands)].sort());
  });
});
