/** A chart on a canvas, by uPlot. Loaded late. Hidden from screen readers: a table says the same. */
import { useEffect, useRef, type RefObject } from 'react';
import uPlot from 'uplot';
import { axisAmount, type Height } from './plotValues.js';

/** Props of {@link Plot}. */
export interface PlotProps {
  readonly kind: 'bars' | 'line';
  /** One for each day, oldest first; null leaves a gap. */
  readonly heights: readonly Height[];
  /** The last one is drawn as not over: a hatched bar, or a dot. */
  readonly lastIsOpen: boolean;
  /** A label below each; only as many are written as fit. */
  readonly labels: readonly string[];
  /** What is written above the highest one; null for nothing. */
  readonly highest: string | null;
  readonly locale: string;
}

/** What is drawn, and where. */
interface Drawing extends PlotProps {
  readonly width: number;
  readonly colors: Colors;
  /** The writing runs from right to left, and so does time. */
  readonly isRtl: boolean;
}

const HEIGHT = 220;

/** Colours as the browser has worked them out, also where it forces its own. */
interface Colors {
  readonly accent: string;
  readonly muted: string;
  readonly line: string;
  readonly text: string;
  readonly font: string;
}

const INKS = ['accent', 'muted', 'line', 'text'] as const;

function colorsOf(host: HTMLElement): Colors {
  const read = (ink: (typeof INKS)[number]): string => {
    const sample = host.querySelector(`[data-ink="${ink}"]`);
    return sample ? getComputedStyle(sample).color : 'currentColor';
  };
  const { fontFamily } = getComputedStyle(host);
  return {
    ...{ accent: read('accent'), muted: read('muted'), line: read('line'), text: read('text') },
    font: `12px ${fontFamily}`,
  };
}

/** Stripes in the colour of a bar, for what is not over. */
function hatching(context: CanvasRenderingContext2D, color: string): CanvasPattern | string {
  const size = 6 * devicePixelRatio;
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [size, size];
  const ink = tile.getContext('2d');
  if (!ink) return color;
  ink.strokeStyle = color;
  ink.lineWidth = 1.5 * devicePixelRatio;
  for (const from of [-size, 0, size]) {
    ink.moveTo(from - 1, size + 1);
    ink.lineTo(from + size + 1, -1);
  }
  ink.stroke();
  return context.createPattern(tile, 'repeat') ?? color;
}

/** About how wide the longest of some texts is drawn. */
const widthOf = (texts: readonly string[] | null): number =>
  Math.max(5, ...(texts ?? []).map((text) => text.length)) * 7;

/** How many labels lie between two that are written. */
function stepFor(labels: readonly string[], width: number): number {
  const room = Math.max(1, Math.floor(width / (widthOf(labels) + 14)));
  return Math.max(1, Math.ceil(labels.length / room));
}

/** Counted from the last one, so that today is always named. */
function splitsFor(labels: readonly string[], width: number): number[] {
  const step = stepFor(labels, width);
  return labels
    .map((_, index) => index)
    .filter((index) => (labels.length - 1 - index) % step === 0);
}

function seriesOf({ kind, lastIsOpen, colors }: Drawing): uPlot.Series[] {
  const { accent } = colors;
  if (kind === 'bars') {
    const bars = uPlot.paths.bars?.({ size: [0.62, 48], radius: 0.12 });
    const solid = { ...(bars && { paths: bars }), fill: accent, stroke: accent, width: 0 };
    const open = {
      ...(bars && { paths: bars }),
      stroke: accent,
      width: 1.5,
      fill: ({ ctx }: uPlot) => hatching(ctx, accent) as string,
    };
    return [{}, { ...solid, points: { show: false } }, { ...open, points: { show: false } }];
  }
  const line = { stroke: accent, width: 2, fill: soft(accent), spanGaps: false };
  // A day between two gaps has no line, so it gets a dot.
  const points = { show: true, size: 5, fill: accent, stroke: accent };
  const dot = { stroke: accent, points: { show: lastIsOpen, size: 9, fill: accent } };
  return [{}, { ...line, points }, dot];
}

/** The same colour, mostly transparent: `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`. */
const soft = (color: string): string =>
  color.startsWith('rgb(')
    ? color.replace('rgb(', 'rgba(').replace(')', ', 0.12)')
    : color.replace(/\)$/, ' / 0.12)');

/** Splits off the last value, which is drawn in its own way. */
function dataOf({ kind, heights, lastIsOpen }: PlotProps): uPlot.AlignedData {
  const last = heights.length - 1;
  const xs = heights.map((_, index) => index);
  const open = heights.map((height, index) => (lastIsOpen && index === last ? height : null));
  const over =
    kind === 'line'
      ? [...heights]
      : heights.map((height, index) => (lastIsOpen && index === last ? null : height));
  return [xs, over, open];
}

function optionsOf(drawing: Drawing): uPlot.Options {
  const { kind, heights, labels, locale, isRtl, highest, width } = drawing;
  const { muted, line, font } = drawing.colors;
  const most = Math.max(0, ...heights.map((height) => height ?? 0));
  const axis = { stroke: muted, font, ticks: { show: false } };
  const margin = kind === 'bars' ? 0.6 : 0.2;
  return {
    width,
    height: HEIGHT,
    pxAlign: 1,
    padding: [highest === null ? 8 : 22, isRtl ? null : 12, null, isRtl ? 12 : null],
    legend: { show: false },
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: {
      x: {
        time: false,
        dir: isRtl ? -1 : 1,
        range: [-margin, Math.max(0, heights.length - 1) + margin],
      },
      // Of nothing but zeros the upper end is a dollar.
      y: { range: (_, __, max) => [0, (max > 0 ? max : 1) * 1.06] },
    },
    series: seriesOf(drawing),
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        splits: () => splitsFor(labels, width - 60),
        values: (_, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        ...axis,
        // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- an enum of types alone: right, left
        side: isRtl ? 1 : 3,
        size: (_, values) => widthOf(values) + 12,
        space: 44,
        grid: { stroke: line, width: 1 },
        values: (_, splits) => splits.map((value) => axisAmount(value, locale)),
      },
    ],
    hooks: {
      draw: [
        (plot) => {
          if (highest !== null && most > 0)
            writeHighest(plot, heights.indexOf(most), most, drawing);
        },
      ],
    },
  };
}

function writeHighest(
  plot: uPlot,
  index: number,
  most: number,
  { highest, colors: { text, font } }: Drawing,
): void {
  const { ctx } = plot;
  ctx.save();
  ctx.fillStyle = text;
  ctx.font = font.replace('12px', `600 ${String(12 * devicePixelRatio)}px`);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  const half = ctx.measureText(highest ?? '').width / 2;
  const x = plot.valToPos(index, 'x', true);
  const kept = Math.min(Math.max(x, half), ctx.canvas.width - half);
  ctx.fillText(highest ?? '', kept, plot.valToPos(most, 'y', true) - 5 * devicePixelRatio);
  ctx.restore();
}

/** Draws again when colours or size change. */
function useRedraw(host: RefObject<HTMLDivElement | null>, props: PlotProps): void {
  // Compared by content: a new answer mostly says the same.
  const content = JSON.stringify(props);
  useEffect(() => {
    const root = host.current;
    if (!root) return undefined;
    const shown = JSON.parse(content) as PlotProps;
    let plot: uPlot | null = null;
    let drawn = '';
    function draw(): void {
      const width = root?.clientWidth ?? 0;
      if (!root || width === 0) return;
      const colors = colorsOf(root);
      // The canvas itself is laid out from left to right.
      const isRtl = getComputedStyle(root.parentElement ?? root).direction === 'rtl';
      const state = JSON.stringify([width, colors, isRtl, devicePixelRatio]);
      if (state === drawn) return;
      drawn = state;
      plot?.destroy();
      plot = new uPlot(optionsOf({ ...shown, width, colors, isRtl }), dataOf(shown), root);
    }
    const sizes = new ResizeObserver(draw);
    sizes.observe(root);
    // The page's own switch of themes sets an attribute, or the variables, on one of these.
    const themes = new MutationObserver(draw);
    for (let part: Element | null = root; part; part = part.parentElement) {
      themes.observe(part, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] });
    }
    const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
      matchMedia(query),
    );
    for (const one of media) one.addEventListener('change', draw);
    draw();
    return () => {
      sizes.disconnect();
      themes.disconnect();
      for (const one of media) one.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [host, content]);
}

/** Draws the chart. */
export function Plot(props: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  useRedraw(host, props);
  return (
    <div ref={host} className="till-plot" aria-hidden="true" dir="ltr">
      {INKS.map((ink) => (
        <span key={ink} data-ink={ink} />
      ))}
    </div>
  );
}
