/** A link to another page of Storybook, which changes the page in its frame and loads nothing anew. */
import type { MouseEvent, ReactNode } from 'react';

/** The part of Storybook's own page that is spoken to; absent where this is not one. */
interface StorybookPage {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly emit: (event: 'navigateUrl', path: string) => void;
  };
}

/** Props of {@link StoryLink}. */
export interface StoryLinkProps {
  /** Such as `story/playground--look`. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Draws the link. Pressed with a key held, it opens as any other does. */
export function StoryLink({ to, className, children }: StoryLinkProps) {
  const path = `?path=/${to}`;
  function go(event: MouseEvent): void {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as StorybookPage;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !channel || window.parent === window) return;
    event.preventDefault();
    channel.emit('navigateUrl', path);
  }
  return (
    <a className={className} href={`./${path}`} target="_top" onClick={go}>
      {children}
    </a>
  );
}
