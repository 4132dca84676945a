/** The page around a story: its column, its direction, and the checkout's provider. */
import { StrictMode, type ReactNode } from 'react';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import {
  CheckoutProvider,
  type CheckoutProviderProps,
} from '../../src/checkout/CheckoutProvider.js';
import type { Stage } from './stage.js';
import { useView } from './view.js';

/** Props of {@link OnStage}. */
export interface OnStageProps {
  /** Absent where a story brings a provider of its own. */
  readonly stage: Stage | undefined;
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
export function OnStage({ stage, globals, host, provider, children }: OnStageProps) {
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
        {stage === undefined ? (
          children
        ) : (
          <CheckoutProvider
            client={stage.client}
            order={stage.order}
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
