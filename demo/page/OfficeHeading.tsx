/** The page's heading, which takes the focus when somebody has signed in or out. */
import { useEffect, useRef, type ReactNode } from 'react';

interface OfficeHeadingProps {
  /** Whether the page has changed under somebody's hands: the button that they pressed is gone. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Draws the heading. */
export function BackOfficeHeading({ takesFocus, children }: OfficeHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 id="office-title" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
