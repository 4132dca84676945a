/** Every state of the audit. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Audit } from '../../src/treasury/panel/audit/Audit.js';
import { arriveAtPart, inOffice } from './arriveInOffice.js';

const meta = {
  title: 'Treasury/Audit',
  component: Audit,
  globals: { width: 'full' },
  play: arriveAtPart(),
} satisfies Meta<typeof Audit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes, refusals, and a stranger. */
export const Worked: Story = { parameters: inOffice('audit_worked') };

/** Nothing has been tried. */
export const None: Story = { parameters: inOffice('orders_none'), play: arriveAtPart('empty') };

/** More than a page. */
export const Many: Story = { parameters: inOffice('withdrawals_many') };

/** On a narrow phone. */
export const OnAPhone: Story = {
  parameters: inOffice('audit_worked'),
  globals: { width: '280' },
};

/** Right to left, in the dark. */
export const RightToLeft: Story = {
  parameters: inOffice('audit_worked'),
  globals: { direction: 'rtl', locale: 'ar-EG', theme: 'dark' },
};
