/** Every state of the currency picker. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrencyPicker } from '../src/checkout/CurrencyPicker/CurrencyPicker.js';
import { arriveAt, inScene } from './scenes/arrive.js';

const meta = {
  title: 'Parts/CurrencyPicker',
  component: CurrencyPicker,
  play: ({ canvasElement }) => arriveAt(canvasElement, 'ready'),
} satisfies Meta<typeof CurrencyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every currency on every network, with its price. */
export const Choosing: Story = { parameters: inScene('choose') };

/** The listing is on its way. */
export const Loading: Story = {
  parameters: inScene('slow_service'),
  play: ({ canvasElement }) => arriveAt(canvasElement, 'loading'),
};

/** Prices and listing could not be had. */
export const ServiceUnavailable: Story = {
  parameters: inScene('service_down'),
  play: ({ canvasElement }) => arriveAt(canvasElement, 'error'),
};

/** The store offers nothing. */
export const NothingToChoose: Story = {
  parameters: inScene('nothing_to_choose'),
  play: ({ canvasElement }) => arriveAt(canvasElement, 'empty'),
};

/** Forty-odd currencies: groups by token, search above. */
export const ChoosingAmongMany: Story = { parameters: inScene('choose_among_many') };

/** A top-up has no amount, so no prices stand beside the names. */
export const ChoosingForTopUp: Story = { parameters: inScene('choose_for_top_up') };

/** One currency was chosen before. */
export const ChosenBefore: Story = { parameters: inScene('pay_usdt_tron') };

/** `trc 20`, `TRC-20` and `trc20` find the same. */
export const Searching: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await arriveAt(canvasElement, 'ready');
    await userEvent.type(canvas.getByRole('searchbox'), 'trc 20');
    const options = canvas.getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent).join()).toMatch(/USDT.*Tron/);
    await expect(options).toHaveLength(1);
  },
};

/** Nothing has that name; the search says so. */
export const FindingNothing: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await arriveAt(canvasElement, 'ready');
    await userEvent.type(canvas.getByRole('searchbox'), 'gold coins');
    await expect(canvas.getByText(/Nothing matches/)).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
