/** The page around a story of the back office: its column, its direction, and the treasury's provider. */
import { StrictMode, type ReactNode } from 'react';
import type { ToolbarGlobals } from '../../.storybook/globals.js';
import {
  TreasuryProvider,
  type TreasuryProviderProps,
} from '../../src/treasury/panel/TreasuryProvider.js';
import { useView } from '../scenes/view.js';
import type { BackOffice } from './backOffice.js';

/** Props of {@link InOffice}. */
export interface InOfficeProps {
  readonly office: BackOffice;
  readonly globals: ToolbarGlobals;
  /** What the store sets beside that. */
  readonly provider?: Partial<Extract<TreasuryProviderProps, { client: unknown }>> | undefined;
  readonly children: ReactNode;
}

/** Draws the page. */
export function InOffice({ office, globals, provider, children }: InOfficeProps) {
  const { theme, direction, locale, width, checked } = useView(globals);
  const inlineSize = checked || width === 'full' ? undefined : `calc(${width}px + 2rem)`;
  return (
    <StrictMode>
      <div
        className="story-host"
        dir={direction}
        data-theme={theme}
        data-checked={checked || undefined}
        style={{ inlineSize }}
      >
        <TreasuryProvider
          client={office.client}
          locale={locale}
          {...provider}
          appearance={{ theme, ...provider?.appearance, ...(checked && { theme }) }}
        >
          {children}
        </TreasuryProvider>
      </div>
    </StrictMode>
  );
}
