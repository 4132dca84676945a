/** Compiles one ICU message into the TypeScript expression that ships, and says what is wrong with it. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Written from right to left: what is put into a sentence keeps its own order by an isolate. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);
const PLURAL_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const ISOLATE = '\u2068';
const POP = '\u2069';

/** A fault of one message. */
export class MessageFault extends Error {}
const fault = (what) => {
  throw new MessageFault(what);
};

/** What a placeholder takes, read from its TypeScript type in the English file. */
export function placeholderKind(type) {
  const parts = type.split('|').map((part) => part.trim());
  const real = parts.filter((part) => part !== 'null' && part !== 'undefined');
  const absent = ['null', 'undefined'].filter((one) => parts.includes(one));
  const nullable = absent.length > 0;
  const literals = real.map((part) => /^'(\w+)'$/u.exec(part)?.[1]);
  if (literals.every((one) => one !== undefined))
    return { kind: 'choice', literals, nullable, absent };
  const [kind] = real;
  if (real.length === 1 && ['string', 'number', 'boolean', 'readonly string[]'].includes(kind)) {
    return { kind, literals: kind === 'boolean' ? ['true'] : [], nullable, absent };
  }
  return fault(`the type ${type} is none of string, number, boolean, readonly string[], 'a' | 'b'`);
}

const escaped = (text) =>
  text
    .replace(/\\/gu, '\\\\')
    .replace(/\n/gu, '\\n')
    .replace(
      /[\u00a0\u00ad\u061c\u200b-\u200f\u202a-\u202f\u2060-\u2069]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
/** A string of the source code. */
export const quoted = (text) => `'${escaped(text).replace(/'/gu, "\\'")}'`;

/** Texts and expressions in a row as one expression. */
function expressionOf(parts) {
  if (parts.every(({ code }) => code === undefined)) {
    return quoted(parts.map(({ text }) => text).join(''));
  }
  if (parts.length === 1) return parts[0].code;
  const inner = parts.map(({ text, code }) =>
    code === undefined ? escaped(text).replace(/`|\$\{/gu, '\\$&') : `\${${code}}`,
  );
  return `\`${inner.join('')}\``;
}
const isPlain = (parts) => parts.every(({ code }) => code === undefined);

/**
 * Compiles the elements of a message or of one of its cases.
 *
 * @param scope `counted`: the number that `#` stands for; `there`: which values are known to be there, or not.
 */
function partsOf(elements, context, scope) {
  /** The row that is being written, below it those that an isolate interrupted. */
  const rows = [[]];
  const put = (part) => {
    const row = rows[rows.length - 1];
    const last = row[row.length - 1];
    if (part.code === undefined && last && last.code === undefined) last.text += part.text;
    else row.push(part);
  };
  const text = (value) => {
    for (const piece of value.split(/([\u2066-\u2069])/u)) {
      if (piece === ISOLATE && context.rtl) rows.push([]);
      else if (piece === POP && rows.length > 1)
        put({ code: `isolate(${expressionOf(rows.pop())})` });
      else if (/^[\u2066-\u2069]$/u.test(piece)) fault('direction marks that are not balanced');
      else if (piece !== '') put({ text: piece });
    }
  };
  for (const element of elements) {
    const isolated = context.rtl && rows.length === 1 && !scope.isolated;
    if (element.type === TYPE.literal) text(element.value);
    else if (element.type === TYPE.pound)
      put({ code: digits(scope.counted, context), pound: true });
    else if (element.type === TYPE.argument)
      put({ code: argument(element.value, context, scope, isolated) });
    else if (element.type === TYPE.select || element.type === TYPE.plural) {
      const inner = { ...scope, isolated: scope.isolated || rows.length > 1 };
      const made = (element.type === TYPE.select ? select : plural)(element, context, inner);
      if (isPlain(made)) made.forEach((part) => text(part.text));
      else made.forEach(put);
    } else fault('only {name}, plural and select are understood');
  }
  if (rows.length > 1) fault('direction marks that are not balanced');
  return rows[0].length === 0 ? [{ text: '' }] : rows[0];
}

function digits(name, context) {
  context.used.add(name);
  return `plural(${quoted(context.language)}, ${name}, { other: '#' })`;
}

function known(name, context) {
  return context.placeholders[name] ?? fault(`unknown placeholder {${name}}`);
}

function argument(name, context, scope, isolated) {
  const { kind, nullable } = known(name, context);
  context.printed.add(name);
  context.used.add(name);
  if (nullable && scope.there.get(name) !== true)
    fault(`{${name}} may be absent: put it into a select`);
  const isolate = (code) => (isolated ? `isolate(${code})` : code);
  if (kind === 'string') return isolate(name);
  if (kind === 'number') return isolate(digits(name, context));
  if (kind !== 'readonly string[]') return fault(`{${name}} can only be selected by`);
  const names = isolated ? `Array.from(${name}, isolate)` : name;
  return `list(${quoted(context.language)}, ${names})`;
}

function select({ value: name, options }, context, scope) {
  const { kind, literals, nullable, absent } = known(name, context);
  const cases = Object.keys(options).filter((one) => one !== 'other');
  const allowed = [...literals, ...(nullable ? ['none'] : [])];
  const misspelt = cases.filter((one) => !allowed.includes(one));
  if (misspelt.length > 0)
    fault(`{${name}} has no case ${misspelt.join(', ')}, only ${allowed.join(', ')}`);
  if (cases.length === 0) fault(`{${name}} has one case only`);
  context.used.add(name);
  // How many there are of what is written out besides: not every language needs it.
  const isGrammar = kind === 'choice' && literals.every((one) => PLURAL_FORMS.has(one));
  if (kind !== 'string' && !isGrammar) context.printed.add(name);
  const branch = (one) => {
    const there = new Map(scope.there).set(
      name,
      one === 'none' ? false : one !== 'other' || !nullable || cases.includes('none'),
    );
    return partsOf(options[one].value, context, { ...scope, there });
  };
  const other = branch('other');
  const isAbsent = absent.length === 1 ? `${name} === ${absent[0]}` : `${name} == null`;
  const isTheValue = other.length === 1 && other[0].code === name;
  return cases.reverse().reduce((rest, one) => {
    const parts = branch(one);
    const [yes, no] = [expressionOf(parts), expressionOf(rest)];
    if (one === 'none' && isTheValue && rest === other && isPlain(parts))
      return [{ code: `${name} ?? ${yes}` }];
    const test =
      one === 'none' ? isAbsent : kind === 'boolean' ? name : `${name} === ${quoted(one)}`;
    return [{ code: `${test} ? ${yes} : ${no}` }];
  }, other);
}

function plural({ value: name, options, offset, pluralType }, context, scope) {
  const { kind } = known(name, context);
  if (kind !== 'number') fault(`{${name}} is counted and is no number`);
  if (offset !== 0 || pluralType !== 'cardinal') fault(`{${name}}: no offset, no selectordinal`);
  context.printed.add(name);
  const branch = (one) => partsOf(options[one].value, context, { ...scope, counted: name });
  const exact = Object.keys(options).filter((one) => one.startsWith('='));
  if (exact.length > 0) context.used.add(name);
  const forms = Object.keys(options).filter((one) => !one.startsWith('='));
  const foreign = forms.filter((one) => !context.plurals.includes(one));
  if (foreign.length > 0) fault(`{${name}}: the language has no plural form ${foreign.join(', ')}`);
  const missing = context.plurals.filter((one) => !forms.includes(one));
  // `=0` alone is no counting: "none" or a number.
  const isCounted = forms.length > 1 || exact.some((one) => one !== '=0');
  if (missing.length > 0 && isCounted)
    fault(`{${name}} lacks the plural form ${missing.join(', ')}`);
  const made = forms.map((one) => [one, branch(one)]);
  const isOneText = made.length === 1 && (isPlain(made[0][1]) || !isSafe(made[0][1]));
  const whole = isOneText ? made[0][1] : [{ code: formsCode(name, made, context) }];
  return exact.reverse().reduce(
    (rest, one) => [
      {
        code: `${name} === ${one.slice(1)} ? ${expressionOf(branch(one))} : ${expressionOf(rest)}`,
      },
    ],
    whole,
  );
}

/** `plural` puts the count where the first `#` is, so nothing that may hold one may come before it. */
const isSafe = (parts) => {
  const at = parts.findIndex(({ code }) => code !== undefined);
  const before = parts
    .slice(0, at === -1 ? parts.length : at)
    .map(({ text }) => text)
    .join('');
  return !before.includes('#') && (at === -1 || parts[at].pound === true);
};

function formsCode(name, forms, context) {
  context.used.add(name);
  const safe = forms.every(([, parts]) => isSafe(parts));
  const lines = forms.map(([form, parts]) => {
    const first = parts.findIndex(({ pound }) => pound);
    const put = safe ? parts.map((part, at) => (at === first ? { text: '#' } : part)) : parts;
    return `${form}: ${expressionOf(put)}`;
  });
  return `${safe ? 'plural' : 'pluralForm'}(${quoted(context.language)}, ${name}, { ${lines.join(', ')} })`;
}

/** All words of a message, without what it takes and how it chooses; nothing of one that does not parse. */
export function textOf(message) {
  const words = (elements) =>
    elements.flatMap(({ type, value, options }) =>
      type === TYPE.literal
        ? [value]
        : Object.values(options ?? {}).flatMap((one) => words(one.value)),
    );
  try {
    return words(parse(message, { ignoreTag: true })).join(' ');
  } catch {
    return '';
  }
}

/** Placeholders that are in every way through a message; of the cases of a choice, in any. */
function alwaysIn(elements, placeholders) {
  const found = new Set();
  for (const { type, value, options } of elements) {
    if (type === TYPE.argument || type === TYPE.plural) found.add(value);
    if (!options) continue;
    const cases = Object.values(options).map((one) => alwaysIn(one.value, placeholders));
    const isChoice = type === TYPE.select && placeholders[value]?.kind !== 'string';
    const names = cases.flatMap((one) => [...one]);
    for (const name of names) if (isChoice || cases.every((one) => one.has(name))) found.add(name);
  }
  return found;
}

/** A message without plural and select, as it is written. */
function blanksOf(elements) {
  const isSimple = elements.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
  if (!isSimple) fault('pages fill in {name} only: no plural, no select');
  return elements.map(({ type, value }) => (type === TYPE.literal ? value : `{${value}}`)).join('');
}

/**
 * Compiles a message: its expression, which placeholders it uses, which it prints, and which in every case.
 *
 * @param placeholders type by name; undefined for a sentence that takes nothing.
 * @param plurals the plural forms of the language.
 * @param asBlanks as a text with `{name}` in it, which a page fills in itself, with markup.
 * @throws MessageFault
 */
export function compileMessage(text, { language, plurals, placeholders = {}, asBlanks = false }) {
  let elements;
  try {
    elements = parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    return fault(`does not parse: ${error.message}`);
  }
  const context = {
    ...{ language, plurals, printed: new Set(), used: new Set(), rtl: RIGHT_TO_LEFT.has(language) },
    placeholders: Object.fromEntries(
      Object.entries(placeholders).map(([name, { type }]) => [name, placeholderKind(type)]),
    ),
  };
  const parts = partsOf(elements, context, { there: new Map(), isolated: false });
  const { printed, used } = context;
  return {
    code: asBlanks ? quoted(blanksOf(elements)) : expressionOf(parts),
    printed,
    used,
    always: alwaysIn(elements, context.placeholders),
  };
}
