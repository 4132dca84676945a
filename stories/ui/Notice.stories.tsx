/** Sentences that stand out. The tone is in the words, too. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import { ComponentCard } from '../scenes/ComponentCard.js';
import { Notice } from '../../src/ui/Notice.js';
import { enPicker } from '../../src/ui/messages/enPicker.js';
import { enStatus } from '../../src/ui/messages/enStatus.js';
import { useMessages, useMessagesWith } from '../../src/ui/uiContext.js';

const meta: Meta<typeof Notice> = {
  title: 'Pieces/Notice',
  component: Notice,
  parameters: inScene('pay_usdt_tron'),
  play: waitForScene,
};

export default meta;

function Informing() {
  return <Notice tone="info">{useMessagesWith(enPicker).noCurrencies}</Notice>;
}

function Warning() {
  const { expiredTitle, expiredLead, newPrice } = useMessages();
  const action = (
    <button type="button" className="till-button" data-kind="primary">
      {newPrice}
    </button>
  );
  return (
    <Notice tone="warning" title={expiredTitle} action={action}>
      {expiredLead}
    </Notice>
  );
}

function Alarming() {
  const { addressRefusedTitle, addressRefused } = useMessages();
  return (
    <Notice tone="danger" title={addressRefusedTitle}>
      {addressRefused}
    </Notice>
  );
}

function Comforting() {
  const { statusTitle, paidLead } = useMessagesWith(enStatus);
  return (
    <Notice tone="success" title={statusTitle.paid}>
      {paidLead}
    </Notice>
  );
}

/** A plain fact. */
export const ToInform: StoryObj = { render: () => <ComponentCard render={() => <Informing />} /> };

/** Something to decide, with its button. */
export const ToWarn: StoryObj = { render: () => <ComponentCard render={() => <Warning />} /> };

/** Something that stops a payment. */
export const ToAlarm: StoryObj = { render: () => <ComponentCard render={() => <Alarming />} /> };

/** A good end. */
export const ToComfort: StoryObj = {
  render: () => <ComponentCard render={() => <Comforting />} />,
};

/** The warning in the dark theme. */
export const ToWarnInTheDark: StoryObj = { ...ToWarn, globals: { theme: 'dark' } };

/** The alarm in the dark theme. */
export const ToAlarmInTheDark: StoryObj = { ...ToAlarm, globals: { theme: 'dark' } };
