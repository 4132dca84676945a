/** Lines of 16 by 16, drawn beside a text that says the same. */
import { html, type Markup } from '../../../server/http/markup.js';

const ICONS = {
  warning: 'M8 2.3 14.3 13.2H1.7z M8 6.5v3 M8 11.3v.1',
  check: 'm3.5 8.5 3 3 6-7',
  cross: 'm4.5 4.5 7 7 M11.5 4.5l-7 7',
  eye: 'M1.8 8S4 4 8 4s6.2 4 6.2 4S12 12 8 12 1.8 8 1.8 8z M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  clock: 'M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2z M8 5v3.3l2 1.3',
  send: 'M4.5 11.5 11.5 4.5 M6 4.5h5.500V10',
  external: 'M6.5 4H4v8h8V9.5 M9 3.5h3.500V7 M12.3 3.7 7.5 8.5',
  back: 'm9.8 3.8-4 4.2 4 4.2',
  link: 'M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.8.8M9.3 6.7a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.8-.8',
} as const;

/** An icon's name. */
export type IconName = keyof typeof ICONS;

/** Draws it, unseen by screen readers. */
export const iconOf = (name: IconName): Markup =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true" class="icon icon-${name}">
    <path d="${ICONS[name]}" />
  </svg>`;

/** First letter of a name, in the place of a picture. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toUpperCase();
}
