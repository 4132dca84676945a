/** The rule for secrets: random ones always pass, and what anybody can read or guess never does. */
import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultsInSecrets,
  SECRETS,
  secretsIn,
  type SecretName,
  type SecretValues,
} from '../../src/secrets/secretRule.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import { publicKeys } from '../../src/sandbox/publicKeys.js';
import { startSandbox } from '../../src/serve/sandboxServer.js';
import { packageRoot } from '../package/packageFiles.js';

const NAMES = Object.keys(SECRETS) as SecretName[];
/** The service makes the key, so its letters are not judged. */
const JUDGED = NAMES.filter((name) => name !== 'TILL_API_KEY');

const kindsOf = (given: SecretValues, sandbox = false): readonly string[] =>
  faultsInSecrets(given, sandbox).map(({ kind }) => kind);

/** A value as its owner would make it of a text. */
const asValue = (name: SecretName, text: string): string =>
  name === 'TILL_NOTIFY_SECRET' ? `whsec_${Buffer.from(text).toString('base64')}` : text;

describe('a random secret', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

  it.each(NAMES)('passes in every usual spelling, for %s', (name) => {
    fc.assert(
      // `randomBytes` beside the generator, which prefers small and equal bytes.
      fc.property(fc.noBias(bytes(32)), (given) => {
        const random = Buffer.from(
          randomBytes(32).map((byte, index) => byte ^ (given[index] ?? 0)),
        );
        const spellings =
          name === 'TILL_NOTIFY_SECRET'
            ? ['base64' as const]
            : (['base64', 'base64url', 'hex'] as const);
        for (const spelling of spellings) {
          const text = random.toString(spelling);
          const value = name === 'TILL_NOTIFY_SECRET' ? `whsec_${text}` : text;
          expect(kindsOf({ [name]: [value] })).toEqual([]);
        }
      }),
    );
  });

  it('of the service passes, however short its alphabet', () => {
    for (let count = 0; count < 300; count += 1) {
      expect(kindsOf({ TILL_WEBHOOK_SECRET: [randomBytes(8).toString('hex')] })).toEqual([]);
      expect(kindsOf({ TILL_API_KEY: [randomBytes(4).toString('hex')] })).toEqual([]);
    }
  });
});

/** Texts that are long enough, and no secrets. */
const GUESSABLE = [
  'a'.repeat(64),
  'x'.repeat(40),
  'ab'.repeat(32),
  'abcdefgh'.repeat(6),
  'password'.repeat(6),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '0123456789'.repeat(4),
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'QWERTYUIOPASDFGHJKLZXCVBNMQWERTYUIOP',
  '                a               b               c'.replaceAll(' ', '-'),
];

const UNFILLED = [
  'change-me-change-me-change-me-change-me',
  'CHANGEME-3f9c1a7e-5d2b-4c8f-9e6a-7b1d',
  '<the output of openssl rand -base64 32>',
  '$(openssl rand -base64 48 | tr -d "=")',
  'your-own-secret-of-at-least-32-characters',
  'example-3f9c1a7e-5d2b-4c8f-9e6a-7b1d0c2e',
  'only-for-the-sandbox-never-for-real-money',
];

describe('outside the sandbox', () => {
  it.each(JUDGED)(
    '%s is refused by its name if it can be guessed, and never by its value',
    (name) => {
      for (const text of GUESSABLE) {
        const faults = faultsInSecrets({ [name]: [asValue(name, text)] }, false);
        expect(
          faults.map(({ secret }) => secret),
          text,
        ).toEqual([name]);
        expect(JSON.stringify(faults)).not.toContain(text);
      }
    },
  );

  it.each(NAMES)('%s is refused if it was never filled in', (name) => {
    for (const text of UNFILLED) {
      expect(kindsOf({ [name]: [asValue(name, text)] }), text).toEqual(['published']);
    }
  });

  it('every secret that the package or its repository shows is refused, whatever it is used for', async () => {
    const files = execFileSync(
      'git',
      ['ls-files', 'examples', 'deploy', 'docs', '*.md', '*.yaml'],
      {
        cwd: packageRoot,
        encoding: 'utf8',
      },
    );
    const shown = files
      .split('\n')
      .filter((file) => file !== '' && existsSync(join(packageRoot, file)))
      .flatMap((file) => [
        ...readFileSync(join(packageRoot, file), 'utf8').matchAll(
          /TILL_(?:API_KEY|STORE_KEY|DECISION_KEY|(?:[A-Z]+_)?SECRET)["']?[=:][ \t]*["']?([^\s"'`]{8,})/gu,
        ),
      ])
      .map(([, value = '']) => value);
    expect(shown.length).toBeGreaterThan(10);
    const { served, variables } = await startSandbox({ TILL_SANDBOX_PORT: '0' }, Date.now);
    await served.close();
    const made = NAMES.map((name) => variables[name] ?? '');
    const earlier = createSandbox();
    const other = publicKeys('a seed of their own');
    const values = [
      ...shown,
      ...made,
      ...[earlier.apiKey, earlier.webhookSecret, other.apiKey, other.webhookSecret],
    ];
    for (const value of values) {
      for (const name of NAMES) expect(kindsOf({ [name]: [value] }), value).toEqual(['published']);
    }
  });
});

describe('in the sandbox', () => {
  it.each(NAMES)('%s may be published or weak', (name) => {
    for (const text of [...GUESSABLE, ...UNFILLED]) {
      if (/^[^"]*$/u.test(text))
        expect(kindsOf({ [name]: [asValue(name, text)] }, true)).toEqual([]);
    }
  });
});

describe('everywhere', () => {
  const fresh = (name: SecretName): string =>
    name === 'TILL_NOTIFY_SECRET'
      ? `whsec_${randomBytes(32).toString('base64')}`
      : randomBytes(32).toString('base64');

  it.each(NAMES)('quotation marks that an env file kept around %s are refused', (name) => {
    for (const [open, close] of ['""', "''", '``', '“”']) {
      for (const sandbox of [true, false]) {
        expect(
          kindsOf({ [name]: [`${String(open)}${fresh(name)}${String(close)}`] }, sandbox),
        ).toEqual(['quoted']);
      }
    }
  });

  it.each(JUDGED)('quotation marks around several in %s are found on each', (name) => {
    const variables = { [name]: `"${fresh(name)} ${fresh(name)}"` };
    expect(kindsOf(secretsIn(variables), true)).toEqual(['quoted']);
  });

  it.each(JUDGED)('each of several in %s is judged by itself', (name) => {
    const weak = asValue(name, 'a'.repeat(64));
    for (const several of [`${fresh(name)} ${weak}`, `${weak}\n${fresh(name)}`]) {
      expect(kindsOf(secretsIn({ [name]: several }))).toEqual(['weak']);
    }
    expect(kindsOf(secretsIn({ [name]: `${fresh(name)} ${fresh(name)}` }))).toEqual([]);
  });

  it.each(JUDGED)('several in %s with a comma between them are not one in silence', (name) => {
    for (const comma of [',', ', ']) {
      const faults = kindsOf({ [name]: [`${fresh(name)}${comma}${fresh(name)}`] }, true);
      expect(faults).toEqual(['joined']);
    }
  });

  it('one value for two purposes is refused, whichever they are', () => {
    for (const [index, name] of NAMES.entries()) {
      for (const other of NAMES.slice(index + 1)) {
        const bare = randomBytes(32).toString('base64');
        const valueOf = (one: SecretName) =>
          one === 'TILL_NOTIFY_SECRET' ? `whsec_${bare}` : bare;
        const given = { [name]: [fresh(name), valueOf(name)], [other]: [valueOf(other)] };
        expect(kindsOf(given, true), `${name} ${other}`).toEqual(['repeated']);
      }
    }
  });

  it('the settings of a shop in an env file pass as they are written', () => {
    const text = NAMES.map((name) => `${name}=${fresh(name)}`).join('\n');
    expect(kindsOf(secretsIn(parseEnv(text)))).toEqual([]);
  });
});
