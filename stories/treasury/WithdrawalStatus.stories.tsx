/** Every state of one withdrawal. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalStatus } from '../../src/treasury/panel/withdrawals/WithdrawalStatus.js';
import { arriveAtPart, inOffice, officeOf } from './arriveInOffice.js';
import { WITHDRAWAL } from './withdrawalScenes.js';

const meta = {
  title: 'Treasury/WithdrawalStatus',
  component: WithdrawalStatus,
  globals: { width: '480' },
  args: { id: WITHDRAWAL, onDraftAnother: () => undefined },
} satisfies Meta<typeof WithdrawalStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drafted by one whose drafts need another's approval, seen by the same person. */
export const OwnApproval: Story = {
  parameters: inOffice('withdrawal_own_approval'),
  play: arriveAtPart('awaiting_approval'),
};

/** The same, seen by one who may approve. */
export const ToApprove: Story = {
  parameters: inOffice('withdrawal_to_approve'),
  play: arriveAtPart('awaiting_approval'),
};

/** The same, seen by one who may do nothing. */
export const SeenOnly: Story = {
  parameters: inOffice('withdrawal_seen_only'),
  play: arriveAtPart('awaiting_approval'),
};

/** The same, seen by one who may approve and not send. */
export const ForApprover: Story = {
  parameters: inOffice('withdrawal_approver'),
  play: arriveAtPart('awaiting_approval'),
};

/** Ready to send. */
export const Draft: Story = {
  parameters: inOffice('withdrawal_draft'),
  play: arriveAtPart('draft'),
};

/** More than there is, to an address that was never paid before. */
export const DraftWarned: Story = {
  parameters: inOffice('withdrawal_draft_warned'),
  play: arriveAtPart('draft'),
};

/** To an address that Bitcoin writes alike. */
export const DraftInBitcoinForm: Story = {
  parameters: inOffice('withdrawal_draft_bitcoin_form'),
  play: arriveAtPart('draft'),
};

/** The press without the tick says what is missing. */
export const NotTicked: Story = {
  parameters: inOffice('withdrawal_draft'),
  play: async (story) => {
    await arriveAtPart('draft')(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: /^Send / }));
    await expect(story.canvas.getByText('Check the box above first.')).toBeVisible();
    await expect(story.canvas.getByRole('checkbox')).toHaveFocus();
  },
};

/** It has waited in the queue for too long. */
export const Stuck: Story = {
  parameters: inOffice('withdrawal_stuck'),
  play: async (story) => {
    await arriveAtPart('queued')(story);
    await expect(story.canvas.getByText('Stuck in queue')).toBeVisible();
  },
};

/** The service is being asked. */
export const Sending: Story = {
  parameters: inOffice('withdrawal_sending'),
  play: arriveAtPart('sending'),
};

/** The request was sent and its outcome is unknown. */
export const Unknown: Story = {
  parameters: inOffice('withdrawal_unknown'),
  play: arriveAtPart('unknown'),
};

/** A person settles it. */
export const Settling: Story = {
  parameters: inOffice('withdrawal_unknown_long'),
  play: async (story) => {
    await arriveAtPart('unknown')(story);
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('radio', { name: 'There is no such withdrawal' }));
    await userEvent.type(
      canvas.getByLabelText('How did you check? (saved to the audit log)'),
      'Dashboard, noon',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark outcome' }));
    await arriveAtPart('discarded')(story);
  },
};

/** Withdrawals are switched off at the service. */
export const RefusedSwitchedOff: Story = {
  parameters: inOffice('withdrawal_refused_switched_off'),
  play: arriveAtPart('refused'),
};

/** The address is one of the service's own deposit addresses. */
export const RefusedOwnAddress: Story = {
  parameters: inOffice('withdrawal_refused_own_address'),
  play: arriveAtPart('refused'),
};

/** The key is not accepted. */
export const RefusedKey: Story = {
  parameters: inOffice('withdrawal_refused_key'),
  play: arriveAtPart('refused'),
};

/** The service is not set up. */
export const RefusedNotReady: Story = {
  parameters: inOffice('withdrawal_refused_not_ready'),
  play: arriveAtPart('refused'),
};

/** No wallet on this network. */
export const RefusedNoWallet: Story = {
  parameters: inOffice('withdrawal_refused_no_wallet'),
  play: arriveAtPart('refused'),
};

/** The key is of a store of another owner. */
export const RefusedOwner: Story = {
  parameters: inOffice('withdrawal_refused_owner'),
  play: arriveAtPart('refused'),
};

/** At the service, no transfer yet. */
export const Queued: Story = {
  parameters: inOffice('withdrawal_queued'),
  play: arriveAtPart('queued'),
};

/** The same, and there is not enough in the wallet. */
export const QueuedPoor: Story = {
  parameters: inOffice('withdrawal_queued_poor'),
  play: arriveAtPart('queued'),
};

type Played = Parameters<NonNullable<Story['play']>>[0];

async function askToDelete(story: Played): Promise<void> {
  await arriveAtPart('queued')(story);
  await story.userEvent.click(
    await story.canvas.findByRole('button', { name: 'Cancel withdrawal' }),
  );
}

/** Deleting is asked once more. */
export const DeleteAsked: Story = {
  parameters: inOffice('withdrawal_queued'),
  play: async (story) => {
    await askToDelete(story);
    await expect(story.canvas.getByText(/^Cancel this withdrawal\?/)).toBeVisible();
  },
};

/** The transfer begins while the person is asked: the service refuses, and why stays on screen. */
export const DeleteTooLate: Story = {
  parameters: inOffice('withdrawal_queued'),
  play: async (story) => {
    await askToDelete(story);
    const { sandbox } = officeOf(story).store;
    sandbox.holdWithdrawals(false);
    await sandbox.advance(4_000);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await story.canvas.findByText(/^The transfer has started/)).toBeVisible();
    await arriveAtPart('in_progress')(story);
    await expect(story.canvas.getByRole('alert')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
};

/** The transfer is on its way. */
export const InProgress: Story = {
  parameters: inOffice('withdrawal_in_progress'),
  play: arriveAtPart('in_progress'),
};

/** The transfer has just been made. */
export const TransferNew: Story = {
  parameters: inOffice('withdrawal_transfer_new'),
  play: arriveAtPart('in_progress'),
};

/** It waits to be worked on. */
export const TransferPending: Story = {
  parameters: inOffice('withdrawal_transfer_pending'),
  play: arriveAtPart('in_progress'),
};

/** It is being prepared. */
export const TransferProcessing: Story = {
  parameters: inOffice('withdrawal_transfer_processing'),
  play: arriveAtPart('in_progress'),
};

/** It is handed to the network; there is no hash before it is confirmed. */
export const TransferInMempool: Story = {
  parameters: inOffice('withdrawal_transfer_in_mempool'),
  play: arriveAtPart('in_progress'),
};

/** The network has seen it. */
export const TransferUnconfirmed: Story = {
  parameters: inOffice('withdrawal_transfer_unconfirmed'),
  play: arriveAtPart('in_progress'),
};

/** It is confirmed, and the store knows by asking: the service's event did not come. */
export const TransferCompleted: Story = {
  parameters: inOffice('withdrawal_transfer_completed'),
  play: arriveAtPart('completed'),
};

/** The service has stopped the transfer. */
export const Frozen: Story = {
  parameters: inOffice('withdrawal_frozen'),
  play: arriveAtPart('in_progress'),
};

/** Words of the service that this page does not know stand as they are. */
export const NewWord: Story = {
  parameters: inOffice('withdrawal_new_word'),
  play: arriveAtPart('in_progress'),
};

/** Confirmed by the network. */
export const Completed: Story = {
  parameters: inOffice('withdrawal_completed'),
  play: arriveAtPart('completed'),
};

/** Told by a signed event, while the service's own record is behind. */
export const CompletedEarly: Story = {
  parameters: inOffice('withdrawal_completed_early'),
  play: arriveAtPart('completed'),
};

/** Given up by the service, with its own message. */
export const Failed: Story = {
  parameters: inOffice('withdrawal_failed'),
  play: arriveAtPart('failed'),
};

/** Taken back at the service. */
export const Deleted: Story = {
  parameters: inOffice('withdrawal_deleted'),
  play: arriveAtPart('deleted'),
};

/** Given up before it was sent. */
export const Discarded: Story = {
  parameters: inOffice('withdrawal_discarded'),
  play: arriveAtPart('discarded'),
};

/** A person says that the service has it. */
export const SettledCreated: Story = {
  parameters: inOffice('withdrawal_settled_created'),
  play: arriveAtPart('queued'),
};

/** A person says that the service has no such thing. */
export const SettledNotCreated: Story = {
  parameters: inOffice('withdrawal_settled_not_created'),
  play: arriveAtPart('discarded'),
};

/** The service does not answer any more: what is shown is old, and says so. */
export const Old: Story = {
  parameters: inOffice('withdrawal_stale'),
  play: arriveAtPart('queued'),
};

/** A state that this page does not know is named as it is. */
export const NewerStore: Story = {
  parameters: inOffice('withdrawal_newer_store'),
  play: arriveAtPart('scheduled'),
};

/** No withdrawal has this id. */
export const Absent: Story = {
  parameters: inOffice('withdrawal_absent'),
  play: arriveAtPart('error'),
};

/** What happened, step by step. */
export const WithHistory: Story = {
  parameters: inOffice('withdrawal_failed'),
  play: async (story) => {
    await arriveAtPart('failed')(story);
    await expect(story.canvas.getByText('Drafted')).toBeVisible();
  },
};

/** With a service as deployed, whose answer was lost: it is found again by its request id. */
export const FoundAgain: Story = {
  parameters: inOffice('withdrawal_unknown_unreadable'),
  play: arriveAtPart('queued'),
  globals: { dialect: 'deployed' },
};

/** The narrowest column. */
export const Narrow: Story = {
  parameters: inOffice('withdrawal_unknown'),
  play: arriveAtPart('unknown'),
  globals: { width: '280' },
};

/** Right to left, with its own figures. */
export const RightToLeft: Story = {
  parameters: inOffice('withdrawal_draft_warned'),
  play: arriveAtPart('draft'),
  globals: { direction: 'rtl', locale: 'ar-EG' },
};

/** The dark theme. */
export const Dark: Story = {
  parameters: inOffice('withdrawal_draft_warned'),
  play: arriveAtPart('draft'),
  globals: { theme: 'dark' },
};
