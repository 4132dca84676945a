/**
 * Random histories of refunds: several links, people and instances, replays, crashes between steps. Never the
 * same money twice, never another address than the confirmed one, never more than came.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isUnderWay,
  type MadeRefundLink,
  type RefundOption,
} from '../../../src/treasury/contract/refundLinks.js';
import type { WithdrawalView } from '../../../src/treasury/contract/withdrawals.js';
import {
  addDecimal,
  compareDecimal,
  parseDecimal,
  subtractToZero,
} from '../../../src/money/decimal.js';
import { runs, SEED, TIMES } from '../../support/runs.js';
import { MINUTE } from '../../server/openStore.js';
import { idOf } from '../server/withdrawals/backOffice.js';
import { MINE, OTHER } from './openRefunds.js';
import { OF_KIND, openRefundWorld, RECEIVED, type RefundWorld } from './refundWorld.js';

const ADDRESSES = [MINE, OTHER, 'TNaRAoLUyYEV2uF7GUrzSjRQTU8v5ZJ5VR'];
const PERSONS = ['owner', 'treasurer', 'approver'] as const;

const at = fc.constantFrom(0, 1);
const as = fc.constantFrom(...PERSONS);
/** Mostly somebody who may do it. */
const owner = fc.constantFrom('owner' as const, 'owner' as const, ...PERSONS);
const which = fc.nat(5);

/** One thing that somebody does. */
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('make'), at, as: owner, which, stale: fc.boolean(), part: fc.constantFrom(null, null, '3', '5.5') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke'), at, as, which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open'), at, which }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('claim'), at, which, address: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hand'), at, which, amount: fc.constantFrom('5', '12.25', '37.25') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look'), at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve'), at, as: fc.constantFrom(...PERSONS, 'approver' as const), which }) },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('send'), at, as: owner, which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard'), at, as, which }) },
); // prettier-ignore

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** Deeds at the same moment: any, or the same one on both instances, as when two people press at once. */
const together = fc.oneof(
  fc.array(deed, { minLength: 1, maxLength: 3 }),
  deed.map((done): Deed[] => {
    const other = { ...done, at: done.at === 0 ? (1 as const) : (0 as const) };
    // A thief and the customer.
    if (other.do === 'claim' && 'address' in other) other.address = (other.address + 1) % 3;
    return [done, other];
  }),
);

/** What happens: some deeds at the same moment, perhaps with a death among them; or time passes. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      deeds: together,
      death: fc.option(
        fc.record({
          at,
          step: fc.integer({ min: 1, max: 14 }),
          moment: fc.constantFrom('before' as const, 'after' as const),
        }),
        { freq: 4 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(MINUTE, 3 * 1440 * MINUTE, 8 * 1440 * MINUTE) }) },
); // prettier-ignore

/** What the outside knows. */
interface Story {
  readonly links: MadeRefundLink[];
  /** Addresses that were ever sent for a link, by its id, and the one that was answered with a yes. */
  readonly tried: Map<string, Set<string>>;
  readonly confirmed: Map<string, string>;
  /** Links whose revocation was answered with a yes. */
  readonly revoked: Set<string>;
  offered: readonly RefundOption[];
  drafts: readonly WithdrawalView[];
  /** Addresses of drafts when they were first seen. */
  readonly first: Map<string, WithdrawalView>;
  readonly created: Map<string, { addressTo: string; amount: string; currencyId: string }>;
}

async function act(world: RefundWorld, story: Story, done: Deed): Promise<void> {
  const n = done.at;
  const which = 'which' in done ? done.which : 0;
  // Mostly the newest, so that something comes of it.
  const link = story.links.at(-1 - (which % 3)) ?? story.links.at(-1);
  const waiting = story.drafts.filter(({ state }) => /^(?:draft|awaiting_approval)$/.test(state));
  const draft = (which < 5 ? waiting : story.drafts).at(which % Math.max(1, waiting.length));
  switch (done.do) {
    case 'make': {
      const fresh = 'stale' in done && done.stale ? story.offered : await world.options(n);
      if (fresh.length > 0) story.offered = fresh;
      const option = fresh.at(which % Math.max(1, fresh.length));
      const person = 'as' in done ? done.as : 'owner';
      const part = 'part' in done ? done.part : null;
      const made = option && (await world.make(n, person, option, part));
      if (!made) return;
      expect(made.refund.link?.madeBy, 'a link of somebody who may not make one').toBe(person);
      expect(person).not.toBe('approver');
      story.links.push(made);
      return;
    }
    case 'open':
      if (link) await world.page(n, link.url);
      return;
    case 'claim': {
      if (!link || !('address' in done)) return;
      const address = ADDRESSES[done.address] ?? '';
      const tried = story.tried.get(link.refund.id) ?? new Set();
      story.tried.set(link.refund.id, tried.add(address));
      const { status } = await world.page(n, link.url, { step: 'confirm', address, mine: 'yes' });
      if (status !== 303 && status !== 200) return;
      if (status === 303) {
        const { expiresAt = '' } = link.refund.link ?? {};
        expect(world.sandbox.now(), 'used after its time').toBeLessThan(Date.parse(expiresAt));
      }
      const before = story.confirmed.get(link.refund.id) ?? address;
      expect(address, 'two addresses were confirmed for one link').toBe(before);
      story.confirmed.set(link.refund.id, address);
      return;
    }
    case 'hand': {
      const amount = 'amount' in done ? done.amount : '5';
      const refundOf = { kind: 'payment', reference: '1001' };
      const body = {
        id: idOf(which + 1),
        currencyId: 'USDT.Tron',
        amount,
        addressTo: OTHER,
        refundOf,
      };
      await world.ask(n, 'owner', 'POST', '/withdrawals', body);
      return;
    }
    case 'look':
      story.drafts = (await world.withdrawals(n)) ?? story.drafts;
      return;
    case 'revoke': {
      if (!link || !('as' in done)) return;
      const path = `${world.order}/refund-links/${link.refund.id}/revocation`;
      const { status } = await world.ask(n, done.as, 'POST', path, {});
      if (status !== 200) return;
      expect(done.as, 'revoked by somebody who may not').not.toBe('approver');
      story.revoked.add(link.refund.id);
      return;
    }
    default: {
      if (!draft || !('as' in done)) return;
      const path = `/withdrawals/${draft.id}`;
      if (done.do === 'approve') await world.ask(n, done.as, 'POST', `${path}/approval`, {});
      if (done.do === 'send') {
        // Two refunds to one address may look alike. A person who has seen that another refund exists may send
        // one all the same, but none beyond what the order covers.
        const seen = ['looks_repeated', 'refund_repeated'];
        await world.ask(n, done.as, 'POST', `${path}/sending`, { seen });
      }
      if (done.do === 'discard') await world.ask(n, done.as, 'DELETE', path, { from: 'unsent' });
    }
  }
}

/** What must hold at every moment. */
async function check(world: RefundWorld, story: Story): Promise<void> {
  const now = await world.withdrawals(0);
  story.drafts = now ?? story.drafts;
  expect(
    [...story.revoked].filter((id) => story.confirmed.has(id)),
    'revoked and confirmed, and both were told so',
  ).toEqual([]);
  for (const row of world.sandbox.withdrawals()) story.created.set(row.requestId, row);
  const linkOf = new Map<string, string>();
  for (const draft of story.drafts) {
    const seen = story.first.get(draft.id) ?? draft;
    story.first.set(draft.id, seen);
    expect([draft.addressTo, draft.amount, draft.currencyId]).toEqual([
      seen.addressTo,
      seen.amount,
      seen.currencyId,
    ]);
    const { linkId = null } = draft.claim ?? {};
    if (linkId === null) continue;
    expect([...linkOf.values()], 'two drafts of one link').not.toContain(linkId);
    linkOf.set(draft.requestId, linkId);
    const confirmed = story.confirmed.get(linkId);
    if (confirmed !== undefined) expect(draft.addressTo).toBe(confirmed);
    const known = story.links.find(({ refund }) => refund.id === linkId)?.refund;
    expect(known, 'a draft of a link whose address nobody got').toBeDefined();
    expect([draft.amount, draft.currencyId, draft.draftedBy]).toEqual([
      known?.amount,
      known?.currencyId,
      known?.link?.madeBy,
    ]);
    expect(story.revoked, 'a draft of a revoked link').not.toContain(linkId);
    if (known?.link?.madeBy === 'treasurer' && draft.sentBy !== null) {
      expect(draft.approvedBy, 'sent without another person').not.toBeNull();
    }
    expect(draft.approvedBy).not.toBe(draft.draftedBy);
    expect(draft.sentBy).not.toBe('approver');
    expect(story.tried.get(linkId)).toContain(draft.addressTo);
  }
  if (now) {
    for (const id of story.confirmed.keys()) {
      expect([...linkOf.values()], 'an address was taken, and there is no draft').toContain(id);
    }
    await checkOffers(world, now);
    await checkNamed(world, now);
  }
  // What is promised, drafted or sent by links: never more than there is, even before anything is sent.
  const detail = await world.detail(0);
  const promised = (detail?.refunds ?? []).filter(
    ({ stage, link }) => link !== null && !ENDED.includes(stage),
  );
  const out = [...story.created].map(([requestId, row]) => {
    const draft = story.drafts.find((one) => one.requestId === requestId);
    expect(row.addressTo).toBe(draft?.addressTo);
    const link = story.links.find(({ refund }) => refund.id === linkOf.get(requestId));
    return { ...row, kind: link?.refund.kind };
  });
  for (const money of [out, promised]) {
    for (const [currencyId, received] of Object.entries(RECEIVED)) {
      expectAtMost(
        received,
        currencyId,
        money.filter((one) => one.currencyId === currencyId),
      );
    }
    for (const [kind, received] of Object.entries(OF_KIND)) {
      expectAtMost(
        received,
        kind,
        money.filter((one) => one.kind === kind),
      );
    }
  }
}

/** Whatever is live is named as such by the order's page and by the list, and asks nobody to pay it again. */
async function checkNamed(world: RefundWorld, drafts: readonly WithdrawalView[]): Promise<void> {
  const [detail, row] = [await world.detail(0), await world.row(0)];
  if (!detail) return;
  const { refunds } = detail;
  const stages = new Map(refunds.map(({ withdrawal, stage }) => [withdrawal?.id, stage]));
  for (const { id, state } of drafts) {
    const isOver = OVER.includes(state) || state === 'completed';
    expect(isUnderWay({ stage: stages.get(id) ?? '' }), state).toBe(!isOver);
  }
  const live = refunds.filter(isUnderWay);
  expect(detail.row.refund !== null, 'nothing under way for a live refund').toBe(live.length > 0);
  expect(row?.refund ?? null, 'the list says otherwise than the page').toEqual(detail.row.refund);
  const isOffered = (kind: string) => detail.refundable.some((one) => one.kind === kind);
  if (detail.row.status === 'over') expect(isOffered('excess'), 'asked for, and gone').toBe(true);
}

/** What is offered is what is left: computed once more, from what staff see. */
async function checkOffers(world: RefundWorld, drafts: readonly WithdrawalView[]): Promise<void> {
  const alive = (await world.refunds(0)).filter(({ stage }) => !ENDED.includes(stage));
  expect(
    drafts.filter(({ state }) => !OVER.includes(state)).length,
    'a live draft that the order does not have',
  ).toBe(alive.filter(({ withdrawal }) => withdrawal !== null).length);
  const sumOf = (money: readonly { readonly amount: string }[]) =>
    addDecimal(...money.map(({ amount }) => parseDecimal(amount)));
  const offers = await world.options(0);
  for (const { kind, currencyId, amount } of offers) {
    const inCurrency = alive.filter((one) => one.currencyId === currencyId);
    expectAtMost(RECEIVED[currencyId as keyof typeof RECEIVED], `offers of ${currencyId}`, [
      ...inCurrency,
      { amount },
    ]);
    if (kind === 'all') continue;
    expectAtMost(OF_KIND[kind as keyof typeof OF_KIND], `offers of ${kind}`, [
      ...inCurrency.filter((one) => one.kind === kind || one.kind === 'all' || one.kind === null),
      { amount },
    ]);
  }
  // Where each refund says what it is of, exactly the rest is offered.
  if (alive.some(({ kind }) => kind === null || kind === 'all')) return;
  for (const [kind, received] of Object.entries(OF_KIND)) {
    const given = sumOf(alive.filter((one) => one.kind === kind));
    const left = subtractToZero(parseDecimal(received), given);
    const offered = offers.find((one) => one.kind === kind)?.amount ?? '0';
    expect(offered, `left of ${kind}`).toBe(left);
  }
}

/** States in which no money was sent or will be. */
const OVER = ['refused', 'failed', 'deleted', 'discarded'];
/** Stages without money that went or will go. */
const ENDED = ['revoked', 'expired', 'failed', 'cancelled'];

function expectAtMost(most: string, what: string, money: readonly { amount: string }[]): void {
  const total = addDecimal(...money.map(({ amount }) => parseDecimal(amount)));
  expect(compareDecimal(total, parseDecimal(most)), `${total} of ${what}`).not.toBe(1);
}

it(
  `gives back no money twice, to the confirmed address only (seed ${String(SEED)})`,
  { timeout: 900_000 * TIMES },
  async () => {
    let sent = 0;
    let ofLinks = 0;
    let deaths = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 14, maxLength: 30 }),
        async (happenings) => {
          const world = await openRefundWorld();
          const story: Story = {
        links: [], tried: new Map(), confirmed: new Map(), revoked: new Set(), offered: await world.options(0),
        drafts: [], first: new Map(), created: new Map(),
      }; // prettier-ignore
          expect(story.offered.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
            'all 10',
            'all 37.25',
            'excess 12.25',
            'late 5',
            'wrong_currency 10',
          ]);
          for (const what of happenings) {
            if ('pass' in what) {
              await world.sandbox.advance(what.pass);
            } else {
              if (what.death) {
                world.doom(what.death.at, what.death);
                deaths += 1;
              }
              await Promise.all(what.deeds.map((done) => act(world, story, done)));
              world.restart();
            }
            await check(world, story);
          }
          sent += story.created.size;
          ofLinks += story.drafts.filter(
            ({ claim, requestId }) => claim && story.created.has(requestId),
          ).length;
        },
      ),
      { numRuns: runs(150, 20), seed: SEED },
    );
    // A law that is only tried on what never happens would hold for anything.
    expect(ofLinks).toBeGreaterThan(runs(150, 20) / 4);
    expect(sent).toBeGreaterThan(ofLinks);
    expect(deaths).toBeGreaterThan(runs(150, 20));
  },
);
