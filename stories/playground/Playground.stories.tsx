/** A store's look, found by trying. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { waitForScene, inScene, openedScene } from '../scenes/waitForScene.js';
import { Playground } from './Playground.js';

const meta: Meta = {
  title: 'Playground',
  // It is the page itself.
  tags: ['!autodocs'],
  parameters: { ...inScene('choose'), ownProvider: true },
  globals: { width: 'full' },
  render: (_args, { loaded }) => <Playground scene={openedScene({ loaded })} />,
  play: waitForScene,
};

export default meta;

/** Choose, look, and take the code along. */
export const Look: StoryObj = {};

/** The payment's own screen, begun with a preset. */
export const LookOfPaying: StoryObj = {
  parameters: { ...inScene('pay_bitcoin'), ownProvider: true },
  play: async (story) => {
    await waitForScene(story);
    const { canvas, userEvent } = story;
    await userEvent.click(canvas.getByRole('radio', { name: 'midnight' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Script tag' }));
    await expect(canvas.getByRole('group', { name: 'Script tag' })).toHaveTextContent(
      "data-appearance='midnight'",
    );
  },
};
