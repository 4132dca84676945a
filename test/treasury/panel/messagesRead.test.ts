/** Every sentence of the catalogues is read somewhere: a dead one would be translated for nothing. */
import { describe, expect, it } from 'vitest';
import { en as treasury } from '../../../src/treasury/panel/messages/en.js';
import { en as shopper } from '../../../src/ui/messages/en.js';
import { readSources } from '../../package/packageFiles.js';

const sources = readSources('src');

/** All code of some rooms, without the catalogues themselves. */
function codeOf(rooms: RegExp): string {
  return Object.entries(sources)
    .filter(([path]) => rooms.test(path) && !path.includes('/messages/'))
    .map(([, text]) => text)
    .join('\n');
}

/** `messages.key`, `{ key } = messages`, or either of a hook's result. A comment does not read a sentence. */
function unread(keys: readonly string[], code: string): string[] {
  const lines = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const members = lines.matchAll(/\b(?:messages|use\w*Messages(?:With)?\(\w*\))\s*\.\s*(\w+)/g);
  const taken = lines.matchAll(/\{([^{}]*)\} = (?:messages|use\w*Messages(?:With)?\(\w*\))/g);
  const words = new Set([
    ...[...members].map(([, name]) => name),
    ...[...taken].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ]);
  return keys.filter((key) => !words.has(key));
}

describe('every message of the catalogue is used', () => {
  it('in the back office', () => {
    expect(unread(Object.keys(treasury), codeOf(/^src\/treasury\/panel\//))).toEqual([]);
  });

  it('on the shopper’s side', () => {
    const code = codeOf(/^src\/(ui|checkout|embed)\//);
    expect(unread(Object.keys(shopper), code)).toEqual([]);
  });

  it('and a planted one is found, also where only a comment names it', () => {
    const code =
      '/** messages.planted */\nconst { read } = messages; // messages.planted\n' +
      'const { planted } = order;\nreturn messages.said(planted);';
    expect(unread(['read', 'said', 'planted'], code)).toEqual(['planted']);
    const hooks =
      'useMessages().read;\nconst { said } = useMessagesWith(enStatus);\n' +
      'const { planted } = useOrder(messages);\nuseOrder().planted;';
    expect(unread(['read', 'said', 'planted'], hooks)).toEqual(['planted']);
  });
});
