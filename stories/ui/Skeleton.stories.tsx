/** Grey lines where something is on its way. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../src/ui/Skeleton.js';
import { Frame } from '../../src/ui/Frame.js';
import { useMessages } from '../../src/ui/uiContext.js';
import { inScene } from '../scenes/waitForScene.js';

function Waiting({ lines }: { readonly lines: number }) {
  const { loading } = useMessages();
  return (
    <Frame part="till-piece" label={loading} busy>
      <Skeleton label={loading} lines={lines} />
    </Frame>
  );
}

const meta: Meta<typeof Skeleton> = {
  title: 'Pieces/Skeleton',
  component: Skeleton,
  parameters: inScene('slow_service'),
};

export default meta;

/** In the place of the status panel. */
export const OfStatus: StoryObj = { render: () => <Waiting lines={3} /> };

/** In the place of the whole checkout; a screen reader hears a sentence instead. */
export const OfCheckout: StoryObj = { render: () => <Waiting lines={5} /> };

/** In the dark theme. */
export const InDarkTheme: StoryObj = { ...OfCheckout, globals: { theme: 'dark' } };
