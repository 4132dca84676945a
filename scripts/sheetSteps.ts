/**
 * What the build makes of style sheets: sizes that a small root leaves alone, and `*.unlayered.css`, the rules
 * without a layer, for pages whose own resets are in none.
 */
import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostcssPlugin = Exclude<
  Extract<NonNullable<PostcssOptions['plugins']>[number], { postcssPlugin: string }>,
  (...given: never[]) => unknown
>;
type Sheet = Parameters<Extract<PostcssPlugin['OnceExit'], (...given: never[]) => unknown>>[0];

/** On every selector alike, so that the rules stand to one another as they do in the layer. */
const WEIGHT = ':is(.till.till.till, .till *)';

/** The weight before a pseudo-element: nothing but a state may follow one. */
const heavier = (selector: string): string => selector.replace(/(?=::)|$/, WEIGHT);

/** Takes a node away, and what stands empty without it. */
function drop(node: Pick<Sheet['nodes'][number], 'parent' | 'remove'>): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) drop(parent as typeof node);
}

/**
 * Variables are the page's to set, as in the layer. What is important in a layer outranks what is
 * important in the page, and would not outside.
 */
function keep(sheet: Sheet, layered: boolean): void {
  sheet.walkDecls((one) => {
    if ((one.important || one.prop.startsWith('--')) !== layered) drop(one);
  });
}

function withoutLayer(sheet: Sheet): void {
  sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return;
    rule.selectors = rule.selectors.map(heavier);
  });
}

/**
 * Many pages set `html { font-size: 62.5% }`. A larger root is the shopper's own wish, and grows all sizes; at a
 * smaller one, 1rem is 16 pixels still.
 */
const atLeast = (text: string): string =>
  text.replace(/(-?)(\d*\.?\d+)rem\b/g, (_, minus: string, size: string) => {
    const pixels = `${minus}${String(Number(size) * 16)}px`;
    return `${minus ? 'min' : 'max'}(${minus}${size}rem, ${pixels})`;
  });

/** The sheets that a page links. What a script puts into a shadow root, it measures by the shopper's own size. */
const FOR_ANY_ROOT = /\/(ui|panel)\/styles(\.unlayered)?\.css(\?|$)/;

/** The steps, for `css.postcss`. */
export const sheetSteps: PostcssOptions = {
  plugins: [
    {
      postcssPlugin: 'till-small-roots',
      OnceExit(sheet) {
        if (!FOR_ANY_ROOT.test(sheet.source?.input.from ?? '')) return;
        sheet.walkDecls((one) => {
          one.value = atLeast(one.value);
        });
        sheet.walkAtRules('container', (one) => {
          one.params = atLeast(one.params);
        });
      },
    },
    {
      postcssPlugin: 'till-unlayered',
      // Once all that is imported stands in the sheet.
      OnceExit(sheet) {
        if (!/\.unlayered\.css(\?|$)/.test(sheet.source?.input.from ?? '')) return;
        sheet.walkComments((comment) => void comment.remove());
        const layered = sheet.clone();
        keep(layered, true);
        keep(sheet, false);
        withoutLayer(sheet);
        sheet.prepend(layered.nodes);
      },
    },
  ],
};
