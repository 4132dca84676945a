/** The withdrawal form: parsed fields, errors, and at most one withdrawal. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  TREASURY_PROBLEMS,
  type TreasuryProblemCode,
} from '../../../src/treasury/contract/treasuryProblems.js';
import type { FetchLike } from '../../../src/contract/request.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import {
  WithdrawalForm,
  type WithdrawalFormProps,
} from '../../../src/treasury/panel/withdrawals/WithdrawalForm.js';
import { OWNER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { SHOWN_ORDER } from '../../../stories/treasury/orderScenes.js';
import { RECEIVERS } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { button, onFrozenPages, press, status } from './frozenPage.js';

onFrozenPages();

/** A way to the store that can be broken for single requests. */
function unreliable(office: BackOffice) {
  type Act = 'lose' | 'never' | TreasuryProblemCode | (() => Promise<unknown>);
  const plan: { match: RegExp; act: Act; reason?: string }[] = [];
  const seen: string[] = [];
  const fetch: FetchLike = async (url, init) => {
    const request = `${init.method ?? 'GET'} ${url.replace(office.endpoint, '')}`;
    seen.push(request);
    const index = plan.findIndex(({ match }) => match.test(request));
    const [step] = index < 0 ? [] : plan.splice(index, 1);
    if (!step) return office.fetch(url, init);
    if (typeof step.act === 'function') {
      await step.act();
      return office.fetch(url, init);
    }
    // Lost on the way back: the store has done it.
    if (step.act === 'lose') await office.fetch(url, init);
    if (step.act === 'lose' || step.act === 'never') throw new TypeError('Failed to fetch');
    const { status } = TREASURY_PROBLEMS[step.act];
    const problem = { type: `till:${step.act}`, ...TREASURY_PROBLEMS[step.act], code: step.act };
    return Response.json({ ...problem, requestId: 'req-7', reason: step.reason }, { status });
  };
  return { client: createTreasuryClient({ endpoint: office.endpoint, fetch }), plan, seen };
}

async function open(
  scene: OfficeSceneName = 'withdraw',
  props: Partial<WithdrawalFormProps> = {},
  broken: ReturnType<typeof unreliable>['plan'] = [],
  dialect: Dialect = 'documented',
) {
  const office = await openFrozenOffice(scene, dialect);
  const line = unreliable(office);
  line.plan.push(...broken);
  const view = await renderTreasury(<WithdrawalForm {...props} />, { office, client: line.client });
  await settle();
  const { user } = view;
  return {
    ...view,
    ...line,
    /** Renders the form again, as a reload does. */
    async reload(next: Partial<WithdrawalFormProps> = props) {
      cleanup();
      render(
        <StrictMode>
          <TreasuryProvider client={line.client}>
            <WithdrawalForm {...next} />
          </TreasuryProvider>
        </StrictMode>,
      );
      await settle();
    },
    async fill(amount = '15.5', address: string = RECEIVERS.tron, currency = 'USDT.Tron') {
      // Pasted, because each key renders the form; typing has its own tests.
      const put = async (field: HTMLElement, text: string) => {
        await user.click(field);
        await user.paste(text);
      };
      await user.selectOptions(currencyField(), currency);
      await put(amountField(), amount);
      await put(addressField(), address);
    },
    async review() {
      await press(button('Save draft'));
    },
    drafts: async () => (await office.client.listWithdrawals()).withdrawals,
    creations: () =>
      office.store.sandbox
        .recordedCalls()
        .filter(({ operation }) => operation === 'createWithdrawal').length,
  };
}

/** The form with a drafted withdrawal of 15.5 USDT under review. */
async function openReview(...given: Parameters<typeof open>) {
  const form = await open(...given);
  await form.fill();
  await form.review();
  return form;
}

const currencyField = () => screen.getByRole('combobox', { name: 'Currency' });
const amountField = () => screen.getByRole('textbox', { name: 'Amount' });
const addressField = () => screen.getByRole('textbox', { name: /address/i });
const noteField = () => screen.getByRole('textbox', { name: 'Internal note (optional)' });

describe('who may draft', () => {
  it('one who may only look gets a calm sentence and no form', async () => {
    await open('withdraw_read_only');
    expect(status()).toBe('forbidden');
    expect(screen.getByText(en.mayNot)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a session shows that, and can try again', async () => {
    const { office } = await open('nobody_signed_in');
    expect(status()).toBe('error');
    office.signIn(OWNER);
    await press(button('Try again'));
    expect(status()).toBe('details');
  });

  it('with drafts that need approval says so before and after', async () => {
    const { fill, review } = await open('withdraw_needs_approval');
    expect(screen.getByText(en.approvalNeeded)).toBeVisible();
    await fill();
    await review();
    expect(screen.getByRole('heading', { name: '15.50 USDT' })).toHaveFocus();
    expect(screen.getByText(en.withdrawalLeads.awaiting_approval)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});

describe('the currency', () => {
  it('is grouped by network, with its balance, and never guessed', async () => {
    const { user } = await open();
    expect(currencyField()).toHaveValue('');
    const tron = within(currencyField()).getByRole('group', { name: 'Tron' });
    const tether = within(tron).getByRole('option', { name: 'USDT on Tron · 540.00' });
    await user.selectOptions(currencyField(), tether);
    expect(currencyField()).toHaveValue('USDT.Tron');
  });
});

describe('the amount', () => {
  it('that two countries read differently is asked about, in both cases', async () => {
    const { user, fill, review, drafts } = await open();
    await fill('1,234');
    await review();
    expect(status()).toBe('details');
    expect(await drafts()).toEqual([]);
    await user.click(button('1 and a fraction: 1.234'));
    expect(amountField()).toHaveFocus();
    expect(amountField()).toHaveValue('1.234');
    await review();
    expect((await drafts())[0]?.amount).toBe('1.234');
  });

  it('forgets what was meant as soon as the text is another', async () => {
    const { user, fill } = await open();
    await fill('1,234');
    await user.click(button('1 and a fraction: 1.234'));
    expect(screen.queryByRole('button', { name: /A whole number/ })).toBeNull();
    await user.type(amountField(), '{Backspace}5');
    expect(button('A whole number: 1235')).toBeVisible();
  });
});

describe('the balance at hand', () => {
  const away = (times: number) =>
    Array.from({ length: times }, () => ({ match: /balances/, act: 'never' as const }));

  it('is shown with its age', async () => {
    const { fill, user } = await open('withdraw_poor');
    await fill('13');
    await pass(20_000);
    expect(screen.getByText(/^Available: 12\.25 USDT, 2\d seconds ago$/)).toBeVisible();
    expect(screen.getByText('Exceeds the available balance.')).toBeVisible();
    await user.click(button('Max: 12.25 USDT'));
    expect(screen.getByText(/whole balance/)).toBeVisible();
    expect(screen.getByText(/^Available: .*, 2\d seconds ago$/)).toBeVisible();
  });

  it('that could not be renewed is called old until it is', async () => {
    const { fill, plan } = await open('withdraw_poor');
    await fill('13');
    expect(screen.queryByText(en.balancesOld)).toBeNull();
    plan.push(...away(3));
    await pass(40_000);
    expect(screen.getByText(en.balancesOld)).toBeVisible();
    expect(screen.getByText(/^Available: 12\.25 USDT, 4\d seconds ago$/)).toBeVisible();
    await press(button('Try again'));
    expect(screen.queryByText(en.balancesOld)).toBeNull();
    expect(screen.getByText(/^Available: 12\.25 USDT, (now|1 second ago)$/)).toBeVisible();
  });

  it('that could not be read is unknown, and the form works without it', async () => {
    const { fill, review, drafts } = await open('withdraw_poor', {}, away(9));
    await pass(5_000);
    await pass(15_000);
    expect(screen.getByText(en.balancesFailed)).toBeVisible();
    await fill('13');
    expect(screen.queryByText(/^Available/)).toBeNull();
    await review();
    expect(await drafts()).toHaveLength(1);
  });
});

it('a wallet that cannot pay the network’s fee is told of before there is a draft', async () => {
  const { user, drafts } = await open('withdraw_poor');
  expect(screen.queryByText(en.warningTitles['fees_low'] ?? '')).toBeNull();
  await user.selectOptions(currencyField(), 'USDT.Tron');
  await settle();
  expect(screen.getByText(en.warnings['fees_low'] ?? '')).toBeVisible();
  expect(button('Save draft')).toBeEnabled();
  expect(await drafts()).toEqual([]);
  await user.selectOptions(currencyField(), 'BTC.Bitcoin');
  expect(screen.queryByText(en.warnings['fees_low'] ?? '')).toBeNull();
});

describe('the address', () => {
  it('is shown as it will be sent, spaces taken out', async () => {
    const { fill } = await open();
    const { tron } = RECEIVERS;
    await fill('1', ` ${tron.slice(0, 10)} ${tron.slice(10)}\u200b`);
    const shown = screen.getByRole('group', { name: 'Address for USDT on Tron' });
    expect(shown.textContent).toBe(tron);
    expect(screen.getByText('Spaces were removed.')).toBeVisible();
  });

  it('is sent in its canonical form, and says so', async () => {
    const { fill } = await open();
    await fill('1', RECEIVERS.ethereum.toLowerCase(), 'USDT.Ethereum');
    const shown = screen.getByRole('group', { name: 'Address for USDT on Ethereum' });
    expect(shown.textContent).toBe(RECEIVERS.ethereum);
    expect(screen.getByText(en.addressRespelled)).toBeVisible();
  });

  it('that could be Bitcoin’s says so, then and in the review', async () => {
    const { fill, review, drafts } = await open();
    await fill('1', RECEIVERS.legacy, 'BCH.Bitcoincash');
    expect(screen.getByText(/Bitcoin addresses look the same.*for Bitcoin Cash/)).toBeVisible();
    await review();
    expect(screen.getByText(/Bitcoin addresses look the same.*for this network/)).toBeVisible();
    const cashAddress = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    expect(await drafts()).toMatchObject([{ addressTo: cashAddress }]);
  });

  it.each([
    [RECEIVERS.bitcoin, /Tron.*It’s a Bitcoin address/],
    [RECEIVERS.ethereum, /Tron.*Ethereum or a network like it/],
    [`${RECEIVERS.tron.slice(0, -1)}9`, /checksum doesn’t match/],
    ['TJR', /Too short or too long/],
  ])('%s is refused with the reason', async (address, words) => {
    const { user, fill } = await open();
    await fill('1', address);
    await user.tab();
    expect(addressField()).toHaveAccessibleDescription(words);
    expect(screen.queryByRole('group', { name: /^Address for/ })).toBeNull();
  });

  it('is held against another network when the currency changes', async () => {
    const { user, fill } = await open();
    await fill();
    await user.tab();
    await user.selectOptions(currencyField(), 'BTC.Bitcoin');
    expect(addressField()).toHaveAccessibleDescription(/It’s a Tron address/);
  });
});

it('a press with invalid fields says how many, focuses the first, and drafts nothing', async () => {
  const { review, drafts } = await open();
  await review();
  expect(screen.getByText('3 fields need attention.')).toBeVisible();
  expect(currencyField()).toHaveFocus();
  expect(await drafts()).toEqual([]);
});

describe('the review', () => {
  it('repeats amount, currency, network and address, and sends nothing', async () => {
    const { fill, review, creations, user } = await open();
    await fill();
    await user.type(noteField(), 'Invoice 7');
    await review();
    expect(screen.getByRole('heading', { name: 'Send 15.50 USDT' })).toHaveFocus();
    const text = document.querySelector('.till-withdrawal-page')?.textContent ?? '';
    for (const word of ['15.5', 'USDT', 'Tron', RECEIVERS.tron, 'Invoice 7', 'Ada']) {
      expect(text).toContain(word);
    }
    expect(screen.getByText(en.warnings['address_new'] ?? '')).toBeVisible();
    expect(creations()).toBe(0);
  });

  it('drafts nothing else where the first has been sent in another tab', async () => {
    const { review, drafts, user, office } = await openReview();
    await user.click(button('Edit'));
    const [first] = await drafts();
    await office.client.sendWithdrawal(first?.id ?? '');
    await user.type(amountField(), '9');
    await review();
    expect(screen.getByText(en.draftMovedOn)).toBeVisible();
    expect((await drafts()).map(({ state }) => state)).toEqual(['queued']);
  });

  it.each(['documented', 'deployed'] as const)(
    'leaves the first where another sends it just before it would be given up (%s)',
    async (dialect) => {
      const { review, drafts, user, office, plan } = await openReview('withdraw', {}, [], dialect);
      office.store.sandbox.holdWithdrawals(true);
      await user.click(button('Edit'));
      const [first] = await drafts();
      await user.type(amountField(), '9');
      plan.push({
        match: /^DELETE /,
        act: () => office.clientOf(OWNER).sendWithdrawal(first?.id ?? ''),
      });
      await review();
      expect(screen.getByText(en.draftMovedOn)).toBeVisible();
      expect((await drafts()).map(({ state }) => state)).toEqual(['queued']);
      expect(office.store.sandbox.withdrawals()).toHaveLength(1);
    },
  );

  it('drafted again says that it was sent before, and sends nothing', async () => {
    const { user, office, review, drafts, creations } = await openReview();
    await user.click(button('Edit'));
    const [first] = await drafts();
    await office.client.sendWithdrawal(first?.id ?? '');
    await review();
    expect(screen.getByText(/draft of this form has been sent/)).toBeVisible();
    expect(creations()).toBe(1);
    expect(await drafts()).toHaveLength(1);
    await press(button('New withdrawal'));
    expect(screen.queryByText(/draft of this form has been sent/)).toBeNull();
  });

  it('given up elsewhere and asked for once more is not said to have been sent', async () => {
    const { user, office, review, drafts } = await openReview();
    await user.click(button('Edit'));
    const [first] = await drafts();
    await office.client.deleteWithdrawal(first?.id ?? '');
    await review();
    expect(screen.getByText('Cancelled', { selector: '.till-pill > *' })).toBeVisible();
    expect(screen.queryByText(/draft of this form has been sent/)).toBeNull();
  });

  it('cannot be left for the fields while it is being sent', async () => {
    const { user, plan, creations } = await openReview();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    plan.push({ match: /\/sending$/, act: () => arrived });
    await user.click(screen.getByRole('checkbox'));
    await press(button(/^Send/));
    expect(button('Sending…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    arrive();
    await settle();
    expect(screen.getByText('Queued', { selector: '.till-pill > *' })).toBeVisible();
    expect(creations()).toBe(1);
    expect(button('New withdrawal')).toBeVisible();
  });

  it('is left to the page around it once the draft is as entered, unless that page is gone', async () => {
    const onDrafted = vi.fn();
    const { fill, review, drafts, plan, unmount, reload } = await open('withdraw', { onDrafted });
    await fill();
    await review();
    const [first] = await drafts();
    expect(onDrafted).toHaveBeenCalledExactlyOnceWith(first?.id);
    await reload();
    expect(amountField()).toHaveValue('');
    await fill();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    plan.push({ match: /^POST /, act: () => arrived });
    await review();
    unmount();
    cleanup();
    arrive();
    await settle();
    expect(await drafts()).toHaveLength(2);
    expect(onDrafted).toHaveBeenCalledOnce();
  });

  it('refuses to send what is not what was entered', async () => {
    const onDrafted = vi.fn();
    const { fill, plan } = await open('withdraw', { onDrafted });
    await fill();
    expect(plan).toEqual([]);
    const spoiled = vi.spyOn(Response.prototype, 'text');
    spoiled.mockImplementation(async function (this: Response) {
      const text = new TextDecoder().decode(await this.arrayBuffer());
      return text.replaceAll(RECEIVERS.tron, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    });
    await press(button('Save draft'));
    spoiled.mockRestore();
    expect(onDrafted).not.toHaveBeenCalled();
    expect(screen.getByText(en.draftDiffers)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});

describe('a problem of the store', () => {
  it('is said in words, and nothing typed is lost', async () => {
    const { fill, review, plan } = await open();
    await fill();
    plan.push({ match: /^POST \/withdrawals$/, act: 'rate_limited' });
    await review();
    expect(status()).toBe('details');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The withdrawal wasn’t drafted');
    expect(alert).toHaveTextContent(en.problems.rate_limited);
    expect(alert).toHaveTextContent('req-7');
    expect(currencyField()).toHaveValue('USDT.Tron');
    expect(amountField()).toHaveValue('15.5');
    expect(addressField()).toHaveValue(RECEIVERS.tron);
  });

  it('an address that the store refuses is refused with its reason, and a taken id can be left', async () => {
    const { fill, review, plan, user, drafts } = await open();
    await fill();
    plan.push({ match: /^POST \/withdrawals$/, act: 'address_invalid', reason: 'checksum' });
    await review();
    expect(screen.getByRole('alert')).toHaveTextContent(/checksum doesn’t match/);
    plan.push({ match: /^POST \/withdrawals$/, act: 'withdrawal_differs' });
    await review();
    await user.click(button('Start a new withdrawal'));
    expect(amountField()).toHaveValue('15.5');
    await review();
    expect(status()).toBe('drafted');
    expect(await drafts()).toHaveLength(1);
  });

  it('an id that is taken leads to that withdrawal', async () => {
    const { fill, review, plan, drafts } = await open();
    await fill('7.25');
    // Another content would stand there; what matters is that it is the one under this id.
    plan.push({ match: /^POST \/withdrawals$/, act: 'lose' });
    await review();
    plan.push({ match: /^POST \/withdrawals$/, act: 'withdrawal_differs' });
    await press(button('Try again'));
    await press(button('Show that withdrawal'));
    expect(status()).toBe('drafted');
    expect(document.querySelector('.till-facts')).toHaveTextContent(/7\.25 USDT/);
    expect(document.querySelector('.till-facts')).toHaveTextContent(RECEIVERS.tron);
    expect((await drafts()).map(({ amount }) => amount)).toEqual(['7.25']);
  });
});

describe('a refund', () => {
  const refund = {
    refundOf: { kind: 'payment' as const, reference: '1042' },
    currencyId: 'USDT.Tron',
    amount: parseDecimal('4.125'),
  };

  it('begins with currency and exact amount, and asks for the shopper’s own address', async () => {
    const { user, review, drafts } = await open('withdraw', refund);
    expect(screen.getByRole('heading', { name: 'Refund' })).toBeVisible();
    expect(screen.getByText('Refund of order 1042')).toBeVisible();
    // Prefilled, so it is not ambiguous.
    expect(amountField()).toHaveValue('4.125');
    expect(addressField()).toHaveValue('');
    expect(addressField()).toHaveAccessibleDescription(
      /Never use the address that the payment came from/,
    );
    await user.type(addressField(), RECEIVERS.tron);
    await review();
    const [draft] = await drafts();
    expect(draft?.refundOf).toEqual(refund.refundOf);
    expect(draft?.amount).toBe('4.125');
  });

  it('says, before it is filled in, that another one of the same order is drafted', async () => {
    const part = { refundOf: SHOWN_ORDER, currencyId: 'USDT.Tron', amount: parseDecimal('1') };
    const { user, review, reload } = await open('order_over', part);
    const isSaid = () => screen.queryByText(en.warningTitles['refund_repeated'] ?? '') !== null;
    expect(isSaid()).toBe(false);
    await user.type(addressField(), RECEIVERS.tron);
    await review();
    // Its own draft is no other one.
    await press(button('Edit'));
    expect(isSaid()).toBe(false);
    await reload({ ...part, amount: parseDecimal('2') });
    expect(isSaid()).toBe(true);
  });

  it('has an id of its own for each transfer, beside the form without an order', async () => {
    const { user, reload } = await open('withdraw', refund);
    await user.type(addressField(), RECEIVERS.tron);
    await reload({});
    expect(addressField()).toHaveValue('');
    await reload(refund);
    expect(addressField()).toHaveValue(RECEIVERS.tron);
    await reload({ ...refund, amount: parseDecimal('10') });
    expect(amountField()).toHaveValue('10');
    expect(addressField()).toHaveValue('');
    await reload(refund);
    expect(amountField()).toHaveValue('4.125');
    expect(addressField()).toHaveValue(RECEIVERS.tron);
  });
});

it('"Draft another" begins with the same fields under another id', async () => {
  const { review, user, drafts, office } = await openReview();
  office.store.sandbox.configure({ withdrawalsAllowed: false });
  await user.click(screen.getByRole('checkbox'));
  await press(button('Send 15.50 USDT'));
  expect(screen.getByRole('heading', { name: '15.50 USDT' })).toHaveFocus();
  office.store.sandbox.configure({ withdrawalsAllowed: true });
  await user.click(button('Draft another'));
  expect(amountField()).toHaveValue('15.5');
  expect(addressField()).toHaveValue(RECEIVERS.tron);
  await review();
  expect((await drafts()).map(({ state }) => state)).toEqual(['draft', 'refused']);
});
