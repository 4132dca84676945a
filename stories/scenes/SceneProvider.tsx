/** The page around a story: its column, its direction, and the checkout's provider. */
import { StrictMode, type ReactNode } from 'react';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import {
  CheckoutProvider,
  type CheckoutProviderProps,
} from '../../src/checkout/CheckoutProvider.js';
import type { OpenedScene } from './openScene.js';
import { useView } from './view.js';

/** Props of {@link SceneProvider}. */
export interface SceneProviderProps {
  /** Absent where a story brings a provider of its own. */
  readonly scene: OpenedScene | undefined;
  readonly globals: ToolbarGlobals;
  /** Class of a host page that is ugly on purpose. */
  readonly host?: string | undefined;
  /** What the store sets beside that. */
  readonly provider?: Partial<Extract<CheckoutProviderProps, { client: unknown }>> | undefined;
  readonly children: ReactNode;
}

/** What a store says of itself, so that every story shows what comes of it. */
const STORE = { storeName: 'Paper & Pine', returnUrl: '/orders', supportUrl: '/help' };

/** Draws the page. */
export function SceneProvider({ scene, globals, host, provider, children }: SceneProviderProps) {
  const { theme, direction, locale, width, checked } = useView(globals);
  const inlineSize = checked || width === 'full' ? undefined : `calc(${width}px + 2rem)`;
  const appearance = { theme, ...provider?.appearance, ...(checked && { theme }) };
  return (
    <StrictMode>
      <div
        className={`story-host ${host ?? ''}`}
        dir={direction}
        data-theme={theme}
        data-host={host}
        data-checked={checked || undefined}
        style={{ inlineSize }}
      >
        {scene === undefined ? (
          children
        ) : (
          <CheckoutProvider
            client={scene.client}
            order={scene.order}
            locale={locale}
            // Unset it follows the language, as on a store's page.
            dir={checked || direction === 'rtl' ? direction : undefined}
            {...STORE}
            {...provider}
            appearance={appearance}
          >
            {children}
          </CheckoutProvider>
        )}
      </div>
    </StrictMode>
  );
}
