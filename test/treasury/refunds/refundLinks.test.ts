/** A refund by link from the back office to the draft: what can go back, one use, an end, revoking. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, MINUTE } from '../../server/openStore.js';
import { memoryLedger } from '../../../src/ledger/memoryLedger.js';
import type { ActivityEntry } from '../../../src/treasury/contract/activity.js';
import { createRefundLinks } from '../../../src/treasury/refunds/refundLinks.js';
import {
  MINE,
  openRefunds,
  OTHER,
  PAGE,
  turning,
  openOverpaid,
  type Refunds,
} from './openRefunds.js';

const DAY = 24 * 60 * MINUTE;
/** All that came too much to the order of `openOverpaid`. */
const OFFER = {
  ...{ kind: 'excess', currencyId: 'USDT.Tron', reason: 'x' },
  ...{ amount: '12.25', offered: '12.25' },
};

describe('a link', () => {
  it('gives back the excess: made, opened, confirmed, and a draft for people of the store', async () => {
    const office = await openOverpaid();
    expect((await office.orderOf()).refundable).toMatchObject([
      {
        kind: 'excess',
        currencyId: 'USDT.Tron',
        code: 'USDT',
        networkName: 'Tron',
        amount: '12.25',
      },
      { kind: 'all', currencyId: 'USDT.Tron', amount: '32.25' },
    ]);
    const { url, refund } = await office.link('excess', { as: 'treasurer' });
    expect(url).toMatch(new RegExp(`^${PAGE}/[A-Za-z0-9_-]{64}$`));
    expect(refund).toMatchObject({
      ...{ stage: 'customer', amount: '12.25', usd: '12.25' },
      link: { madeBy: 'treasurer', openedAt: null },
    });
    expect((await office.page(url)).status).toBe(200);
    const opened = await office.refundOf(refund.id);
    expect(opened).toMatchObject({ stage: 'customer', withdrawal: null });
    expect(opened?.link?.openedAt).not.toBeNull();

    const checked = await office.page(url, { form: { step: 'check', address: ` ${MINE}\n` } });
    expect(checked.status).toBe(200);
    expect(checked.text).toContain(`value="${MINE}"`);
    expect(await office.withdrawals()).toEqual([]);

    const confirmed = await office.confirm(url);
    expect(confirmed.status).toBe(303);
    const receipt = await office.page(
      `https://shop.example${confirmed.headers.get('location') ?? ''}`,
    );
    expect(receipt.text).toContain('We have your address');

    const [draft, ...others] = await office.withdrawals();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      state: 'awaiting_approval',
      addressTo: MINE,
      amount: '12.25',
      currencyId: 'USDT.Tron',
      refundOf: { kind: 'payment', reference: '1001' },
      claim: { linkId: refund.id },
      draftedBy: 'treasurer',
    });
    expect(await office.refundOf(refund.id)).toMatchObject({
      stage: 'approval',
      withdrawal: { id: draft?.id },
    });
    expect(office.count('createWithdrawal')).toBe(0);
  });

  it('is in the activity: who made the link, and the draft that the customer’s address made of it', async () => {
    const office = await openOverpaid();
    await office.confirm((await office.link('excess')).url);
    const [{ id = '' } = {}] = await office.withdrawals();
    const answer = await office.ask('GET', '/activity?kind=act&q=1001');
    const { entries } = answer.json as { entries: ActivityEntry[] };
    expect(entries.map(({ act }) => [act?.action, act?.who, act?.outcome])).toEqual([
      ['draftWithdrawal', null, 'done'],
      ['claimRefund', null, 'done'],
      ['makeRefundLink', 'owner', 'done'],
    ]);
    const withdrawal = { id, amount: '12.25', refundOf: { kind: 'payment', reference: '1001' } };
    expect(entries[0]?.act).toMatchObject({ target: id, withdrawal, reason: 'Paid too much' });
    const opened = await office.ask('GET', `/activity/${String(entries[0]?.id ?? 0)}`);
    expect(opened.json).toMatchObject({ entry: entries[0] });
    // Drafted by hand it is the person's act alone.
    const body = { currencyId: 'USDT.Tron', amount: '1', addressTo: OTHER };
    await office.ask('POST', '/withdrawals', { body: { ...body, id: randomUUID() } });
    const drafts = await office.ask('GET', '/activity?kind=act&action=draftWithdrawal');
    expect(drafts.json).toMatchObject({
      entries: [{ act: { who: 'owner' } }, { act: { who: null } }],
    });
  });

  it('is sent once after another person approved, and the page says so', async () => {
    const office = await openOverpaid({ ledger: turning(memoryLedger()) });
    const { url } = await office.link('excess', { as: 'treasurer' });
    const confirmed = await office.confirm(url);
    const receipt = `https://shop.example${confirmed.headers.get('location') ?? ''}`;
    const [{ id = '' } = {}] = await office.withdrawals();
    expect((await office.page(receipt)).text).toContain('Not sent yet');
    const early = await office.ask('POST', `/withdrawals/${id}/sending`, { body: {} });
    expect(codeOf(early)).toBe('approval_missing');
    await office.ask('POST', `/withdrawals/${id}/approval`, { body: {}, as: 'approver' });
    await Promise.all(
      [1, 2, 3].map(() => office.ask('POST', `/withdrawals/${id}/sending`, { body: {} })),
    );
    expect(office.sandbox.withdrawals()).toMatchObject([{ addressTo: MINE, amount: '12.25' }]);
    expect((await office.page(receipt)).text).toContain('Your refund is being sent');
    await office.sandbox.advance(10 * MINUTE);
    await office.ask('GET', `/withdrawals/${id}`);
    expect((await office.page(receipt)).text).toContain('Your refund was sent');
    expect((await office.orderOf()).refundable).toMatchObject([{ kind: 'all', amount: '20' }]);
  });

  it('works no longer than was said for a clock that was set back', async () => {
    const office = await openOverpaid();
    const { refund } = await office.link('excess', { as: 'treasurer' });
    const lengthMs = Date.parse(refund.link?.expiresAt ?? '') - office.sandbox.now();
    const now = (): number => office.sandbox.now() - DAY;
    const links = createRefundLinks({ ledger: office.ledger, now });
    const ends = async () => Date.parse((await links.find(refund.id))?.made.expiresAt ?? '');
    expect(await ends()).toBe(now() + lengthMs);
    await office.sandbox.advance(DAY);
    expect(await ends()).toBe(now() - DAY + lengthMs);
  });

  it('takes its money off what can go back, until it is revoked', async () => {
    const office = await openOverpaid();
    const { url, refund } = await office.link('excess');
    expect((await office.orderOf()).refundable).toMatchObject([{ kind: 'all', amount: '20' }]);
    expect((await office.revoke(refund.id)).status).toBe(200);
    expect(await office.refundOf(refund.id)).toMatchObject({
      ...{ stage: 'revoked', link: { revokedBy: 'owner' } },
    });
    expect((await office.orderOf()).refundable).toHaveLength(2);
    expect((await office.confirm(url)).status).toBe(410);
    expect(await office.withdrawals()).toEqual([]);
  });

  it('ends after its days, and its money can be promised again', async () => {
    const office = await openOverpaid();
    const first = await office.link('excess');
    await office.sandbox.advance(7 * DAY - 1);
    expect((await office.page(first.url)).status).toBe(200);
    await office.sandbox.advance(1);
    expect((await office.page(first.url)).status).toBe(410);
    expect((await office.confirm(first.url)).status).toBe(410);
    expect(await office.refundOf(first.refund.id)).toMatchObject({ stage: 'expired' });
    const second = await office.link('excess');
    expect((await office.confirm(first.url)).status).toBe(410);
    expect((await office.confirm(second.url)).status).toBe(303);
    expect(await office.withdrawals()).toHaveLength(1);
  });

  it('is made for no other amount, kind or currency than is offered', async () => {
    const office = await openOverpaid();
    for (const change of [
      { amount: '12.26' },
      { amount: '0' },
      { offered: '12.26', amount: '12.26' },
      { offered: '12', amount: '1' },
      // As after a link whose answer was lost: it was offered more than is left.
      { offered: '12.26', amount: '1' },
      { kind: 'late' },
      { currencyId: 'TRX.Tron' },
    ]) {
      expect(codeOf(await office.askLink({ ...OFFER, ...change }))).toBe('refund_changed');
    }
    for (const change of [{ days: 31 }, { language: 'xx' }, { language: 'DE' }]) {
      expect(codeOf(await office.askLink({ ...OFFER, ...change }))).toBe('bad_request');
    }
    expect(codeOf(await office.askLink({ ...OFFER, currencyId: 'ABC.Tron' }))).toBe(
      'currency_unavailable',
    );
    expect(codeOf(await office.askLink(OFFER, { as: 'clerk' }))).toBe('forbidden');
    expect(
      codeOf(await office.askLink(OFFER, { headers: { 'sec-fetch-site': 'cross-site' } })),
    ).toBe('forbidden_origin');
    expect((await office.orderOf()).refunds).toEqual([]);
  });

  it('gives back a part, says so on its page, and leaves the rest to go back', async () => {
    const office = await openOverpaid();
    const { url, refund } = await office.link('excess', {}, '1001', '5.05');
    expect(refund).toMatchObject({ amount: '5.05', usd: '5.05' });
    expect((await office.page(url)).text).toMatch(/You’ll get <bdi[^>]*>5\.05 USDT<\/bdi> back\./);
    expect((await office.orderOf()).refundable).toMatchObject([
      { kind: 'excess', amount: '7.2' },
      { kind: 'all', amount: '27.2' },
    ]);
    const rest = await office.link('excess');
    expect(rest.refund.amount).toBe('7.2');
    expect((await office.page(rest.url)).text).toMatch(
      /You sent <bdi[^>]*>7\.20 USDT<\/bdi> too much/,
    );
    for (const one of [url, rest.url]) expect((await office.confirm(one)).status).toBe(303);
    const sums = (await office.withdrawals()).map(({ amount }) => amount);
    expect(sums.sort()).toEqual(['5.05', '7.2']);
  });

  it('comes with a mail in the customer’s language, to the address that the shop keeps', async () => {
    const office = await openOverpaid({
      store: {
        handler: { keepEmail: true },
        orders: {
          one: { orderId: '1001', amountUsd: '20', email: 'mara@example.com', locale: 'de-AT' },
        },
      },
    });
    const { mail, url } = await office.link('excess');
    expect(mail).toEqual({
      to: 'mara@example.com',
      subject: expect.stringMatching(/^Ihre Rückzahlung .*1001$|^Ihre Erstattung .*1001$/),
      text: expect.stringMatching(/^Sie erhalten 12,25 USDT zurück\. /),
    });
    expect((await office.page(url)).text).toContain('<html lang="de"');
    const other = await openOverpaid();
    expect((await other.link('excess')).mail).toMatchObject({
      ...{ to: null, subject: 'Your refund for order 1001' },
      text: 'You’ll get 12.25 USDT back. Open this link and enter your address:',
    });
  });

  it('leaves only a hash of its secret in the ledger', async () => {
    const office = await openOverpaid();
    const { url } = await office.link('excess');
    const { headers } = await office.confirm(url);
    const kept = JSON.stringify(await office.ledger.list({ after: 0 }));
    for (const token of [url, headers.get('location') ?? ''].map((one) => one.split('/').at(-1))) {
      expect(token).toHaveLength(64);
      expect(kept).not.toContain(token);
      expect(kept).not.toContain(token?.slice(22));
    }
    expect(JSON.stringify(office.heard)).not.toContain(MINE);
  });

  it('can be made again for money whose draft was given up', async () => {
    const office = await openOverpaid();
    const { url } = await office.link('excess');
    await office.confirm(url);
    const [{ id = '' } = {}] = await office.withdrawals();
    expect((await office.orderOf()).refundable).toMatchObject([{ kind: 'all', amount: '20' }]);
    await office.ask('DELETE', `/withdrawals/${id}`, { body: { from: 'unsent' } });
    const again = await office.link('excess');
    expect(again.refund.amount).toBe('12.25');
    expect((await office.confirm(url, OTHER)).status).toBe(410);
  });
});

describe('a refund that a person drafts beside a link', () => {
  const draft = (office: ReturnType<typeof openRefunds>, id: string, amount: string) =>
    office.ask('POST', '/withdrawals', {
      body: {
        id,
        currencyId: 'USDT.Tron',
        amount,
        addressTo: OTHER,
        refundOf: { kind: 'payment', reference: '1001' },
      },
    });
  const ID = '00000000-0000-4000-8000-000000000001';
  const OTHER_ID = '00000000-0000-4000-8000-000000000002';

  it('is warned of the link, and not sent by a program that names no warning as long as it stands', async () => {
    const office = await openOverpaid();
    const { refund } = await office.link('excess');
    const { json } = await draft(office, ID, '12.25');
    const { warnings } = json as { warnings: string[] };
    expect(warnings).toContain('refund_repeated');
    const sent = await office.ask('POST', `/withdrawals/${ID}/sending`, { body: { seen: [] } });
    expect(codeOf(sent)).toBe('warnings_new');
    const send = () => office.ask('POST', `/withdrawals/${ID}/sending`, { body: {} });
    const refused = await send();
    expect(codeOf(refused)).toBe('warnings_new');
    expect(refused.json).toMatchObject({ reason: 'refund_repeated' });
    expect(office.sandbox.withdrawals()).toEqual([]);
    await office.revoke(refund.id);
    expect((await send()).status).toBe(200);
    expect(office.sandbox.withdrawals()).toHaveLength(1);
  });

  it('is sent without a word where nothing of its order is promised, and where there are no links', async () => {
    const office = await openOverpaid();
    await draft(office, ID, '12.25');
    const send = { body: {} };
    expect((await office.ask('POST', `/withdrawals/${ID}/sending`, send)).status).toBe(200);
    const plain = openRefunds({ treasury: { refundLinks: undefined } });
    await plain.paid('32.25');
    await draft(plain, ID, '5');
    await draft(plain, OTHER_ID, '6');
    for (const id of [ID, OTHER_ID]) {
      const answer = await plain.ask('POST', `/withdrawals/${id}/sending`, send);
      expect([id, answer.status]).toEqual([id, 200]);
    }
  });

  it('takes the money that the link promised: its draft is not sent', async () => {
    const office = await openOverpaid();
    const { url } = await office.link('excess');
    await draft(office, ID, '12.25');
    const all = { body: { seen: ['refund_repeated', 'looks_repeated'] } };
    expect((await office.ask('POST', `/withdrawals/${ID}/sending`, all)).status).toBe(200);
    await office.confirm(url);
    const claimed = (await office.withdrawals()).find(({ claim }) => claim);
    const sent = await office.ask('POST', `/withdrawals/${claimed?.id ?? ''}/sending`, all);
    expect(codeOf(sent)).toBe('refund_changed');
    expect(office.sandbox.withdrawals()).toHaveLength(1);
  });

  it('of which two were drafted at the same moment goes out once, whatever was seen', async () => {
    const office = await openOverpaid();
    await Promise.all([draft(office, ID, '20'), draft(office, OTHER_ID, '20')]);
    const all = { body: { seen: ['refund_repeated', 'looks_repeated'] } };
    const send = (id: string) => office.ask('POST', `/withdrawals/${id}/sending`, all);
    expect((await send(ID)).status).toBe(200);
    expect(codeOf(await send(OTHER_ID))).toBe('refund_changed');
    expect(office.sandbox.withdrawals()).toHaveLength(1);
  });
});

it('a store that names no page makes no links', async () => {
  const office = await openOverpaid({ treasury: { refundLinks: undefined } });
  const { refundable } = await office.orderOf();
  expect(refundable.map(({ byLink }) => byLink)).toEqual([false, false]);
  expect(codeOf(await office.askLink(OFFER))).toBe('not_found');
});

describe('a link that a later version made in a form of its own', () => {
  const ORDER = { kind: 'payment', reference: '1002' } as const;
  const DRAFT = '5b6f6f0e-6d0b-4c62-9d5f-000000000001';
  const CLAIMED = '5b6f6f0e-6d0b-4c62-9d5f-000000000008';

  /** An office with a link of order 1001 in this form, and one of 1002, already confirmed, in another. */
  async function withLater() {
    const office = await openOverpaid();
    await office.paid('40.5', 'two');
    await office.confirm((await office.link('excess')).url);
    const [made] = await office.ledger.list({ stream: 'refunds:order:1001' });
    const at = new Date(office.sandbox.now()).toISOString();
    const linkId = '5b6f6f0e-6d0b-4c62-9d5f-000000000009';
    const stream = 'refunds:order:1002';
    const body = { ...made?.body, linkId, kind: 'a part', order: ORDER };
    await office.ledger.append({ stream, key: 'link:1', kind: 'refund_link_made', at, body });
    const claimed = {
      ...{ linkId, withdrawalId: CLAIMED },
      ...{ addressTo: MINE, addressGiven: MINE, receiptHash: 'aa' },
    };
    const kind = 'refund_claimed';
    await office.ledger.append({ stream, key: `decided:${linkId}`, kind, at, body: claimed });
    return office;
  }

  it('holds up no draft of another claim, no list and no other order, and is told once', async () => {
    const office = await withLater();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await office.withdrawals()).toMatchObject([{ addressTo: MINE, state: 'draft' }]);
    }
    expect((await office.orderOf()).refunds).toHaveLength(1);
    expect((await office.ask('GET', '/withdrawals.csv')).text).toContain(MINE);
    const told = office.diagnostics.filter(({ code }) => code === 'withdrawal_unreadable');
    expect(told).toMatchObject([{ reference: CLAIMED }]);
    expect(told[0]?.message).toMatch(/refund link .* the draft was not written yet/);
  });

  it('is named on the page of its order, which offers no other link and says no figure', async () => {
    const office = await withLater();
    const detail = await office.orderOf('1002');
    expect(detail).toMatchObject({
      order: { state: 'paid' },
      refunds: [],
      unreadableRefundLinks: [{ id: '5b6f6f0e-6d0b-4c62-9d5f-000000000009' }],
      refundable: [],
      figures: { received: { coins: [{ amount: '40.5' }] }, sentBack: null, goingBack: null },
    });
    const offer = { ...OFFER, amount: '20.5', offered: '20.5' };
    expect(codeOf(await office.askLink(offer, {}, '1002'))).toBe('refund_changed');
    expect((await office.orderOf()).unreadableRefundLinks).toEqual([]);
  });

  it.each([
    ['names no link', { linkId: 7, withdrawalId: CLAIMED }, CLAIMED],
    ['names no draft', { linkId: 'of-1001', withdrawalId: null }, 'of-1001'],
    ['names neither', {}, 'of-1001'],
  ])('is told of once if its claim %s, and holds up no other', async (_what, body, reference) => {
    const office = await openOverpaid();
    await office.confirm((await office.link('excess')).url);
    await office.ledger.append({
      ...{ stream: 'refunds:order:1002', key: 'decided:of-1001', kind: 'refund_claimed' },
      ...{ at: new Date(office.sandbox.now()).toISOString(), body },
    });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await office.withdrawals()).toMatchObject([{ addressTo: MINE, state: 'draft' }]);
    }
    const told = office.diagnostics.filter(({ code }) => code === 'withdrawal_unreadable');
    expect(told).toMatchObject([{ reference }]);
    const draft = { id: CLAIMED, currencyId: 'USDT.Tron', amount: '1', addressTo: OTHER };
    const isTaken = reference === CLAIMED;
    const answer = await office.ask('POST', '/withdrawals', { body: draft });
    expect(answer.status === 200 ? 'drafted' : codeOf(answer)).toBe(
      isTaken ? 'withdrawal_differs' : 'drafted',
    );
  });

  it('keeps the id of its draft: nothing else is drafted under it', async () => {
    const office = await withLater();
    const body = { currencyId: 'USDT.Tron', amount: '1', addressTo: OTHER };
    const draft = (id: string) => office.ask('POST', '/withdrawals', { body: { ...body, id } });
    expect(codeOf(await draft(CLAIMED))).toBe('withdrawal_differs');
    expect(await office.ledger.list({ stream: `withdrawal:${CLAIMED}` })).toEqual([]);
    expect((await draft(DRAFT)).status).toBe(200);
  });

  it('counts as a promise: a refund of its order by hand is warned of, and not sent unseen', async () => {
    const office = await withLater();
    const body = {
      ...{ id: DRAFT, currencyId: 'USDT.Tron', amount: '1', addressTo: OTHER },
      refundOf: ORDER,
    };
    expect((await office.ask('POST', '/withdrawals', { body })).status).toBe(200);
    const drafted = (await office.withdrawals()).find(({ id }) => id === DRAFT);
    expect(drafted?.warnings).toContain('refund_repeated');
    const sent = await office.ask('POST', `/withdrawals/${DRAFT}/sending`, { body: {} });
    expect(codeOf(sent)).toBe('warnings_new');
    expect(office.count('createWithdrawal')).toBe(0);
  });
});

describe('money that was on its way when a refund was decided', () => {
  /** 12.25 too much, and 7 more that is not confirmed. */
  async function open() {
    const office = openRefunds();
    const { store, sandbox } = office;
    const checkout = await store.choose((await store.open('one')).token, 'USDT.Tron');
    sandbox.confirm(store.pay(checkout, '32.25'));
    const more = store.pay(checkout, '7');
    await sandbox.settle();
    const come = (): Promise<void> => {
      sandbox.confirm(more);
      return sandbox.settle();
    };
    return { office, come, rowOf: async () => (await office.orderOf()).row };
  }
  async function draft(office: Refunds, amount: string): Promise<void> {
    const body = { id: randomUUID(), currencyId: 'USDT.Tron', amount, addressTo: MINE };
    const refundOf = { kind: 'payment', reference: '1001' };
    const answer = await office.ask('POST', '/withdrawals', { body: { ...body, refundOf } });
    expect(answer.status).toBe(200);
  }
  const DECIDED = { status: 'paid', attention: false };

  it.each([
    ['a link', (office: Refunds) => office.link('excess')],
    ['a draft', (office: Refunds) => draft(office, '12.25')],
  ])('needs a decision of its own once it has come, after %s', async (_name, refund) => {
    const { office, come, rowOf } = await open();
    await refund(office);
    expect(await rowOf()).toMatchObject(DECIDED);
    await come();
    expect(await rowOf()).toMatchObject({
      ...{ status: 'over', attention: true },
      surplus: { currencyId: 'USDT.Tron', amount: '7' },
    });
    await office.link('excess');
    expect(await rowOf()).toMatchObject(DECIDED);
  });

  it('leaves the rest undecided after a refund of a part, until that goes back too', async () => {
    const { office, rowOf } = await open();
    await draft(office, '5');
    expect(await rowOf()).toMatchObject({
      ...{ status: 'over', attention: true },
      surplus: { currencyId: 'USDT.Tron', amount: '7.25' },
    });
    await office.link('excess');
    expect(await rowOf()).toMatchObject(DECIDED);
  });

  it('needs none if it was given back beforehand', async () => {
    const { office, come, rowOf } = await open();
    await draft(office, '19.25');
    await come();
    expect(await rowOf()).toMatchObject(DECIDED);
  });
});
