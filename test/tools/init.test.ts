/** `tillkit init`: what it writes, and what it leaves alone. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommandIo } from '../../src/tools/terminal.js';
import { isSettings } from '../../src/tools/init/freshSecrets.js';
import { installedFile } from '../../src/tools/init/runInit.js';
import { KINDS, type KindName } from '../../src/tools/init/kinds.js';
import { runCommand } from '../../src/cli/main.js';
import { faultsInSecrets, SECRETS, secretsIn } from '../../src/secrets/secretRule.js';
import { startSandbox } from '../../src/serve/sandboxServer.js';
import { readSettings, withFile } from '../../src/serve/settings.js';
import { packageRoot } from '../package/packageFiles.js';

let home: string;
beforeEach(() => (home = mkdtempSync(join(realpathSync(tmpdir()), 'tillkit-init-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function init(words: readonly string[], ask?: CommandIo['ask']) {
  const written = { out: '', err: '' };
  const code = await runCommand(['init', ...words], {
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    environment: {},
    fetch: () => Promise.reject(new TypeError('Nothing may be sent.')),
    now: Date.now,
    ask,
    untilStopped: () => Promise.resolve(),
  });
  return { code, ...written };
}

/** Every file below a folder, with its text. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

/** One file of each kind without which it does not start. */
const NEEDED: Readonly<Record<KindName, string>> = {
  next: 'app/api/till/[...till]/route.ts',
  express: 'server.js',
  hono: 'src/shop.js',
  html: 'server.js',
  python: 'shop.py',
  php: 'shop.php',
  go: 'main.go',
};

const kinds = Object.keys(KINDS) as KindName[];

/** Settings whose secrets are only named. */
const withoutSecrets = (text: string): string =>
  text.replace(/^(TILL_(?:API_KEY|STORE_KEY|(?:\w+_)?SECRET))=.+$/gmu, '$1=');

describe('tillkit init', () => {
  it.each(kinds)('writes %s as the example is, under the name of the folder', async (kind) => {
    const folder = join(home, 'Paper & Pine');
    const { code, out } = await init([kind, folder]);
    expect(code).toBe(0);
    const files = filesIn(folder);
    expect(Object.keys(files)).toEqual(expect.arrayContaining([NEEDED[kind], 'README.md']));
    const example = join(packageRoot, 'examples', KINDS[kind].example);
    for (const [name, text] of Object.entries(files)) {
      if (name === '.gitignore') continue;
      const original = readFileSync(join(example, name), 'utf8');
      if (isSettings(name)) {
        expect(withoutSecrets(text), name).toBe(withoutSecrets(original));
      } else if (name !== 'package.json') expect(text, name).toBe(original);
      else expect(text).toBe(original.replace(/tillkit-example-[\w-]+/, 'paper-pine'));
    }
    for (const command of KINDS[kind].commands) {
      expect(out).toContain(`  cd '${folder}' && ${command}\n`);
      expect(files['README.md']).toContain(command);
    }
  });

  it('asks a registry for no package that was installed from a file', () => {
    const project = (spec: string) => {
      const manifest = JSON.stringify({ dependencies: { tillkit: spec } });
      writeFileSync(join(home, 'package.json'), manifest);
      return installedFile(join(home, 'node_modules/tillkit'));
    };
    expect(installedFile(join(home, 'node_modules/tillkit'))).toBeUndefined();
    expect(project('file:../tillkit-0.1.0.tgz')).toBe(
      `file:${resolve(home, '../tillkit-0.1.0.tgz')}`,
    );
    expect(project('^0.1.0')).toBeUndefined();
  });

  it('writes nothing a second time, and changes nothing', async () => {
    await init(['html', home]);
    writeFileSync(join(home, 'server.js'), 'mine');
    rmSync(join(home, 'index.html'));
    const before = filesIn(home);
    const { code, out, err } = await init(['html', home]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/Nothing was written.*server\.js/);
    expect(err).not.toContain('index.html');
    expect(filesIn(home)).toEqual(before);
  });

  it('adds to a folder that holds other files', async () => {
    writeFileSync(join(home, 'notes.txt'), 'mine');
    expect((await init(['php', home])).code).toBe(0);
    expect(filesIn(home)).toMatchObject({ 'notes.txt': 'mine' });
    expect(existsSync(join(home, 'shop.php'))).toBe(true);
  });

  it('follows no link: neither one to nowhere in the place of a file, nor a folder that leads away', async () => {
    const [shop, elsewhere] = [join(home, 'shop'), join(home, 'elsewhere')];
    for (const folder of [shop, elsewhere]) mkdirSync(folder);
    symlinkSync(join(elsewhere, 'planted.php'), join(shop, 'shop.php'));
    expect(await init(['php', shop])).toMatchObject({ code: 1 });
    symlinkSync(elsewhere, join(shop, 'app'));
    const { code, err } = await init(['next', shop]);
    expect(code).toBe(1);
    expect(err).toMatch(/already: app\./);
    expect(readdirSync(elsewhere)).toEqual([]);
    expect(readdirSync(shop).sort()).toEqual(['app', 'shop.php']);
    expect(lstatSync(join(shop, 'shop.php')).isSymbolicLink()).toBe(true);
  });

  it('refuses a file in the place of the folder, and a folder that cannot be made', async () => {
    const file = join(home, 'shop');
    writeFileSync(file, 'mine');
    expect(await init(['go', file])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no folder') as unknown,
    });
    expect(await init(['go', join(file, 'below')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be written: ENOTDIR') as unknown,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([
    [['--kind', 'go', '--dir', 'x']],
    [['go', '--dir', 'x']],
    [['--kind', 'go', 'x']],
    [['go', 'x']],
  ])('takes kind and folder from %j', async (words) => {
    const folder = join(home, 'x');
    expect((await init(words.map((word) => (word === 'x' ? folder : word)))).code).toBe(0);
    expect(existsSync(join(folder, 'go.mod'))).toBe(true);
  });

  it('asks for the kind in a terminal, once', async () => {
    const questions: string[] = [];
    const ask = (question: string) => {
      questions.push(question);
      return Promise.resolve(' python ');
    };
    expect((await init(['--dir', home], ask)).code).toBe(0);
    expect(existsSync(join(home, 'shop.py'))).toBe(true);
    expect(questions).toEqual([expect.stringContaining(kinds.join(', '))]);
    expect(await init(['--dir', home], () => Promise.resolve('cobol'))).toMatchObject({ code: 2 });
  });

  it.each([
    [['--dir', 'x']],
    [['cobol', 'x']],
    [['--kind', 'toString', 'x']],
    [['go', 'x', 'y']],
    [['go', 'x', '--force']],
  ])('refuses %j, and writes nothing', async (words) => {
    const folder = join(home, 'x');
    const { code, err } = await init(words.map((word) => (word === 'x' ? folder : word)));
    expect(code).toBe(2);
    expect(err).toContain('tillkit init --help');
    if (!words.includes('go')) expect(err).toContain(kinds.join(', '));
    expect(existsSync(folder)).toBe(false);
  });

  it('has a help that names every kind', async () => {
    const { code, out } = await init(['--help']);
    expect(code).toBe(0);
    for (const kind of kinds) expect(out).toMatch(new RegExp(`^  ${kind} +\\S`, 'm'));
  });
});

describe('the secrets of a new shop', () => {
  const settingsOf = (folder: string): Readonly<Record<string, string | undefined>> => {
    const file = readdirSync(folder).find((name) => isSettings(name)) ?? '';
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    return parseEnv(readFileSync(join(folder, file), 'utf8'));
  };

  it.each(kinds)(
    'are fresh in each folder, and those of a store could be kept: %s',
    async (kind) => {
      const folders = ['one', 'two'].map((name) => join(home, name));
      for (const folder of folders) expect((await init([kind, folder])).code).toBe(0);
      const [one = {}, two = {}] = folders.map(settingsOf);
      const example = parseEnv(
        readFileSync(
          join(
            packageRoot,
            'examples',
            KINDS[kind].example,
            kind === 'next' ? '.env.development' : 'sandbox.env',
          ),
          'utf8',
        ),
      );
      const names = Object.keys(SECRETS).filter((name) => one[name] !== undefined);
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) {
        expect(new Set([one[name], two[name], example[name]]).size, name).toBe(3);
      }
      expect(faultsInSecrets(secretsIn(one), true)).toEqual([]);
      const refused = faultsInSecrets(secretsIn(one), false).map(({ secret }) => secret);
      // A real service has its own of these two, so that forgetting one is refused.
      const ofService = ['TILL_API_KEY', 'TILL_WEBHOOK_SECRET'].filter((name) => one[name]);
      expect(refused).toEqual(ofService);
      expect(
        new Set(faultsInSecrets(secretsIn(example), false).map(({ secret }) => secret)),
      ).toEqual(new Set(names));
    },
  );

  it.each(kinds)('are kept out of git: %s', async (kind) => {
    await init([kind, home]);
    const git = (...words: readonly string[]) =>
      spawnSync('git', words, { cwd: home, encoding: 'utf8' }).stdout;
    git('init', '-q');
    const seen = git('ls-files', '--others', '--exclude-standard').split('\n');
    expect(seen).toContain('README.md');
    expect(seen.filter((name) => isSettings(name))).toEqual([]);
  });

  it('leave the lines of a .gitignore that is there', async () => {
    writeFileSync(join(home, '.gitignore'), 'mine\n.env');
    await init(['php', home]);
    const lines = readFileSync(join(home, '.gitignore'), 'utf8').split('\n');
    expect(lines.slice(0, 3)).toEqual(['mine', '.env', '.env.*']);
    expect(lines.filter((line) => line === '.env')).toHaveLength(1);
  });

  it('are never sent through a link in the place of a .gitignore', async () => {
    const elsewhere = join(home, 'elsewhere');
    writeFileSync(elsewhere, 'theirs');
    symlinkSync(elsewhere, join(home, '.gitignore'));
    expect((await init(['php', home])).code).toBe(1);
    expect(readFileSync(elsewhere, 'utf8')).toBe('theirs');
  });
});

describe.each(['python', 'php', 'go'])('the settings of %s', (kind) => {
  it('are those of `tillkit serve --sandbox`, and can be used by it', async () => {
    const text = readFileSync(join(packageRoot, 'examples', kind, 'sandbox.env'), 'utf8');
    const told = withFile({}, text);
    const { served, variables } = await startSandbox({ TILL_SANDBOX_PORT: '0' }, Date.now);
    await served.close();
    for (const name of ['TILL_URL', 'TILL_STORE_KEY', 'TILL_NOTIFY_SECRET']) {
      expect(told[name], name).toBe(variables[name]);
    }
    const { origins, notify, apiListen } = readSettings({ ...variables, ...told });
    expect(notify?.url).toBe(`${String(origins[0])}/notifications`);
    expect(told['TILL_API_URL']).toBe(`http://${apiListen.host}:${String(apiListen.port)}`);
  });
});
