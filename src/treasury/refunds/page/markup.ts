/** HTML in templates: whatever is put in is text, unless it is markup itself. */

/** Markup that was made here. */
export class Markup {
  constructor(readonly html: string) {}
}

/** What a template takes. */
export type Content = Markup | string | null | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function htmlOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Markup) return content.html;
  if (typeof content === 'string')
    return content.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '');
  return content.map(htmlOf).join('');
}

/** Makes markup. Texts are escaped, also for attributes in quotes. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(
    parts.reduce((text, part, at) => text + htmlOf(contents[at - 1] ?? null) + part),
  );
}

/** A blank such as `{network}`, or the beginning or end of bold text. */
const PIECES = /(\{\w+\}|<\/?b>)/u;

/**
 * Fills in a sentence: `{network}` becomes the value of that name, and `<b>` is markup. A value keeps its own
 * direction, so that a code or a name reads the same in a sentence that runs from right to left.
 */
export function fillIn(sentence: string, values: Readonly<Record<string, Content>>): Markup {
  const pieces = sentence.split(PIECES).map((piece) => {
    if (piece === '<b>' || piece === '</b>') return new Markup(piece);
    const value = /^\{\w+\}$/u.test(piece) ? values[piece.slice(1, -1)] : undefined;
    if (value === undefined) return piece;
    return value instanceof Markup ? value : html`<bdi>${value}</bdi>`;
  });
  return html`${pieces}`;
}
