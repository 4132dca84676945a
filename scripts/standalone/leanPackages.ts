/** Leaves out of the standalone builds what packages carry and this checkout never calls. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Methods that nothing in the standalone builds calls, by the file that defines them. The build
 * stops where a new version has them no more, and a test looks for their names in the built files:
 * one that is called again does not go unnoticed.
 */
export const UNUSED_METHODS: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/query-core/build/modern/queryClient.js': [
    'isFetching',
    'isMutating',
    'getMutationCache',
    'getMutationDefaults',
    'defaultMutationOptions',
    'getQueryData',
    'ensureQueryData',
    'getQueriesData',
    'setQueriesData',
    'removeQueries',
    'resetQueries',
    'cancelQueries',
    'invalidateQueries',
    'refetchQueries',
    'query',
    'prefetchQuery',
    'infiniteQuery',
    'fetchInfiniteQuery',
    'prefetchInfiniteQuery',
    'ensureInfiniteQueryData',
    'getDefaultOptions',
    'setDefaultOptions',
    'setQueryDefaults',
    'getQueryDefaults',
    'setMutationDefaults',
  ],
  '@tanstack/query-core/build/modern/query.js': [
    'queryType',
    'isActive',
    'isDisabled',
    'isStatic',
    'isStale',
    'invalidate',
    'getObserversCount',
  ],
  '@tanstack/query-core/build/modern/queryObserver.js': ['fetchOptimistic', 'getCurrentQuery'],
  '@tanstack/query-core/build/modern/queryCache.js': ['find', 'findAll'],
  '@tanstack/query-core/build/modern/timeoutManager.js': ['setTimeoutProvider'],
  '@noble/hashes/sha3.js': ['clone', '_cloneInto', 'xof', 'xofInto'],
  '@noble/hashes/sha2.js': ['_cloneInto'],
  '@noble/hashes/_md.js': ['clone', '_cloneIntoMeta'],
  'qrcode.react/lib/esm/index.js': ['encodeText', 'encodeBinary', 'getModule', 'makeEci'],
};

/** Functions that do nothing in the ways in which React Query is used here: name and what they give. */
type StandIn = Readonly<Record<string, 'undefined' | 'false'>>;

/**
 * Modules of features that are not used: no query is infinite, suspends (`suspense`) or throws into
 * an error boundary (`throwOnError`). Every export is named, for the modules that re-export it.
 */
const STAND_INS: Readonly<Record<string, StandIn>> = {
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': {
    infiniteQueryBehavior: 'undefined',
    hasNextPage: 'false',
    hasPreviousPage: 'false',
  },
  '@tanstack/react-query/build/modern/suspense.js': {
    defaultThrowOnError: 'false',
    ensureSuspenseTimers: 'undefined',
    fetchOptimistic: 'undefined',
    shouldSuspend: 'false',
  },
  '@tanstack/react-query/build/modern/errorBoundaryUtils.js': {
    ensurePreventErrorBoundaryRetry: 'undefined',
    getHasError: 'false',
    useClearResetErrorBoundary: 'undefined',
  },
  '@tanstack/react-query/build/modern/QueryErrorResetBoundary.js': {
    QueryErrorResetBoundary: 'undefined',
    useQueryErrorResetBoundary: 'undefined',
  },
};

/**
 * Modules that something of our own stands in for, by its file in `src/embed`: a cache, a queue
 * and an observer of mutations are more than a press of a button needs.
 */
const OWN: Readonly<Record<string, string>> = {
  '@tanstack/query-core/build/modern/mutationCache.js': 'MutationCache',
  '@tanstack/react-query/build/modern/useMutation.js': 'useMutation',
};
const standalone = join(import.meta.dirname, '../../src/embed');

/** A node of a syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* methodsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* methodsIn(item);
  else if (isNode(value)) {
    if (value.type === 'MethodDefinition') yield value;
    else for (const child of Object.values(value)) yield* methodsIn(child);
  }
}

const entryFor = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.entries(table).find(([file]) => id.endsWith(`/node_modules/${file}`))?.[1];

/** Removes {@link UNUSED_METHODS} and swaps the modules of which nothing is used. */
export const leanPackages: Plugin = {
  name: 'till:lean-packages',
  load(id) {
    const own = entryFor(OWN, id);
    if (own) return `export { ${own} } from ${JSON.stringify(join(standalone, `${own}.ts`))};`;
    const standIn = entryFor(STAND_INS, id);
    return (
      standIn &&
      Object.entries(standIn)
        .map(([name, value]) => `export const ${name} = () => ${value};`)
        .join('\n')
    );
  },
  transform(code, id) {
    const unused = entryFor(UNUSED_METHODS, id);
    if (!unused) return undefined;
    const found = [...methodsIn(this.parse(code))].filter(({ key }) =>
      unused.includes(key?.name ?? ''),
    );
    const missing = unused.filter((name) => !found.some(({ key }) => key?.name === name));
    if (missing.length > 0) this.error(`${id} has no ${missing.join(', ')}: a new version?`);
    const kept = found
      .toReversed()
      .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
    return { code: kept, map: null };
  },
};

/** A text of a package's file, and what is said instead. */
type Edit = readonly [text: string, instead: string];

/** Nobody listens to the caches, which have no options of their own either. */
const NOT_TOLD: readonly Edit[] = ['onSuccess', 'onError', 'onSettled'].map((name) => [
  `this.#cache.config.${name}?.(`,
  'void (',
]);
const NOT_HEARD: Edit = ['this.#client.getQueryCache().notify({', 'void ({'];

/** Each hash is made for one text of bytes, and thrown away: `src/chains` knows no other way. */
const HASHED_ONCE: readonly Edit[] = [
  ['        aexists(this);\n', ''],
  ['        abytes(data);\n', ''],
  ['        aoutput(out, this);\n', ''],
];

/** What the encoder says to code that calls its inner parts; "Data too long" is said to all. */
const DOUBTS: readonly Edit[] = [
  'Version value out of range',
  'Mask value out of range',
  'Invalid value',
  'Invalid argument',
  'Version number out of range',
  'Degree out of range',
  'Byte out of range',
  'Value out of range',
  'String contains non-numeric characters',
  'String contains unencodable characters in alphanumeric mode',
].map((doubt) => [`throw new RangeError("${doubt}")`, 'void 0']);

/**
 * What is said otherwise, so that the bundler finds out what is not used. Of a query: what it is
 * until it is there (`placeholderData`), parts of it (`select`), where else it is kept
 * (`persister`). Of preact: `<select>`, suspense, MathML, HTML
 * strings, numbers as styles, and what only classes and old React have. Of a stream: the quick way
 * through lines that end all alike, which the other way reads as well, and what it says of lines
 * that mean nothing, which nobody reads. Of the hashes: what is said to code that hands over
 * something else than bytes, or goes on after the end, and the quick way through texts that are
 * longer than an address. Of qrcode.react: all but the SVG, and a picture in its middle. The encoder
 * stays as it is, but for the questions that it asks itself.
 */
const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  '@tanstack/query-core/build/modern/query.js': [
    ...NOT_TOLD,
    ['this.#cache.notify({', 'void ({'],
    ['if (this.options.persister)', 'if (false)'],
    [
      '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)?.onFetch(context, this);',
      '',
    ],
    ['if (options?._type) this.#queryType = options._type;', ''],
  ],
  '@tanstack/query-core/build/modern/queryObserver.js': [
    NOT_HEARD,
    ['if (options.placeholderData !== void 0 &&', 'if (false &&'],
    ['if (options.select &&', 'if (false &&'],
    ['else if (data === void 0) this.#selectError = null;', ''],
    ['if (this.#selectError) {', 'if (false) {'],
    ['if (this.options.enabled !== void 0 && typeof', 'if (false && typeof'],
    ['const { notifyOnChangeProps } = this.options;', 'const notifyOnChangeProps = undefined;'],
    ['if (this.options.throwOnError &&', 'if (false &&'],
  ],
  '@tanstack/query-core/build/modern/queryCache.js': [
    ['this.notify({', 'void ({'],
    ['client.getQueryDefaults(queryKey)', 'undefined'],
  ],
  '@tanstack/query-core/build/modern/queryClient.js': [
    ['...this.getQueryDefaults(options.queryKey),', ''],
    ['if (defaultedOptions.throwOnError === void 0)', 'if (false)'],
    ['if (!defaultedOptions.networkMode && defaultedOptions.persister)', 'if (false)'],
    ['if (defaultedOptions.queryFn === skipToken)', 'if (false)'],
  ],
  // Its ways of telling are never changed.
  '@tanstack/query-core/build/modern/notifyManager.js': [
    ['setNotifyFunction: (fn) => {\n\t\t\tnotifyFn = fn;\n\t\t},', ''],
    ['setBatchNotifyFunction: (fn) => {\n\t\t\tbatchNotifyFn = fn;\n\t\t},', ''],
  ],
  'preact/dist/preact.mjs': [
    ['if(t&&t.then){', 'if(false){'],
    ['t&&t.then||D(r)', 'D(r)'],
    [
      'V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
      '0',
    ],
    [
      'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
      '',
    ],
    ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
    ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
    ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
    ['128&u.__u&&(', 'false&&('],
    ['(i=i.__z)&&(', 'false&&('],
    ['"dangerouslySetInnerHTML"==s?y=k:', ''],
    ['"dangerouslySetInnerHTML"==s?h=k:', ''],
    [';h?(', ';false?('],
    ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
    ['||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C)', ''],
    ['.replace(/xlink(H|:h)/,"h")', ''],
    // The registry of another document is refused there, and nothing of ours is a customised element.
    ['.createElementNS(f,C,x.is?x:a)', '.createElementNS(f,C)'],
  ],
  'preact/compat/dist/compat.mjs': [
    ['["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(', 'void ('],
    ['if("select"==r){', 'if(false){'],
    ['if("style"==o&&f&&f.constructor==Object){', 'if(false){'],
    ['"ondoubleclick"==c?o="ondblclick":', ''],
    ['||H&&"children"==o&&"noscript"==r', ''],
    ['t.displayName="ForwardRef("+(n.displayName||n.name)+")",', ''],
    ['u.displayName="Memo("+(n.displayName||n.name)+")",', ''],
    [
      'n.persist=function(){},n.isPropagationStopped=function(){return this.cancelBubble},n.isDefaultPrevented=function(){return this.defaultPrevented},n.nativeEvent=n',
      'n',
    ],
  ],
  '@noble/hashes/utils.js': [["    info = checkOpts({}, info, 'info');\n", '']],
  '@noble/hashes/sha3.js': [
    ...HASHED_ONCE,
    ["        anumber(blockLen, 'blockLen');\n", ''],
    ["        anumber(suffix, 'suffix');\n", ''],
    ["        anumber(rounds, 'rounds');\n", ''],
    ["        anumber(outputLen, 'outputLen');\n", ''],
    ["        abool(enableXOF, 'enableXOF');\n", ''],
    ['if (!(0 < blockLen && blockLen < 200))', 'if (false)'],
    ["    anumber(rounds, 'rounds');\n", ''],
    ['if (rounds < 1 || rounds > 24)', 'if (false)'],
    ['if (!(s instanceof Uint32Array))', 'if (false)'],
    ['if (s.length !== 50)', 'if (false)'],
    ['        aexists(this, false);\n', ''],
    ['        abytes(out);\n', ''],
    ['if (this.finished)\n            throw', 'if (false) throw'],
    ['if (data32 !== undefined && ', 'if (false && '],
  ],
  '@noble/hashes/_md.js': [...HASHED_ONCE, ['if (len % 4 || outLen > state.length)', 'if (false)']],
  'eventsource-parser/dist/index.js': [
    ['if (chunk.indexOf("\\r") === -1) {', 'if (false) {'],
    ['if (typeof config == "function")', 'if (false)'],
    ['onError(\n', 'void (\n'],
    ['new ParseError(', 'void ('],
    ['if (onComment) {', 'if (false) {'],
    ['if (isDataPrefix(chunk, start, firstCharCode)) {', 'if (false) {'],
    ['if (isEventPrefix(chunk, start, firstCharCode)) {', 'if (false) {'],
    ['if (firstCharCode === 105 &&', 'if (false &&'],
  ],
  'qrcode.react/lib/esm/index.js': [
    ['function assert(cond) {', 'function unusedAssert(cond) {'],
    ['assert(', 'void ('],
    ...DOUBTS,
    [
      'var __objRest = (source, exclude) => {',
      'var __objRest = (source, exclude) => Object.fromEntries(Object.entries(source).filter(([name]) => !exclude.includes(name))); var unusedRest = (source, exclude) => {',
    ],
    ['import React from', 'import * as React from'],
    ['QRCodeCanvas.displayName = "QRCodeCanvas";', ''],
    ['QRCodeSVG.displayName = "QRCodeSVG";', ''],
    ['= React.forwardRef(', '= /* @__PURE__ */ React.forwardRef('],
    ['var SUPPORTS_PATH2D = function', 'var SUPPORTS_PATH2D = /* @__PURE__ */ function'],
    ['  if (imageSettings == null) {', '  if (true) {'],
    ['if (imageSettings != null && calculatedImageSettings != null) {', 'if (false) {'],
    [
      'var __spreadValues = (a, b) => {',
      'var __spreadValues = Object.assign; var unused = (a, b) => {',
    ],
  ],
};

/**
 * @param id path of a file.
 * @returns its code with the {@link EDITS}, or undefined where there are none for it.
 * @throws Error where a text is not there.
 */
export function withEdits(code: string, id: string): string | undefined {
  const edits = entryFor(EDITS, id);
  const missing = edits?.find(([text]) => !code.includes(text));
  if (missing) throw new Error(`${id} has no ${missing[0]}: a new version?`);
  return edits?.reduce((rest, [text, instead]) => rest.replaceAll(text, instead), code);
}

/** Makes the {@link EDITS}. */
export const leanFeatures: Plugin = {
  name: 'till:lean-features',
  transform(code, id) {
    const lean = withEdits(code, id);
    return lean === undefined ? undefined : { code: lean, map: null };
  },
};
