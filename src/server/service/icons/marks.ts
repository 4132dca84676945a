/**
 * A mark for every currency: our own drawings, not the logos of their makers. Flat and simple, so that
 * they differ at 36 pixels by colour and shape, on light and dark pages.
 */

/** Used on every disc except the lightest. */
const WHITE = '#fff';

/** A stroke with round ends. */
export function line(path: string, width = 2.6, colour = WHITE): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A filled outline. */
export function shape(path: string, colour = WHITE): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

/** The same, rotated clockwise about the centre. */
export function turned(degrees: number, sign: string): string {
  return `<g transform="rotate(${String(degrees)} 18 18)">${sign}</g>`;
}

/** Path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const [r, across] = [String(radius), String(radius * 2)];
  return `M${String(x - radius)} ${String(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
}

/** Path of a square that stands on a corner. */
export function diamond(x: number, y: number, reach: number): string {
  const r = String(reach);
  return `M${String(x)} ${String(y - reach)}l${r} ${r}-${r} ${r}-${r}-${r}z`;
}

/** A sign on a coloured disc. */
export interface Mark {
  /** Colour, `#` and six digits. */
  readonly disc: string;
  /** Paths on a square of 36. */
  readonly sign: string;
}

/** The whole drawing. */
export const pictureOf = ({ disc, sign }: Mark): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">' +
  `<circle cx="18" cy="18" r="18" fill="${disc}"/>${sign}</svg>`;

/** A B, and the ends of two bars above and below it. */
const BITCOIN =
  line('M13 10.8h6.3a3.5 3.5 0 0 1 0 7H13m0 0h7.4a3.7 3.7 0 0 1 0 7.4H13zm0-7v14', 2.7) +
  line('M15.4 7.4v3.2m4.2-3.2v3.2m-4.2 14.8v3.2m4.2-3.2v3.2', 2.3);

/** A T, and a ring around its stem. */
const TETHER =
  shape('M9.8 9.2h16.4v4.6h-5.8v14h-4.8v-14H9.8z') +
  line(
    'M14 16.4c-3.9.3-6.7 1.2-6.7 2.4 0 1.5 4.8 2.6 10.7 2.6s10.7-1.1 10.7-2.6c0-1.2-2.8-2.1-6.7-2.4',
    1.7,
  );

const DOLLAR =
  'M22.3 14.6c-.5-1.7-2-2.7-4.2-2.7-2.4 0-4.1 1.2-4.1 3.1 0 4.3 8.4 1.9 8.4 6.2 0 1.9-1.8 3.1-4.3 3.1-2.3 0-4-1.1-4.5-2.9M18 8.8v3.1m0 12.4v3';

/** The left and the right of a ring. */
const BRACES = line('M12.6 9a10.4 10.4 0 0 0 0 18m10.8-18a10.4 10.4 0 0 1 0 18', 2.4);

const COINS: Readonly<Record<string, Mark>> = {
  BTC: { disc: '#db6f00', sign: turned(12, BITCOIN) },
  BCH: { disc: '#0b8a55', sign: turned(-16, BITCOIN) },
  ETH: {
    disc: '#5d6f9f',
    sign:
      shape('M18 5.5v11.2l-8 3.6zm0 18.1v7L10 22z', '#cfd7ea') +
      shape('M18 5.5v11.2l8 3.6zm0 18.1v7l8-8.6zm-8-3.3l8-3.6 8 3.6-8 4.6z'),
  },
  TRX: {
    disc: '#d9112a',
    sign: line(
      'M8.6 9.4l15.2 2.8 4.6 4.2-11.2 13.2zl9.8 8.2 10-1.2m-10 1.2l-1.2 12m1.2-12l5.4-5.4',
      1.9,
    ),
  },
  LTC: {
    disc: '#3a64a8',
    sign: line('M17.8 8.6l-4.4 17.6h11', 3.4) + line('M10.8 21.6l10.4-4.6', 2.6),
  },
  BNB: {
    disc: '#2d3138',
    sign: shape(
      diamond(18, 18, 3.9) +
        diamond(18, 8.6, 3.9) +
        diamond(27.4, 18, 3.9) +
        diamond(18, 27.4, 3.9) +
        diamond(8.6, 18, 3.9),
      '#f3ba2f',
    ),
  },
  POL: {
    disc: '#7b3fe4',
    sign: line(
      'M12.6 14.8l4.8 2.8v5.6l-4.8 2.8-4.8-2.8v-5.6zm10.8-4.8l4.8 2.8v5.6l-4.8 2.8-4.8-2.8v-5.6z',
      2.4,
    ),
  },
  DOGE: {
    disc: '#9c7d16',
    sign: line('M13.4 9.6h4.2a8.4 8.4 0 0 1 0 16.8h-4.2z', 3.2) + line('M9.4 18h9', 2.8),
  },
};

const DOLLARS: Readonly<Record<string, Mark>> = {
  USD: { disc: '#47794f', sign: line(DOLLAR, 2.8) },
  USDT: { disc: '#1b8f6b', sign: TETHER },
  USDC: {
    disc: '#2470c6',
    sign:
      line(DOLLAR, 2.3) +
      line('M13.4 6.6a12.2 12.2 0 0 0 0 22.8m9.2-22.8a12.2 12.2 0 0 1 0 22.8', 2.3),
  },
  DAI: {
    disc: '#f3b23b',
    sign:
      line('M12.2 9.6h5a8.4 8.4 0 0 1 0 16.8h-5z', 2.6, '#221a04') +
      line('M8.8 15.6h18.6M8.8 20.4h18.6', 1.9, '#221a04'),
  },
  USDD: {
    disc: '#1c6b60',
    sign:
      line('M13 10.4h4.6a7.6 7.6 0 0 1 0 15.2H13z', 2.8) +
      line('M13 7.4v3m4.4-3v3M13 25.6v3m4.4-3v3', 2.4),
  },
  USDE: { disc: '#41464f', sign: BRACES + line('M13.6 13.8h8.8M13.6 18h8.8m-8.8 4.2h8.8', 2.4) },
  USD1: { disc: '#977119', sign: line('M13.8 13.4l4.8-3.8v16.6m-5 0h10', 3.2) },
  PYUSD: {
    disc: '#1d428f',
    sign:
      line('M16.6 29.4l3.2-15.6h4a4.1 4.1 0 0 1 .2 8.2h-5.6', 2.8, '#8fc3f7') +
      line('M11.4 24.6L14.6 9h4.4a4.3 4.3 0 0 1 .4 8.6h-6', 3),
  },
};

const TOKENS: Readonly<Record<string, Mark>> = {
  ARB: {
    disc: '#2b4d77',
    sign:
      line('M18 6.4l10 5.8v11.6l-10 5.8-10-5.8V12.2z', 2.2, '#9fd0f2') +
      line('M13 23.6l5-12 5 12', 2.8),
  },
  CAKE: {
    disc: '#0f8793',
    sign:
      line('M14.6 17.6V9.8m6.8 7.8V9.8', 4) +
      shape(circle(18, 21.2, 7.4)) +
      shape(circle(15.2, 20.6, 1.4) + circle(20.8, 20.6, 1.4), '#0f8793'),
  },
  SHIB: {
    disc: '#d8401c',
    sign:
      shape('M8.6 8l6.2 4.4h6.4L27.4 8l-.8 10.6c-.2 5.6-4 9.4-8.6 9.4s-8.4-3.8-8.6-9.4z') +
      shape(`${circle(14.2, 18, 1.5)}${circle(21.8, 18, 1.5)}M15.6 22.2h4.8L18 24.8z`, '#d8401c'),
  },
  PEPE: {
    disc: '#3c8540',
    sign:
      shape(circle(12.6, 14.2, 4.6) + circle(23.4, 14.2, 4.6)) +
      shape(circle(13.8, 14.6, 2) + circle(24.6, 14.6, 2), '#1d3a1e') +
      line('M8.6 23.2c4 3.4 14.8 3.4 18.8 0', 2.8),
  },
  ENA: { disc: '#6f6a8f', sign: BRACES + line('M18 13v10m-5-5h10', 2.6) },
  WLFI: {
    disc: '#83642a',
    sign:
      line(circle(18, 18, 9.4), 2.2) +
      line('M8.6 18h18.8M18 8.6c-5 5.4-5 13.4 0 18.8 5-5.4 5-13.4 0-18.8z', 1.9),
  },
  WLD: {
    disc: '#3a3d42',
    sign:
      line(circle(18, 18, 9.8), 2.4) +
      line('M8.4 18h19M23.4 12.6h-4.8a5.4 5.4 0 0 0 0 10.8h4.8', 2.2),
  },
  XAUT: { disc: '#a87a12', sign: TETHER },
  SAND: {
    disc: '#0b84bd',
    sign: line(
      'M24.4 11.4H14a2.6 2.6 0 0 0-2.6 2.6v1.4A2.6 2.6 0 0 0 14 18h8a2.6 2.6 0 0 1 2.6 2.6V22a2.6 2.6 0 0 1-2.6 2.6H11.6',
      3.4,
    ),
  },
};

/** Marks by ticker: a currency looks the same on every network. */
export const CURRENCY_MARKS: ReadonlyMap<string, Mark> = new Map(
  Object.entries({ ...COINS, ...DOLLARS, ...TOKENS }),
);

/** Marks by network: that of its own coin, or of its token if its coin belongs to another network. */
export const NETWORK_MARKS: ReadonlyMap<string, Mark | undefined> = new Map(
  Object.entries({
    tron: COINS['TRX'],
    ethereum: COINS['ETH'],
    bsc: COINS['BNB'],
    polygon: COINS['POL'],
    bitcoin: COINS['BTC'],
    litecoin: COINS['LTC'],
    bitcoincash: COINS['BCH'],
    dogecoin: COINS['DOGE'],
    arbitrum: TOKENS['ARB'],
  }),
);
