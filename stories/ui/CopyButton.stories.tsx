/** Copying says what became of it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CopyButton } from '../../src/ui/CopyButton.js';
import { waitForScene, inScene } from '../scenes/waitForScene.js';
import { ComponentCard } from '../scenes/ComponentCard.js';

function Copying({ address }: { readonly address: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={shown}>{address}</code>
      {/* On a line of its own, as everywhere: a refusal is as wide as it needs from there on. */}
      <div>
        <CopyButton text={address} label="Copy address" shown={shown} />
      </div>
    </>
  );
}

const meta: Meta<typeof CopyButton> = {
  title: 'Pieces/CopyButton',
  component: CopyButton,
  parameters: inScene('pay_usdt_tron'),
  render: () => <ComponentCard render={({ address }) => <Copying {...address} />} />,
  play: waitForScene,
};

export default meta;

/** Not pressed yet. */
export const BeforeCopying: StoryObj = {};

/** Pressed: "Copied" where the browser says so, else that copying is blocked. Never a guess. */
export const AfterCopying: StoryObj = {
  play: async (story) => {
    await waitForScene(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() =>
      expect(story.canvas.getByRole('status')).toHaveTextContent(/Copied|Couldn’t copy/),
    );
  },
};
