/** Follows a page as its reader does, in an empty folder: the page is the script, and a table says what it leaves to its reader. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Does what a paragraph says. @returns its commands that were run */
async function followSentences(step, reader, sentences, followed) {
  let done = '';
  for (const sentence of sentences) {
    const match = sentence.says.exec(step.reads);
    if (!match) continue;
    followed.add(sentence);
    const what = `line ${step.line}: ${match[0].slice(0, 100)}`;
    await reader.check(what, () => sentence.follow(reader, ...match.slice(1)));
    done += match[0];
  }
  return step.commands.filter((command) => done.includes(command));
}

/** By page: how many blocks and commands were run, and what was left out. */
const tallies = new Map();

/** What was run and what was left out. @throws Error for a command that nobody runs */
function openTally(path, { leftOut = {}, commandsLeftOut = {} }) {
  const reasons = { ...leftOut, ...commandsLeftOut };
  const ran = new Set();
  const tally = { blocks: 0, commands: 0, blocksLeft: 0, left: new Set() };
  tallies.set(path, tally);
  return {
    block({ left, runs }) {
      tally.blocks += 1;
      if (left) {
        tally.blocksLeft += 1;
        tally.left.add(left);
      } else tally.commands += runs?.trim().replaceAll('\\\n', '').split('\n').length ?? 0;
    },
    commands({ line, commands }, done) {
      for (const command of done) ran.add(command);
      tally.commands += done.length;
      for (const command of commands) {
        if (Object.hasOwn(commandsLeftOut, command)) tally.left.add(command);
        else if (!ran.has(command)) {
          throw new Error(
            `Line ${line} has the command “${command}” in a sentence that this test does not follow. ` +
              'Follow it, put it into a block of its own, or leave it out, with the reason.',
          );
        }
      }
    },
    end() {
      const gone = Object.keys(reasons).filter((key) => !tally.left.has(key));
      if (gone.length > 0) throw new Error(`Left out, but not there any more: ${gone.join('; ')}`);
      process.stdout.write(
        `${path}: ${tally.blocks - tally.blocksLeft} of ${tally.blocks} blocks and ${tally.commands} commands run\n`,
      );
      for (const key of tally.left) process.stdout.write(`    not “${key}”: it ${reasons[key]}\n`);
    },
  };
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

/** What the table names is there: each heading, and each block once, so that no other is taken for it. */
function expectNamed(steps, { leftOut, frames, before, after, until }) {
  const headings = new Set(steps.map(({ heading }) => heading));
  const blocks = steps.flatMap(({ left, frame }) => left ?? frame ?? []);
  const wrong = [
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
  const { sentences = [], begin } = table;
  const folder = mkdtempSync(join(home, 'guide-'));
  let steps;
  await check('can be followed', () => {
    const all = stepsOf(readFileSync(join(root, path), 'utf8'), table);
    const end = all.findIndex(({ heading }) => heading === table.until);
    steps = end === -1 ? all : all.slice(0, end);
    expectNamed(all, table);
  });
  const { page, complaints, close } = await openPage(browser);
  const reader = openReader({ folder, tarball, page, check });
  const tally = openTally(path, table);
  const followed = new Set();
  try {
    if (begin) await check('begins', () => begin(reader));
    for (const [index, step] of steps.entries()) {
      const { heading } = step;
      const isNew = heading !== steps[index - 1]?.heading;
      const { before, after } = table;
      if (isNew && before?.[heading])
        await check(`before “${heading}”`, () => before[heading](reader));
      if (step.reads === undefined) {
        if (!step.left) await followBlock(step, reader, table);
        tally.block(step);
      } else {
        const done = await followSentences(step, reader, sentences, followed);
        if (step.commands.length > 0) {
          await check(`line ${step.line}: has no other command`, () => tally.commands(step, done));
        }
      }
      const isOver = heading !== steps[index + 1]?.heading;
      if (isOver && after?.[heading])
        await check(`after “${heading}”`, () => after[heading](reader));
    }
    await check('says each of the steps between its blocks', () => {
      const missed = sentences.filter((sentence) => !followed.has(sentence));
      if (missed.length > 0) {
        const texts = missed.map(({ says }) => String(says)).join('\n');
        throw new Error(`${path} has no sentence of this form, which this test follows:\n${texts}`);
      }
      tally.end();
    });
    await check('leaves the console clean', () => {
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
  } finally {
    await close();
    await reader.stop(Infinity);
  }
}
