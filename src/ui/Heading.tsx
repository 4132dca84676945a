/** Heading of a screen: focus moves here when the screen changes, so that it is read out. */
import type { ReactNode } from 'react';

/** A screen's heading. Focusable by script only. */
export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="till-heading" tabIndex={-1} data-till-heading="">
      {children}
    </h2>
  );
}
