/** What the linter holds the code to: strict types in src, lighter rules in tests and scripts. */
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { roomyCaches } from './scripts/cacheRules.mjs';
import { compileLocales } from './scripts/locales.mjs';
import { noFloats } from './scripts/moneyRules.mjs';
import { loneText } from './scripts/textRules.mjs';

// Types of the sentences, which the typed rules read.
await compileLocales();

const money = { rules: { 'no-floats': noFloats } };
const caches = { rules: { 'roomy-caches': roomyCaches } };
const text = { rules: { 'lone-text': loneText } };
const typed = { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } };

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing is called the same wherever it is used.',
};

const noEagerCache = {
  selector: 'NewExpression[callee.name="LRUCache"] > ObjectExpression > Property[key.name="max"]',
  message: 'With `max` a cache takes the memory of all its entries at once: ...mostEntries(count).',
};

const MESSAGES =
  'Frames are not spoken with: any page could answer. Tabs of one origin are, in sharedStream.';
const noMessages = [
  'CallExpression[callee.property.name=/^addEventListener$/] > Literal[value=/^message/]',
  'CallExpression[callee.name="addEventListener"] > Literal[value=/^message/]',
  'AssignmentExpression[left.property.name=/^onmessage/]',
  'AssignmentExpression[left.name=/^onmessage/]',
  'Property[key.name=/^onmessage/]',
  'JSXAttribute[name.name=/^onMessage/]',
  'MemberExpression[property.name="postMessage"]',
].map((selector) => ({ selector, message: MESSAGES }));

/** What a person does with a finger, a wheel or the device itself (WCAG 2.2, 2.5.1, 2.5.4, 2.5.7). */
const GESTURES =
  'Nothing follows the way of a pointer, a wheel or a device: a press and a key do all.';
const FOLLOWED = 'wheel|mousewheel|scroll|touch|drag|drop|gesture|device';
const gestures = (ways) =>
  [
    `JSXAttribute[name.name=/^on(?:${ways})/i]`,
    `Property[key.name=/^on(?:${ways})/i]`,
    `AssignmentExpression[left.property.name=/^on(?:${ways})/]`,
    `CallExpression[callee.property.name="addEventListener"] > Literal[value=/^(?:${ways})/]`,
    `CallExpression[callee.name="addEventListener"] > Literal[value=/^(?:${ways})/]`,
  ].map((selector) => ({ selector, message: GESTURES }));
const noGestures = gestures(`${FOLLOWED}|pointer|mouse`);

const OLD_LIBRARIES =
  'Prototype and MooTools replace it: spread, a loop or Object.keys do the same on their pages.';

const inSource = [noDefaultExport, noEagerCache];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-demo/',
    '**/coverage/',
    '**/test-results/',
    '**/.till/',
    '**/.runtimes/',
    '**/storybook-static/',
    'docs/public/',
    'docs/.vitepress/cache/',
    'examples/',
    // Compiled from src/locales.
    'src/treasury/contract/refundLanguages.ts',
    'src/ui/messages/en[A-Z]*.ts',
    'src/ui/messages/languages/',
    '**/languageFiles.ts',
    'src/treasury/panel/messages/en.ts',
    'src/treasury/panel/messages/languages/',
    'src/treasury/refunds/page/messages.ts',
    'src/{treasury/refunds/page,serve/payForm}/languages/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'strict types in the package',
    files: ['src/**/*.{ts,tsx}'],
    plugins: { caches },
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: typed,
    rules: {
      'no-console': 'error',
      'no-control-regex': 'error',
      'no-fallthrough': 'error',
      'no-useless-escape': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...inSource],
      'caches/roomy-caches': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Objects here are closures: their methods use no "this" and may be passed on by themselves.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // Hono's types grow with every call, so an instance is never of the class as it was named.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The types of zod and of the DOM say more than the values keep; a check at the door is kept.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    name: 'what a page does not do',
    files: ['src/{checkout,embed,render,treasury/panel,ui}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...inSource, ...noMessages, ...noGestures] },
  },
  {
    name: 'what old libraries of a page replace',
    files: ['src/{chains,checkout,contract,embed,money,ui}/**/*.{ts,tsx}'],
    ignores: ['src/contract/standardBuiltins.ts'],
    rules: {
      // A text is spread by code points, as `Array.from` takes it.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      'no-restricted-properties': [
        'error',
        ...[
          { object: 'Array', property: 'from' },
          { object: 'Object', property: 'values' },
          // Prototype takes that of arrays away.
          { property: 'entries', allowObjects: ['Object'] },
        ].map((one) => ({ ...one, message: OLD_LIBRARIES })),
      ],
    },
  },
  {
    name: 'rows that become the active one under a mouse',
    files: [
      'src/checkout/CurrencyPicker/CurrencyOption.tsx',
      'src/treasury/panel/withdrawals/CurrencyField.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...inSource, ...noMessages, ...gestures(FOLLOWED)] },
  },
  {
    name: 'tabs of one origin',
    files: ['src/checkout/live/sharedStream.ts'],
    rules: { 'no-restricted-syntax': ['error', ...inSource, ...noGestures] },
  },
  {
    name: 'exact money',
    files: ['src/{money,chains,payments,ledger,server,checkout,treasury}/**/*.{ts,tsx}'],
    plugins: { money },
    rules: { 'money/no-floats': 'error' },
  },
  {
    name: 'text on translated pages',
    files: ['src/**/*.tsx'],
    plugins: { text },
    rules: { 'text/lone-text': 'error' },
  },
  {
    name: 'tests, demo and benchmarks',
    files: [
      '{test,demo,bench,stories,.storybook,docs/.vitepress}/**/*.{ts,tsx}',
      'scripts/docs/*.ts',
    ],
    extends: [tseslint.configs.recommended],
    languageOptions: typed,
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
          message: 'A test that does not run proves nothing: finish it or take it out.',
        },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    name: 'stories and site',
    files: ['{stories,.storybook,docs/.vitepress}/**/*.{ts,tsx}'],
    // Storybook and VitePress read what a file exports by default.
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'rules of hooks',
    files: ['src/**/*.{ts,tsx}', 'demo/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
);
