/** Every state of the currency picker. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CurrencyPicker } from '../src/checkout/CurrencyPicker/CurrencyPicker.js';
import { waitForStatus, inScene } from './scenes/waitForScene.js';

const meta = {
  title: 'Parts/CurrencyPicker',
  component: CurrencyPicker,
  play: ({ canvasElement }) => waitForStatus(canvasElement, 'ready'),
} satisfies Meta<typeof CurrencyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token with its price; one with several networks says how many. */
export const Choosing: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas }) => {
    await waitForStatus(canvasElement, 'ready');
    const first = canvas.getByRole('option', { name: /^USDT Tether \d networks/ });
    // A picture waits until it is in view.
    first.scrollIntoView();
    await waitFor(() => expect(first.querySelector('[data-icon] img')).toBeVisible());
  },
};

/** Where the store has no picture, the first letter stands in its place. */
export const WithoutPictures: Story = {
  parameters: inScene('choose_without_pictures'),
  play: async ({ canvasElement }) => {
    await waitForStatus(canvasElement, 'ready');
    await expect(canvasElement.querySelector('.till-letter img')).toBeNull();
  },
};

/** The listing is on its way. */
export const Loading: Story = {
  parameters: inScene('slow_service'),
  play: ({ canvasElement }) => waitForStatus(canvasElement, 'loading'),
};

/** Prices and listing could not be had. */
export const ServiceUnavailable: Story = {
  parameters: inScene('service_down'),
  play: ({ canvasElement }) => waitForStatus(canvasElement, 'error'),
};

/** The store offers nothing. */
export const NothingToChoose: Story = {
  parameters: inScene('nothing_to_choose'),
  play: ({ canvasElement }) => waitForStatus(canvasElement, 'empty'),
};

/** Forty-odd currencies: tokens first, search above. */
export const ChoosingAmongMany: Story = { parameters: inScene('choose_among_many') };

/** A top-up has no amount, so no prices stand beside the names. */
export const ChoosingForTopUp: Story = { parameters: inScene('choose_for_top_up') };

/** One currency was chosen before. */
export const ChosenBefore: Story = { parameters: inScene('pay_usdt_tron') };

/** `trc 20`, `TRC-20` and `trc20` find the same. */
export const Searching: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
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
    await waitForStatus(canvasElement, 'ready');
    await userEvent.type(canvas.getByRole('searchbox'), 'gold coins');
    await expect(canvas.getByText(/No results for/)).toBeVisible();
    await expect(canvas.getByText(/paste an address from your wallet/)).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** The second step: the networks of a token, each with its own figure. */
export const ChoosingNetwork: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('option', { name: /^USDT Tether \d networks/ }));
    await expect(canvas.getByRole('listbox', { name: 'Choose a network' })).toHaveFocus();
    await expect(canvas.getByRole('option', { name: 'USDT Tron TRC-20' })).toBeVisible();
  },
};

/** The same list the other way round. */
export const ChoosingByNetwork: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('button', { name: 'By network' }));
    await expect(canvas.getByRole('option', { name: /^Ethereum \d+ currencies/ })).toBeVisible();
  },
};

/** An address of one's own finds its network; that others look the same is said. */
export const FindingOnesNetwork: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await expect(canvas.getByText(/an address on Ethereum, BNB Smart Chain/)).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(3);
  },
};

/** Typed with the keyboard set to Cyrillic. */
export const SearchingWithWrongKeyboard: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.type(canvas.getByRole('searchbox'), 'гыве');
    await expect(canvas.getByText('Showing results for “usdt”')).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(1);
  },
};

/** The store states the least amount and the usual time of some currencies. */
export const KnowingMinimumAndTime: Story = {
  parameters: inScene('choose_with_details'),
  play: async ({ canvasElement, canvas }) => {
    await waitForStatus(canvasElement, 'ready');
    await expect(canvas.getByRole('option', { name: /^BTC.*about 20 min/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^ETH.*too small/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A contract's address finds its token, and is never taken for an address to pay to. */
export const FindingByContract: Story = {
  parameters: inScene('choose'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await expect(canvas.getByRole('option')).toHaveAccessibleName(/^USDT Tether Tron/);
  },
};

/** What was chosen last in this browser stands first. */
export const LastUsedFirst: Story = {
  parameters: inScene('choose'),
  beforeEach: () => localStorage.setItem('till-last-currency', 'BTC.Bitcoin'),
  play: async ({ canvasElement, canvas }) => {
    await waitForStatus(canvasElement, 'ready');
    const recent = await canvas.findByRole('group', { name: 'Last used' });
    await expect(within(recent).getByRole('option')).toHaveAccessibleName(/^BTC Bitcoin/);
  },
};

/** A currency was pressed, and the store has not answered: the row is busy, no other can be pressed. */
export const FixingPrice: Story = {
  parameters: inScene('choose_unanswered'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('option', { name: /^BTC Bitcoin/ }));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('option', { name: /^BTC Bitcoin/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The choice did not get through: it is said, and tried again. */
export const PriceNotFixed: Story = {
  parameters: inScene('choose_lost'),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await waitForStatus(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('option', { name: /^BTC Bitcoin/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('listbox')).not.toHaveAttribute('aria-busy');
  },
};
