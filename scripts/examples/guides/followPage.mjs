/** Follows a page as its reader does, in an empty folder: the page is the script, and a table says what it leaves to its reader. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { root, writeFiles } from '../pack.mjs';
import { OFFLINE, reserveToldPorts } from '../printedLines.mjs';
import { run, startServer } from '../processes.mjs';
import { openPage } from '../shopper.mjs';
import { expectShown } from './shownAnswers.mjs';
import { stepsOf } from './guideParts.mjs';

/**
 * The only word of a page that is not taken as it stands. The package is not in a registry yet, so the guide has its
 * reader write the path of the packed one in place of its name, and so does this.
 */
function withPackedPath(command, tarball) {
  const packed = command.replace(/^(npm install (?:\S+ )*)tillkit(?=\s|$)/gm, `$1"${tarball}"`);
  // By its name, a registry could give it somebody else's.
  const [line] = /^.*\b(?:i|install|add|dlx) (?:.* )?tillkit(?![\w-]).*$/m.exec(packed) ?? [];
  if (line) throw new Error(`This test cannot put the packed package into “${line}”.`);
  return packed;
}

const INSTALLING = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };

/** Somebody at a machine: a folder, terminals, a browser, and the settings of the shell. */
function openReader({ folder, tarball, page, check }) {
  const servers = [];
  const reader = {
    ...{ folder, tarball, page, check, servers, settings: {} },
    /** Path of the folder in which the reader works now. */
    folder,
    /** What the last command wrote. */
    said: '',
    run(command, shell = 'sh') {
      const words = ['-e', '-c', withPackedPath(command, tarball)];
      const npm = /\bnpm (?:i|install|ci)\b/.test(command) ? INSTALLING : OFFLINE;
      const around = { no_proxy: '127.0.0.1', NO_PROXY: '127.0.0.1' };
      reader.said = run(shell, words, reader.folder, { ...npm, ...around, ...reader.settings });
      return reader.said;
    },
    /** Gives a command a terminal of its own, until it says its address. */
    async start(command, shell = 'sh') {
      if (servers.length === 0) await reserveToldPorts();
      const words = ['-e', '-c', command];
      const server = startServer(shell, words, reader.folder, { ...OFFLINE, ...reader.settings });
      servers.push(server);
      await server.says(/http:\/\/\S+[^]*\n/, 240_000);
      return server;
    },
    /** Ends the last server by Ctrl-C, or all. */
    async stop(count = 1) {
      await Promise.all(servers.splice(-count).map((server) => server.stop()));
    },
    /** Lets `act` run commands with more settings. */
    async having(settings, act) {
      const kept = reader.settings;
      reader.settings = { ...kept, ...settings };
      try {
        return await act();
      } finally {
        reader.settings = kept;
      }
    },
    write: (file, code) => writeFiles(reader.folder, { [file]: code }),
    read: (file) => readFileSync(join(reader.folder, file), 'utf8'),
  };
  return reader;
}

/** Puts code into a file that the page has shown before. */
function add(reader, { adds: file, before, code }) {
  const lines = reader.read(file).split('\n');
  const at = lines.findLastIndex((line) => line.startsWith(before));
  if (at === -1) throw new Error(`${file} has no line that begins with ${before}`);
  reader.write(file, lines.toSpliced(at, 0, code).join('\n'));
}

async function followBlock(step, reader, { frames }) {
  const { check } = reader;
  const at = `line ${step.line}`;
  if (step.runs) {
    const { runs, shell, keepsRunning } = step;
    const act = () => (keepsRunning ? reader.start(runs, shell) : reader.run(runs, shell));
    return check(`${at}: ${runs.trim()}`, act);
  }
  const file = step.writes ?? step.adds;
  if (step.writes) return check(`${at}: ${file}`, () => reader.write(file, step.code));
  if (step.adds) return check(`${at}: added to ${file}`, () => add(reader, step));
  if (step.shows) return check(`${at}: answers so`, () => expectShown(step.shows, reader.said));
  return check(`${at}: ${step.frame}`, () => frames[step.frame](reader, step.code));
}

/** Does what a paragraph says. */
async function followSentences({ line, reads }, reader, sentences) {
  for (const { says, follow } of sentences) {
    const match = says.exec(reads);
    if (!match) continue;
    const what = `line ${line}: ${match[0].slice(0, 100)}`;
    await reader.check(what, () => follow(reader, ...match.slice(1)));
  }
}

/** By page: how many blocks and commands were run, and what was left out. */
const tallies = new Map();

/** Counts what a table has run and leaves out. @throws Error for a command that nobody runs, or a reason for nothing */
function countSteps(steps, { leftOut, commandsLeftOut = {}, sentences = [] }) {
  const ran = new Set();
  const left = new Map();
  const tally = { blocks: 0, commands: 0, blocksLeft: 0, left };
  for (const { line, reads, commands, left: key, runs } of steps) {
    if (reads === undefined) {
      tally.blocks += 1;
      if (key !== undefined) {
        tally.blocksLeft += 1;
        left.set(key, leftOut[key]);
      } else tally.commands += runs?.trim().replaceAll('\\\n', '').split('\n').length ?? 0;
      continue;
    }
    const followed = sentences.map(({ says }) => says.exec(reads)?.[0]).join('\n');
    for (const command of commands) {
      if (followed.includes(command)) {
        ran.add(command);
        tally.commands += 1;
      } else if (Object.hasOwn(commandsLeftOut, command)) {
        left.set(command, commandsLeftOut[command]);
      } else if (!ran.has(command)) {
        throw new Error(
          `Line ${line} has the command “${command}” in a sentence that this test does not follow. ` +
            'Follow it, put it into a block of its own, or leave it out, with the reason.',
        );
      }
    }
  }
  const gone = Object.keys(commandsLeftOut).filter((command) => !left.has(command));
  if (gone.length > 0) throw new Error(`Left out, but not there any more: ${gone.join('; ')}`);
  return tally;
}

function print(path, { blocks, blocksLeft, commands, left }) {
  const lines = [...left].map(([key, reason]) => `\n    not “${key}”: it ${reason}`);
  process.stdout.write(
    `${path}: ${blocks - blocksLeft} of ${blocks} blocks and ${commands} commands run${lines.join('')}\n`,
  );
}

/** Counts over all pages that this run has followed: of six blocks, at most one is left out. */
export async function countGuides({ check }) {
  const sum = (key) => [...tallies.values()].reduce((all, tally) => all + tally[key], 0);
  const [blocks, left] = [sum('blocks'), sum('blocksLeft')];
  const counted = `${blocks - left} of ${blocks} blocks and ${sum('commands')} commands`;
  await check(`of ${tallies.size} pages ${counted} were run`, () => {
    if (6 * left > blocks) throw new Error('More than one block in six is left out.');
  });
}

/** What the table names is there: sentences, headings, and each block once, so that no other is taken for it. */
function expectNamed(steps, { leftOut, frames, before, after, until, sentences = [] }) {
  const headings = new Set(steps.map(({ heading }) => heading));
  const blocks = steps.flatMap(({ left, frame }) => left ?? frame ?? []);
  const wrong = [
    ...sentences
      .map(({ says }) => says)
      .filter((says) => !steps.some(({ reads }) => says.test(reads ?? ''))),
    ...Object.keys({ ...before, ...after }).filter((heading) => !headings.has(heading)),
    ...(until === undefined || headings.has(until) ? [] : [until]),
    ...Object.keys({ ...leftOut, ...frames }).filter(
      (key) => blocks.filter((block) => block === key).length !== 1,
    ),
  ];
  if (wrong.length > 0) throw new Error(`Not there, or not once: ${wrong.join('; ')}`);
}

/**
 * Does what a page says, in its order.
 *
 * @param table `leftOut` (reason by a part of a block), `commandsLeftOut` (by a command in a sentence), `frames` (by a part of a block, what its reader
 *   makes of it), `sentences` (each step that the page has its reader do between the blocks: `says`, `follow`),
 *   `begin` (what the reader has already), `before` and `after` (by a heading),
 *   `until` (a heading that is not followed any more).
 */
export async function followPage(path, table, { home, tarball, browser, check }) {
  const { sentences = [], begin, before = {}, after = {} } = table;
  const folder = mkdtempSync(join(home, 'guide-'));
  let steps;
  let tally;
  await check('can be followed', () => {
    const all = stepsOf(readFileSync(join(root, path), 'utf8'), table);
    expectNamed(all, table);
    const end = all.findIndex(({ heading }) => heading === table.until);
    steps = end === -1 ? all : all.slice(0, end);
    tally = countSteps(steps, table);
  });
  const { page, complaints, close } = await openPage(browser);
  const reader = openReader({ folder, tarball, page, check });
  try {
    if (begin) await check('begins', () => begin(reader));
    for (const [index, step] of steps.entries()) {
      const { heading, reads, left } = step;
      // A command stops this process, which then has to hear which connections have ended meanwhile.
      for (let turns = 0; turns < 2; turns += 1) await setImmediate();
      if (before[heading] && heading !== steps[index - 1]?.heading) {
        await check(`before “${heading}”`, () => before[heading](reader));
      }
      if (reads !== undefined) await followSentences(step, reader, sentences);
      else if (left === undefined) await followBlock(step, reader, table);
      if (after[heading] && heading !== steps[index + 1]?.heading) {
        await check(`after “${heading}”`, () => after[heading](reader));
      }
    }
    await check('leaves the console clean', () => {
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
    tallies.set(path, tally);
    print(path, tally);
  } finally {
    await close();
    await reader.stop(Infinity);
  }
}
