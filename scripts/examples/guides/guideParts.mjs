/** A guide, read as its reader does: from top to bottom, sentences and blocks of code. */

const FENCE = /^( *)(`{3,})\s*(\S*)\s*$/;
/** A file says its own name, where a reader looks for it: in a comment on its first line. */
const NAMED = /^(?:\/\/|#|--|<!--|\/\*) ?([\w./[\]-]+\.\w+)(?:, before (\S+))?(?: ?(?:-->|\*\/))?$/;
/** What a reader would type, in a sentence. */
const COMMAND =
  /`((?:npm|npx|node|pnpm|yarn|sh|bash|docker|curl|cp|mv|mkdir|cd|sqlite3|pg_dump|tillkit serve) [^`]+)`/g;
/** “…” in a handler stands for the options that the page has shown before. */
const MORE_OPTIONS = /^createCheckoutHandler\(\{\n\s*\/\/ …\n([^]*?)^\}\);\n$/m;

/** Lines of a fenced block, without the indent of a list. @returns block, and the line after it */
function readBlock(lines, start, heading) {
  const [, indent, fence, kind] = FENCE.exec(lines[start]);
  const end = lines.findIndex((line, index) => index > start && line.trim() === fence);
  if (end === -1) throw new Error(`The block of line ${start + 1} has no end.`);
  const code = lines.slice(start + 1, end).map((line) => line.replace(indent, ''));
  const [, file, before] = NAMED.exec(code[0] ?? '') ?? [];
  const block = { line: start + 1, heading, kind, code: `${code.join('\n')}\n`, file, before };
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

function stepOf(part, before, { leftOut, frames }) {
  const { line, heading, kind, code, file } = part;
  const at = { line, heading };
  const keyIn = (keys) => Object.keys(keys).find((key) => code.includes(key));
  const [left, frame] = [keyIn(leftOut), keyIn(frames)];
  if (left !== undefined) return { ...at, left };
  if (frame !== undefined) return { ...at, frame, code };
  if (kind === 'sh' || kind === 'bash') {
    return { ...at, shell: kind, runs: code, keepsRunning: /\bterminal\b/.test(before) };
  }
  if (file !== undefined) {
    return { ...at, [part.before ? 'adds' : 'writes']: file, before: part.before, code };
  }
  const [, options] = MORE_OPTIONS.exec(code) ?? [];
  if (options) return { ...at, adds: 'lib/till.ts', before: '});', code: options };
  if (kind === 'json') return { ...at, shows: code };
  throw new Error(
    `Line ${line} has a block “${kind}” that names no file and is not for a shell, so this test cannot follow it. ` +
      'Name its file in a comment on its first line, such as “// shop.mjs”, or leave it out, with the reason.',
  );
}

/**
 * What a reader does, in order: each step has its line, its heading, and what it `runs`, `writes`, `adds` to a file, `shows` as an
 * answer, or `reads`, then with the `commands` in that sentence. One that is left out has `left`.
 *
 * @param table of the page: `leftOut` with a reason by a part of a block, `frames` for fragments.
 * @throws Error for what this cannot follow: it would go on as if it had been tried.
 */
export function stepsOf(markdown, { leftOut = {}, frames = {} }) {
  const parts = partsOf(markdown);
  return parts.map((part, index) => {
    if (part.text === undefined) {
      return stepOf(part, parts[index - 1]?.text ?? '', { leftOut, frames });
    }
    const commands = [...part.text.matchAll(COMMAND)].map(([, command]) => command);
    return { line: part.line, heading: part.heading, reads: part.text, commands };
  });
}

/** The block of a page that holds a text, for a page whose reader has it from another. */
export function blockWith(markdown, text) {
  const found = partsOf(markdown).filter(({ code }) => code?.includes(text));
  if (found.length !== 1) throw new Error(`${found.length} blocks hold “${text}”.`);
  return found[0].code;
}
