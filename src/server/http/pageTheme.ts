/** Colours of a page that the server draws whole: those of the checkout, with the store's accent. */
import { contrast, readable, TEXT_RATIO, type Rgb } from '../../contract/contrast.js';

/** A store's colour, or one for each theme. */
export const ACCENT = /^(?:#[0-9a-f]{6}|light-dark\(#[0-9a-f]{6}, ?#[0-9a-f]{6}\))$/iu;

type Colors = Readonly<Record<string, string>>;

/** The checkout's own, of `src/ui/base.css`, and the ground around its card. */
export const LIGHT = {
  accent: '#1c4fd1',
  'on-accent': '#ffffff',
  background: '#ffffff',
  surface: '#f4f6f8',
  text: '#12161d',
  'text-muted': '#58616e',
  border: '#dde1e7',
  control: '#858e9b',
  success: '#0f6b3a',
  'success-soft': '#e8f5ed',
  warning: '#7a4a00',
  'warning-soft': '#fdf3e1',
  danger: '#a11a1f',
  'danger-soft': '#fdecec',
  ground: '#f4f4f2',
};

/** The same in the dark. */
export const DARK: typeof LIGHT = {
  accent: '#8fb3ff',
  'on-accent': '#0a1530',
  background: '#14171c',
  surface: '#1f242b',
  text: '#eef1f5',
  'text-muted': '#a4adba',
  border: '#303741',
  control: '#7b8593',
  success: '#6fd79d',
  'success-soft': '#16301f',
  warning: '#f1c06b',
  'warning-soft': '#33270f',
  danger: '#ff9c9c',
  'danger-soft': '#3a1a1c',
  ground: '#0b0d10',
};

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** In a store's accent: black or white on it, whichever has more contrast, and links that can be read. */
function inAccent(colors: typeof LIGHT, given: string | undefined): Colors {
  const accent = rgbOf(given ?? colors.accent);
  const grounds = [colors.background, colors.surface, colors.ground].map(rgbOf);
  const isDark = contrast(accent, [255, 255, 255]) > contrast(accent, [0, 0, 0]);
  return {
    ...colors,
    ...(given === undefined ? {} : { accent: given, 'on-accent': isDark ? '#ffffff' : '#000000' }),
    link: hexOf(readable(accent, grounds, TEXT_RATIO)),
  };
}

const variables = (colors: Colors): string =>
  Object.entries(colors)
    .map(([name, color]) => `--till-color-${name}:${color};`)
    .join('');

/** The variables of a page, in both themes. @param accent of the store, as {@link ACCENT}. @default the checkout's blue */
export function pageTheme(accent?: string): string {
  const [ofLight, ofDark = ofLight] = accent?.toLowerCase().match(/#\w{6}/gu) ?? [];
  return `:root { color-scheme: light dark; ${variables(inAccent(LIGHT, ofLight))} }
@media (prefers-color-scheme: dark) { :root { ${variables(inAccent(DARK, ofDark))} } }`;
}

/** A page around its card: its colours, its ground, and a head with the store's name. @param width of the card at most */
export const pageFrame = (
  accent: string | undefined,
  width: string,
): string => `${pageTheme(accent)}
* { box-sizing: border-box; }
body { margin: 0; background: var(--till-color-ground); color: var(--till-color-text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; }
main { max-inline-size: ${width}; margin-inline: auto; padding: 0 .625rem 1rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; align-content: center; justify-content: space-between;
  min-block-size: 2.75rem; padding: .5rem; color: var(--till-color-text-muted); font-size: .875rem; }
.store { color: var(--till-color-text); font-size: 1rem; font-weight: 600; line-height: 1.5; letter-spacing: normal; }
.store::before { content: ""; display: inline-block; inline-size: .625em; block-size: .625em; margin-inline-end: .5em;
  border-radius: 50%; background: var(--till-color-link); }
p { margin: 0; text-wrap: pretty; }
@media (min-width: 40rem) and (min-height: 30rem) { main { padding-block: .625rem 3rem; } }
@media (forced-colors: active) { .store::before { background: CanvasText; forced-color-adjust: none; } }`;
