/** What surrounds every story: a pretend store of its own, the toolbar's choices, strict accessibility. */
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { StrictArgTypes } from 'storybook/internal/types';
import { StatesPage } from '../stories/docs/StatesPage.js';
import { SceneProvider, type SceneProviderProps } from '../stories/scenes/SceneProvider.js';
import { isSceneName } from '../stories/scenes/scenes.js';
import { openScene, type OpenedScene } from '../stories/scenes/openScene.js';
import type { BackOffice } from '../stories/treasury/backOffice.js';
import { InOffice, type InOfficeProps } from '../stories/treasury/InOffice.js';
import { isOfficeSceneName } from '../stories/treasury/officeScenes.js';
import { openOffice } from '../stories/treasury/openOffice.js';
import '../src/ui/styles.css';
import '../src/treasury/panel/styles.css';
import './preview.css';
import { globalTypes, initialGlobals, type ToolbarGlobals } from './globals.js';
import { theme } from './theme.js';

// A late part of the widget may take its time on a busy machine; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 15_000 });

const NOTHING = / \| undefined$/;

/** Props are documented, not turned by hand: a state comes from a scene. Unions are spelled out. */
function readable(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { raw } = (argType.type ?? {}) as { readonly raw?: string };
      const type = raw === undefined ? argType.table?.type : { summary: raw.replace(NOTHING, '') };
      const table = type === undefined ? argType.table : { ...argType.table, type };
      return [name, { ...argType, control: { disable: true }, ...(table ? { table } : {}) }];
    }),
  );
}

/** The doc comment of a component, with its links and tags as prose. */
function describe(component: {
  readonly __docgenInfo?: { readonly description?: string };
}): string {
  return (component.__docgenInfo?.description ?? '')
    .replace(/\{@link (?:\w+\.)?(\w+)\}/g, '`$1`')
    .replace(/@example\n([\s\S]*?)(?=\n@|$)/g, '```tsx\n$1\n```')
    .replace(/@throws /g, 'Throws: ')
    .replace(/@selector (.*)/g, 'Selector: `$1`');
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // A guard at the ends of a menu or a dialog of Base UI takes the focus only to pass it on.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    layout: 'fullscreen',
    docs: {
      codePanel: true,
      extractComponentDescription: describe,
      page: StatesPage,
      theme,
    },
    controls: { disable: true },
    options: {
      storySort: {
        order: ['Playground', 'Checkout', 'Parts', 'Treasury', 'Pieces', 'Embedding'],
      },
    },
  },
  argTypesEnhancers: [({ argTypes }) => readable(argTypes)],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // What a shopper chose in one story must not stand first in the next. Storybook keeps its own here.
  beforeEach: () => {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith('till-'));
    ours.forEach((key) => localStorage.removeItem(key));
  },
  loaders: [
    async ({ parameters, globals }): Promise<{ scene?: OpenedScene }> => {
      const { scene } = parameters as { readonly scene?: unknown };
      if (!isSceneName(scene)) return {};
      const { dialect } = globals as unknown as ToolbarGlobals;
      return { scene: await openScene(scene, { dialect }) };
    },
    async ({ parameters, globals }): Promise<{ office?: BackOffice }> => {
      const { office } = parameters as { readonly office?: unknown };
      if (!isOfficeSceneName(office)) return {};
      const { dialect } = globals as unknown as ToolbarGlobals;
      return { office: await openOffice(office, { dialect }) };
    },
  ],
  decorators: [
    (Story, { loaded, globals, parameters }) => {
      const { scene, office } = loaded as {
        readonly scene?: OpenedScene;
        readonly office?: BackOffice;
      };
      if (office) {
        const { treasury } = parameters as { readonly treasury?: InOfficeProps['provider'] };
        return (
          <InOffice
            office={office}
            globals={globals as unknown as ToolbarGlobals}
            provider={treasury}
          >
            <Story />
          </InOffice>
        );
      }
      const { host, provider, ownProvider } = parameters as Pick<
        SceneProviderProps,
        'host' | 'provider'
      > & { readonly ownProvider?: boolean };
      return (
        <SceneProvider
          scene={ownProvider ? undefined : scene}
          globals={globals as unknown as ToolbarGlobals}
          host={host}
          provider={provider}
        >
          <Story />
        </SceneProvider>
      );
    },
  ],
};

export default preview;
