/** HTML in templates: whatever is put in is text, unless it is markup itself. Hono escapes it. */
import { html as honoHtml, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that was made by {@link html}, or that another part of this server has drawn. */
export type Markup = HtmlEscapedString;

/** What a template takes. */
export type Content = Markup | string | null | readonly Content[];

/** Makes markup. No template takes a promise, so it makes none either. */
export const html = honoHtml as (
  parts: TemplateStringsArray,
  ...contents: readonly Content[]
) => Markup;

/** A blank such as `{network}`, or the beginning or end of bold text. */
const PIECES = /(\{\w+\}|<\/?b>)/u;

/**
 * Fills in a sentence: `{network}` becomes the value of that name, and `<b>` is markup. A text keeps its own
 * direction, so that a code or a name reads the same in a sentence that runs from right to left.
 */
export function fillIn(
  sentence: string,
  values: Readonly<Record<string, string | Markup>>,
): Markup {
  const pieces = sentence.split(PIECES).map((piece) => {
    if (piece === '<b>' || piece === '</b>') return raw(piece);
    const value = /^\{\w+\}$/u.test(piece) ? values[piece.slice(1, -1)] : undefined;
    if (value === undefined) return piece;
    // Markup is a String with a mark of its own, a text is none.
    return typeof value === 'string' ? html`<bdi>${value}</bdi>` : value;
  });
  return html`${pieces}`;
}
