/** The checkout in a shop: the pictures of the documentation. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderSummaryPanel } from '../../demo/page/OrderSummaryPanel.js';
import { PayMasthead } from '../../demo/page/Masthead.js';
import page from '../../demo/page/page.css?inline';
import { SHOP_APPEARANCE, SHOP_PAGE } from '../../demo/page/shopAppearance.js';
import { Checkout } from '../../src/checkout/Checkout/Checkout.js';
import type { SceneName } from '../scenes/scenes.js';
import { inScene, waitForScene } from '../scenes/waitForScene.js';

const ORDER = {
  handle: '1042',
  kind: 'order' as const,
  title: 'Order 1042',
  lines: [
    { title: 'Field notebook', quantity: 1, amountUsd: '14.50' },
    { title: 'Letter paper', quantity: 1, amountUsd: '18.25' },
    { title: 'Forest ink', quantity: 1, amountUsd: '11.40' },
    { title: 'Shipping', quantity: 0, amountUsd: '4.35' },
  ],
  amountUsd: '48.50',
  sandbox: false,
};

/** The shop's page fills the window, and knows no column of the stories. */
const WHOLE_PAGE = `
  .host-paper { padding: 0; inline-size: auto !important; }
`;

const meta = {
  title: 'Embedding/Shop',
  component: Checkout,
  globals: { width: 'full' },
  play: waitForScene,
  render: (_args, { parameters }) => (
    <>
      <style>{page + WHOLE_PAGE}</style>
      <PayMasthead />
      <main className="pay">
        <div className="checkout-place">
          <Checkout />
        </div>
        <OrderSummaryPanel purchase={{ ...ORDER, paid: parameters['scene'] === 'paid' }} />
      </main>
    </>
  ),
  // What such a page says of its root would reach every other story of its documentation.
  parameters: { docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

const inShop = (scene: SceneName): Story => ({
  parameters: {
    ...inScene(scene),
    host: 'host-paper',
    provider: { ...SHOP_PAGE, appearance: SHOP_APPEARANCE },
  },
});

/** A currency is chosen. */
export const Choosing: Story = inShop('choose');

/** The code, the amount and the address. */
export const Paying: Story = inShop('pay_usdt_tron');

/** On its way. */
export const Detected: Story = inShop('seen');

/** Done. */
export const Paid: Story = inShop('paid');
