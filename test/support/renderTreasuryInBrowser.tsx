/** Paints a part of the back office in a real browser, over a scene of the sandbox. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import { TreasuryProvider } from '../../src/treasury/panel/TreasuryProvider.js';
import '../../src/treasury/panel/styles.css';
import type { Dialect } from '../../src/sandbox/responses.js';
import type { OfficeSceneName } from '../../stories/treasury/officeScenes.js';
import { openOffice } from '../../stories/treasury/openOffice.js';

let root: Root | undefined;

/** How the page is painted. */
export interface TreasuryRenderOptions {
  readonly scene: OfficeSceneName;
  readonly width: number;
  readonly height?: number;
  readonly theme: 'light' | 'dark';
  readonly dialect?: Dialect;
  readonly direction?: 'ltr' | 'rtl';
  /** BCP 47 tag of numbers and dates. */
  readonly locale?: string;
}

/** Paints and answers the part's element. */
export async function renderTreasuryInBrowser(
  children: ReactNode,
  paint: TreasuryRenderOptions,
): Promise<Element> {
  const { scene, width, height = 1100, theme, direction = 'ltr', locale = 'en' } = paint;
  const { client } = await openOffice(scene, { dialect: paint.dialect ?? 'documented' });
  await page.viewport(width, height);
  document.documentElement.dir = direction;
  document.body.style.cssText = `margin:0;background:${theme === 'dark' ? '#000' : '#eceff3'}`;
  const host = document.body.appendChild(document.createElement('main'));
  root = createRoot(host);
  flushSync(() =>
    root?.render(
      <TreasuryProvider client={client} locale={locale} appearance={{ theme }}>
        {children}
      </TreasuryProvider>,
    ),
  );
  const part = host.querySelector('.till');
  if (!part) throw new Error('Nothing of the back office was painted.');
  return part;
}

/** Takes what was painted off the page. */
export function unmountTreasury(): void {
  root?.unmount();
  root = undefined;
  document.documentElement.removeAttribute('dir');
  document.body.replaceChildren();
}
