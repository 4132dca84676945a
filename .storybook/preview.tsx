/** What surrounds every story: a pretend store of its own, the toolbar's choices, strict accessibility. */
import type { Preview } from '@storybook/react-vite';
import { OnStage, type OnStageProps } from '../stories/scenes/OnStage.js';
import { isSceneName } from '../stories/scenes/scenes.js';
import { setStage, type Stage } from '../stories/scenes/stage.js';
import '../src/ui/styles.css';
import './preview.css';
import { globalTypes, initialGlobals, type ToolbarGlobals } from './globals.js';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { codePanel: true },
    controls: { disable: true },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Install', 'Proxy', 'Statuses'],
          'Checkout',
          'Parts',
          'Pieces',
          'Embedding',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: { ...initialGlobals },
  loaders: [
    async ({ parameters, globals }): Promise<{ stage?: Stage }> => {
      const { scene } = parameters as { readonly scene?: unknown };
      if (!isSceneName(scene)) return {};
      const { dialect } = globals as unknown as ToolbarGlobals;
      return { stage: await setStage(scene, { dialect }) };
    },
  ],
  decorators: [
    (Story, { loaded, globals, parameters }) => {
      const { stage } = loaded as { readonly stage?: Stage };
      const { host, provider } = parameters as Pick<OnStageProps, 'host' | 'provider'>;
      return (
        <OnStage
          stage={stage}
          globals={globals as unknown as ToolbarGlobals}
          host={host}
          provider={provider}
        >
          <Story />
        </OnStage>
      );
    },
  ],
};

export default preview;
