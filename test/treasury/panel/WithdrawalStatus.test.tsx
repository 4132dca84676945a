/** One withdrawal on screen: every state in both dialects, its actions and its messages. */
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  WITHDRAWAL_REFUSALS,
  WITHDRAWAL_STATES,
  WITHDRAWAL_WARNINGS,
  type WithdrawalView,
} from '../../../src/treasury/contract/withdrawals.js';
import type { Dialect } from '../../../src/sandbox/responses.js';
import { TRANSFER_STATUSES } from '../../../src/sandbox/withdrawals.js';
import { en } from '../../../src/treasury/panel/messages/en.js';
import { WithdrawalStatus } from '../../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { CLERK, OWNER, type BackOffice } from '../../../stories/treasury/backOffice.js';
import type { OfficeSceneName } from '../../../stories/treasury/officeScenes.js';
import { WITHDRAWAL } from '../../../stories/treasury/withdrawalScenes.js';
import { openFrozenOffice, pass, renderTreasury, settle } from '../../support/renderTreasury.js';
import { connectTo } from '../../support/storeConnection.js';
import { button, onFrozenPages, press, status } from './frozenPage.js';

onFrozenPages();

interface OpenOptions {
  readonly dialect?: Dialect;
  /** Changes what the store says, as an older or a newer store would. */
  readonly tell?: (text: string) => string;
}

async function open(scene: OfficeSceneName, { dialect, tell }: OpenOptions = {}) {
  const onDraftAnother = vi.fn<(withdrawal: WithdrawalView) => void>();
  const office = await openFrozenOffice(scene, dialect);
  const line = connectTo(office, tell);
  const panel = <WithdrawalStatus id={WITHDRAWAL} onDraftAnother={onDraftAnother} />;
  const view = await renderTreasury(panel, { office, client: line.client });
  await settle();
  /** Renders the page again, as after signing in. */
  async function reload() {
    cleanup();
    await renderTreasury(panel, { office, client: line.client });
    await settle();
  }
  return { ...view, line, reload, onDraftAnother, creations: () => creationsOf(office) };
}

function creationsOf({ store }: Awaited<ReturnType<typeof openFrozenOffice>>): number {
  const calls = store.sandbox.recordedCalls();
  return calls.filter(({ operation }) => operation === 'createWithdrawal').length;
}

/** The same is paid by another withdrawal. */
async function payTwin({ client }: BackOffice): Promise<void> {
  const { currencyId, amount, addressTo } = await client.getWithdrawal(WITHDRAWAL);
  const id = WITHDRAWAL.replace(/10$/, '11');
  await client.draftWithdrawal({ id, currencyId, amount, addressTo });
  await client.sendWithdrawal(id);
}

const said = () => screen.getAllByRole('status')[0]?.textContent;

const STATES: readonly (readonly [OfficeSceneName, string, RegExp])[] = [
  ['withdrawal_own_approval', 'awaiting_approval', /Waiting for somebody who may approve/],
  ['withdrawal_seen_only', 'awaiting_approval', /Waiting for somebody who may approve/],
  ['withdrawal_to_approve', 'awaiting_approval', /Drafted by \S+ Check it and approve or cancel/],
  ['withdrawal_draft', 'draft', /Nothing has been sent/],
  ['withdrawal_draft_warned', 'draft', /The wallet holds less than this/],
  ['withdrawal_draft_bitcoin_form', 'draft', /Bitcoin addresses look the same/],
  ['withdrawal_sending', 'sending', /asking the payment service/],
  ['withdrawal_unknown', 'unknown', /We won’t resend it/],
  ['withdrawal_unknown_unreadable', 'unknown', /answer can’t be read.*asked for a request ID/],
  ['withdrawal_refused_switched_off', 'refused', /Withdrawals are disabled/],
  ['withdrawal_refused_own_address', 'refused', /a deposit address of the payment service itself/],
  ['withdrawal_refused_key', 'refused', /doesn’t accept the API key/],
  ['withdrawal_refused_not_ready', 'refused', /isn’t set up for withdrawals/],
  ['withdrawal_refused_no_wallet', 'refused', /no processing wallet on this network/],
  ['withdrawal_refused_owner', 'refused', /a different owner at the payment service/],
  [
    'withdrawal_queued',
    'queued',
    /hasn’t started the transfer\. Until it does, the withdrawal can be cancelled/,
  ],
  ['withdrawal_queued_poor', 'queued', /The Tron wallet holds .* less than this withdrawal/],
  [
    'withdrawal_stuck',
    'queued',
    /has waited 41 minutes.*Send at least 3\.25 USDT to this Tron wallet/,
  ],
  ['withdrawal_in_progress', 'in_progress', /can’t be cancelled any more/],
  ['withdrawal_frozen', 'in_progress', /stopped this transfer.*Statusfrozen – /],
  ['withdrawal_new_word', 'in_progress', /teleporting/],
  ['withdrawal_completed', 'completed', /View transaction/],
  ['withdrawal_completed_early', 'completed', /A newer signed webhook/],
  ['withdrawal_failed', 'failed', /out of energy: 31895 needed/],
  ['withdrawal_deleted', 'deleted', /Cancelled at the payment service/],
  ['withdrawal_discarded', 'discarded', /Cancelled before it was sent/],
  ['withdrawal_settled_not_created', 'discarded', /found no such withdrawal/],
  ['withdrawal_stale', 'queued', /so this may be old/],
  ['withdrawal_newer_store', 'scheduled', /doesn’t know this status/],
  ['withdrawal_absent', 'error', /doesn’t know this withdrawal/],
];

describe('a withdrawal', () => {
  it.each(STATES)('%s is shown as "%s" and explained', async (scene, state, words) => {
    const { container, creations } = await open(scene);
    expect(status()).toBe(state);
    expect(container.textContent).toMatch(words);
    expect(creations()).toBeLessThanOrEqual(1);
    // Nothing is announced that was there from the beginning.
    expect(said()).toBe('');
  });
});

it('the table above has every state of the contract', () => {
  const shown = new Set(STATES.map(([, state]) => state));
  expect(WITHDRAWAL_STATES.filter((state) => !shown.has(state))).toEqual([]);
});

describe('sending', () => {
  it('needs the tick, then one press, and two quick ones are one', async () => {
    const { user, creations } = await open('withdrawal_draft');
    await press(button('Send 15.50 USDT'));
    expect(creations()).toBe(0);
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByText('Check the box above first.')).toBeVisible();

    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(button('Send 15.50 USDT'));
    await settle();
    expect(status()).toBe('queued');
    expect(creations()).toBe(1);
    expect(said()).toBe('Queued');
    expect(screen.getByRole('heading', { name: '15.50 USDT' })).toHaveFocus();
  });

  it('does nothing where the same was paid since the page was read, which is shown first', async () => {
    const { user, office, creations } = await open('withdrawal_draft');
    await user.click(screen.getByRole('checkbox'));
    await payTwin(office);
    await press(button('Send 15.50 USDT'));
    expect(creations()).toBe(1);
    expect(status()).toBe('draft');
    expect(screen.getByRole('alert')).toHaveTextContent(/^It wasn’t sent.*Read the warnings/);
    expect(screen.getByText(/The same amount was sent to the same address/)).toBeVisible();
    // The tick was for what was there to be seen.
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await press(button('Send 15.50 USDT'));
    expect(creations()).toBe(1);
    await user.click(screen.getByRole('checkbox'));
    await press(button('Send 15.50 USDT'));
    expect(creations()).toBe(2);
  });

  it('that was refused is no longer called not sent once another press has sent it', async () => {
    const { user, office, creations } = await open('withdrawal_draft');
    await user.click(screen.getByRole('checkbox'));
    await payTwin(office);
    await press(button('Send 15.50 USDT'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^It wasn’t sent/);
    // In another tab, by somebody who has seen the warning.
    await office.client.sendWithdrawal(WITHDRAWAL);
    await pass(16_000);
    expect(creations()).toBe(2);
    expect(status()).not.toBe('draft');
    expect(document.body).not.toHaveTextContent(/It wasn’t sent|Nothing was sent/);
  });

  it('is not pressed by Enter in the box, and is known to be unknown if the answer is lost', async () => {
    const { user, line, creations } = await open('withdrawal_draft');
    screen.getByRole('checkbox').focus();
    await user.keyboard(' {Enter}');
    await settle();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(creations()).toBe(0);
    line.state = 'lossy';
    await press(button('Send 15.50 USDT'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /We couldn’t confirm that your click was received.*Nothing is sent twice/,
    );
    expect(status()).toBe('queued');
    expect(creations()).toBe(1);
  });

  it('that the store refused is known not to have happened, and can be pressed again', async () => {
    const { user, office, creations } = await open('withdrawal_draft');
    await user.click(screen.getByRole('checkbox'));
    office.signIn(null);
    await press(button('Send 15.50 USDT'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^You’re signed out, so nothing was done/);
    expect(alert).not.toHaveTextContent(/don’t know whether|Nothing is sent twice/);
    expect(creations()).toBe(0);
    office.signIn(OWNER);
    await press(button('Send 15.50 USDT'));
    expect(status()).toBe('queued');
    expect(creations()).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('approving', () => {
  it('is for another person; after it the withdrawal can be sent', async () => {
    const { user, office } = await open('withdrawal_to_approve');
    await user.click(screen.getByRole('checkbox'));
    await press(button('Approve 15.50 USDT'));
    expect(status()).toBe('draft');
    expect(screen.getByText('You approved it').parentElement).toHaveTextContent(
      'Nothing has been sent. You can send it now.',
    );
    // In sight at once: above what was just compared.
    const facts = document.querySelector('.till-facts') as HTMLElement;
    const send = button('Send 15.50 USDT');
    expect(send.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Approved').closest('li')).toHaveTextContent(/Ada/);
    expect((await office.client.getWithdrawal(WITHDRAWAL)).approvedBy).toBe('Ada');
    // The tick was for the approval, not for the sending.
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('without the right to send says who can', async () => {
    const { user } = await open('withdrawal_approver');
    await user.click(screen.getByRole('checkbox'));
    await press(button('Approve 15.50 USDT'));
    expect(screen.getByRole('heading', { name: '15.50 USDT' })).toHaveFocus();
    expect(screen.getByText('You approved it').parentElement).toHaveTextContent(
      'Nothing has been sent. Cleo can send it now.',
    );
  });

  it('shows the drafter who did it', async () => {
    const { user, office, reload } = await open('withdrawal_to_approve');
    await user.click(screen.getByRole('checkbox'));
    await press(button('Approve 15.50 USDT'));
    office.signIn(CLERK);
    await reload();
    expect(screen.getByRole('heading', { name: 'Send 15.50 USDT' })).toBeVisible();
    expect(screen.getByText('Approved by Ada')).toBeVisible();
  });

  it('refused because another person acted first shows the current state', async () => {
    const { user, office } = await open('withdrawal_to_approve');
    await user.click(screen.getByRole('checkbox'));
    await office.clientOf(CLERK).deleteWithdrawal(WITHDRAWAL);
    await press(button('Approve 15.50 USDT'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^It’s past that step already/);
    expect(status()).toBe('discarded');
  });
});

describe('giving up', () => {
  it('asks once more; keeping it changes nothing and gives the focus back', async () => {
    const { user } = await open('withdrawal_draft');
    await user.click(button('Cancel withdrawal'));
    expect(screen.getByText(/Cancel this withdrawal\?/)).toHaveFocus();
    await user.click(button('Keep it'));
    expect(button('Cancel withdrawal')).toHaveFocus();
    expect(status()).toBe('draft');
    await user.click(button('Cancel withdrawal'));
    await press(button('Cancel withdrawal'));
    expect(status()).toBe('discarded');
  });

  it.each(['documented', 'deployed'] as const)(
    'at the %s service is not said to have failed where its answer was lost',
    async (dialect) => {
      const { user, office } = await open('withdrawal_queued', { dialect });
      const { sandbox } = office.store;
      await user.click(button('Cancel withdrawal'));
      sandbox.fail({ kind: 'truncated_json', operation: 'deleteWithdrawal' });
      sandbox.fail({ kind: 'status_500', operation: 'getWithdrawal' });
      await user.click(button('Cancel withdrawal'));
      await pass(10_000);
      expect(sandbox.withdrawals()).toEqual([]);
      expect(status()).toBe('queued');
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent(/^We don’t know whether it was done/);
      expect(alert).not.toHaveTextContent(/wasn’t cancelled|your click/);
    },
  );
});

describe('an unknown outcome', () => {
  it('is not said to have been checked where the service gave no answer', async () => {
    const { user, office } = await open('withdrawal_unknown');
    await pass(3_000);
    office.store.sandbox.fail({ kind: 'status_500', operation: 'getWithdrawal' });
    await user.click(button('Check again'));
    await pass(10_000);
    expect(said()).toBe(en.checkFailed);
  });

  it('is not settled as not created while the service may still be at it', async () => {
    const { user } = await open('withdrawal_unknown');
    await user.click(screen.getByRole('radio', { name: 'There is no such withdrawal' }));
    await user.type(screen.getByLabelText(en.settleReason), 'Dashboard, noon');
    await press(button('Mark outcome'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^It’s too early to say that.*sent less than a minute ago.*Check again in a minute/,
    );
    expect(status()).toBe('unknown');
    await pass(60_000);
    await press(button('Mark outcome'));
    expect(status()).toBe('discarded');
  });

  it('is settled only with what was found and how', async () => {
    const { user, creations } = await open('withdrawal_unknown_long');
    await user.click(button('Mark outcome'));
    expect(screen.getByRole('alert')).toHaveTextContent(en.settleMissing);
    await user.click(screen.getByRole('radio', { name: 'There is no such withdrawal' }));
    await press(button('Mark outcome'));
    expect(status()).toBe('unknown');
    await user.type(screen.getByLabelText(en.settleReason), 'Dashboard, noon');
    await press(button('Mark outcome'));
    expect(status()).toBe('discarded');
    expect(screen.getByText('Dashboard, noon')).toBeVisible();
    expect(creations()).toBe(1);
  });

  it('keeps the typed reason, for the same person only', async () => {
    const { user, office, reload } = await open('withdrawal_unknown_long');
    const reason = () => screen.getByLabelText(en.settleReason);
    await user.click(reason());
    await user.paste('Dashboard, noon');
    office.signIn({ ...OWNER, who: 'Eve' });
    await reload();
    expect(reason()).toHaveValue('');
    office.signIn(OWNER);
    await reload();
    expect(reason()).toHaveValue('Dashboard, noon');
  });
});

it('every warning, refusal, step and transfer of the contract has a message', () => {
  for (const word of TRANSFER_STATUSES) expect(en.transferStatus[word]).toMatch(/\w{4}/);
  for (const code of WITHDRAWAL_WARNINGS) expect(en.warnings[code]).toMatch(/\.$/);
  for (const code of WITHDRAWAL_REFUSALS) expect(en.refusals[code]).toMatch(/\.$/);
  const kinds =
    'drafted approved sent refused lost read_back completed failed settled deleted discarded confirmed';
  for (const kind of kinds.split(' ')) expect(en.historyKinds[kind]).toBeTruthy();
});

it('a completion by a signed event is one word, with its proof; the service’s older words are apart, with why they do not count', async () => {
  const { container, office } = await open('withdrawal_completed_early');
  expect(status()).toBe('completed');
  const { proof } = await office.client.getWithdrawal(WITHDRAWAL);
  const proven = screen.getByText('Proof').parentElement;
  expect(proven).toHaveTextContent(`Signed webhook ${String(proof?.webhook)},`);
  const words = screen.getByText('What the payment service says').closest('details');
  expect(words).not.toHaveAttribute('open');
  expect(words).toHaveTextContent(/in_mempool/);
  expect(words).toHaveTextContent(/A newer signed webhook \(.*\) says Completed/);
  for (const pill of document.querySelectorAll('.till-pill')) {
    expect(pill).toHaveTextContent(/^Completed$/);
  }
  // Two reports of one end are not two ends.
  const steps = [...container.querySelectorAll('.till-history-title')].map(
    ({ textContent }) => textContent,
  );
  expect(steps.filter((title) => title === 'Completed').length).toBeLessThan(2);
  expect(steps).toContain('Confirmed on the network');
  // The words stand outside nowhere else.
  words?.remove();
  expect(container).not.toHaveTextContent(/in_mempool|in_progress/);
});

describe('an address', () => {
  const facts = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);

  it('of an unknown network is marked as unchecked', async () => {
    await open('withdrawal_completed', {
      tell: (text) => text.replace(/"blockchain":"[^"]*"/g, '"blockchain":"newchain"'),
    });
    for (const name of ['To', 'From']) {
      expect(facts(name).getByRole('group')).toHaveTextContent(
        /^T\w{33} Not checked: we don’t know this network/,
      );
      expect(document.querySelector('.till-facts .till-address')).toBeNull();
    }
  });

  it('that is none of its network is not shown', async () => {
    const { container } = await open('withdrawal_completed', {
      tell: (text) => text.replace(/"addressFrom":"[^"]*"/, '"addressFrom":"TSpoiled"'),
    });
    expect(facts('From').getByText(/^Not shown: this isn’t a valid address/)).toBeVisible();
    expect(container).not.toHaveTextContent('TSpoiled');
    expect(facts('To').getByRole('group')).toBeVisible();
  });
});
