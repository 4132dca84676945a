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
