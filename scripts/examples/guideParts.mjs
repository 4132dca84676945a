/** A guide, read as its reader does: from top to bottom, sentences and blocks of code. */

const FENCE = /^( *)(`{3,})\s*(\S*)\s*$/;
/** A file says its own name, where a reader looks for it: in a comment on its first line. */
const NAMED = /^(?:\/\/|#|--|<!--|\/\*) ?([\w./-]+\.\w+)(?: ?(?:-->|\*\/))?$/;
/** What a reader would type, hidden in a sentence, where nothing runs it. */
const COMMAND = /`((?:npm|npx|node|pnpm|yarn|sh|bash|docker|curl|cp|mv|mkdir|cd|export) [^`]+)`/;

/** Lines of a fenced block, without the indent of a list. @returns block, and the line after it */
function readBlock(lines, start, heading) {
  const [, indent, fence, kind] = FENCE.exec(lines[start]);
  const end = lines.findIndex((line, index) => index > start && line.trim() === fence);
  if (end === -1) throw new Error(`The block of line ${start + 1} has no end.`);
  const code = lines.slice(start + 1, end).map((line) => line.replace(indent, ''));
  const block = {
    line: start + 1,
    heading,
    kind,
    code: `${code.join('\n')}\n`,
    file: NAMED.exec(code[0] ?? '')?.[1],
  };
  return [block, end + 1];
}

/** Headings, paragraphs and blocks, in their order. A paragraph is one line here. */
export function partsOf(markdown) {
  const lines = markdown.split('\n');
  const parts = [];
  let heading = '';
  let index = 0;
  while (index < lines.length) {
    if (FENCE.test(lines[index])) {
      const [block, after] = readBlock(lines, index, heading);
      parts.push(block);
      index = after;
    } else if (lines[index].startsWith('#')) {
      heading = lines[index].replace(/^#+ /, '');
      index += 1;
    } else {
      const start = index;
      while (lines[index]?.trim() && !/^#|^ *```/.test(lines[index])) index += 1;
      const text = lines.slice(start, index).map((line) => line.trim());
      if (text.length > 0) parts.push({ line: start + 1, heading, text: text.join(' ') });
      else index += 1;
    }
  }
  return parts;
}

/**
 * What a reader does, in order: `{ runs }`, `{ writes }` or `{ reads }`, each with its line and what it says.
 *
 * @param leftOut reasons, by heading: sections whose blocks are not followed.
 * @throws Error for what this cannot follow: it would go on as if it had been tried.
 */
export function stepsOf(markdown, leftOut) {
  const parts = partsOf(markdown);
  for (const [heading, reason] of Object.entries(leftOut)) {
    if (parts.some((part) => part.heading === heading && part.code !== undefined)) continue;
    throw new Error(`No block stands under “${heading}” any more, left out because it ${reason}.`);
  }
  return parts.filter(({ heading }) => !Object.hasOwn(leftOut, heading)).map(stepOf);
}

function stepOf(part, index, parts) {
  const { line, text, kind, code, file } = part;
  if (text !== undefined) {
    const [, command] = COMMAND.exec(text) ?? [];
    if (command === undefined) return { line, reads: text };
    throw new Error(
      `Line ${line} has the command “${command}” in a sentence, where no test runs it. Put it into a block of its own.`,
    );
  }
  const before = parts[index - 1]?.text ?? '';
  if (kind === 'sh' || kind === 'bash') {
    return { line, shell: kind, runs: code, keepsRunning: /\bterminal\b/.test(before) };
  }
  if (file !== undefined) return { line, writes: file, code };
  throw new Error(
    `Line ${line} has a block “${kind}” that names no file and is not for a shell, so this test cannot follow it. ` +
      'Name its file in a comment on its first line, such as “// shop.mjs”, or leave its section out, with the reason.',
  );
}
