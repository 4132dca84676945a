/** The first guide, followed to the letter in an empty folder: its page is the script, up to an order that is paid. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsOf } from './guideParts.mjs';
import { root, writeFiles } from './pack.mjs';
import { curlLines, OFFLINE, payerBy, reserveToldPorts } from './printedLines.mjs';
import { run, startServer } from './processes.mjs';
import { openPage, payShown } from './shopper.mjs';

const GUIDE = 'docs/guides/install.md';

/** Sections that are no steps, and why. */
const LEFT_OUT = {
  'In React':
    'needs a bundler of the reader: types are checked by test/package/docs.test.ts, and the cases react18 and react19 pay in such a page',
};

/**
 * The guide's only word that is not taken as it stands. The package is not in a registry yet, so the guide has its
 * reader write the path of the packed one in place of its name, and so does this.
 */
function withPackedPath(command, tarball) {
  const packed = command.replace(/^(npm install (?:\S+ )*)tillkit(?=\s)/gm, `$1"${tarball}"`);
  // By its name, a registry could give it somebody else's.
  const [line] = /^.*\b(?:i|install|add|dlx) (?:.* )?tillkit(?![\w-]).*$/m.exec(packed) ?? [];
  if (line) throw new Error(`This test cannot put the packed package into “${line}”.`);
  return packed;
}

/** What the guide has its reader do between the blocks. Each is found in the page, with what it names. */
const SENTENCES = [
  {
    says: /Put the lines `(\w+)…` that it prints into a file `([^`]+)`/,
    follow({ folder, servers, check }, prefix, file) {
      return check(`${file} gets what is printed`, async () => {
        const begin = new RegExp(`^[ \\t]*${prefix}`);
        const lines = servers.at(-1).said().split('\n');
        const printed = lines.filter((line) => begin.test(line));
        if (printed.length === 0) throw new Error(`No line ${prefix}… was printed.`);
        writeFiles(folder, { [file]: `${printed.join('\n')}\n` });
      });
    },
  },
  {
    says: /Open (http:\/\/[\w.:/-]+) and choose (\w+), then (\w+)\./,
    follow({ page, check }, url, token, network) {
      return check(`${url} offers ${token} on ${network}`, async () => {
        await page.goto(url);
        const option = (name) => page.getByRole('option', { name: new RegExp(`^${name}`) });
        await option(`${token} `).click();
        await option(`${token} ${network}`).click();
      });
    },
  },
  {
    says: /act as the customer with the two `curl` lines that the sandbox has printed.* and the address and the amount of the page/,
    follow({ folder, servers, page, check }) {
      const lines = curlLines(servers[0].said());
      return check('is paid by the lines that are printed', () =>
        payShown(page, payerBy(lines, folder)),
      );
    },
  },
  {
    says: /The page says “([^”]+)”, and the shop `([^`]+)`/,
    follow({ servers, page, check }, heading, line) {
      return check(`the page says “${heading}”, and the shop “${line}”`, async () => {
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
        const parts = line.split('…').map((part) => part.replace(/[.?+*()[\]{}|\\^$]/g, '\\$&'));
        await servers.at(-1).says(new RegExp(`^${parts.join('\\S+')}$`, 'm'), 60_000);
      });
    },
  },
];

/** Runs a block to its end, or until it says its address where the guide gives it a terminal of its own. */
async function runBlock({ runs, shell, keepsRunning }, { folder, tarball, servers }) {
  const words = ['-e', '-c', withPackedPath(runs, tarball)];
  if (keepsRunning) {
    if (servers.length === 0) await reserveToldPorts();
    const server = startServer(shell, words, folder, OFFLINE);
    servers.push(server);
    await server.says(/http:\/\/\S+[^]*\n/, 60_000);
    return;
  }
  run(shell, words, folder, { npm_config_prefer_offline: 'true', npm_config_audit: 'false' });
}

async function follow(step, shared) {
  const { folder, check } = shared;
  const at = `line ${step.line}`;
  if (step.runs) return check(`${at}: ${step.runs.trim()}`, () => runBlock(step, shared));
  if (step.writes) {
    return check(`${at}: ${step.writes}`, () => writeFiles(folder, { [step.writes]: step.code }));
  }
  for (const sentence of SENTENCES) {
    const match = sentence.says.exec(step.reads);
    if (!match) continue;
    shared.followed.add(sentence);
    await sentence.follow(shared, ...match.slice(1));
  }
}

/** Does what the guide says, in its order. */
export async function tryFirstGuide({ home, tarball, browser, check }) {
  const folder = join(home, 'guide');
  mkdirSync(folder);
  let steps;
  await check('can be followed', () => {
    steps = stepsOf(readFileSync(join(root, GUIDE), 'utf8'), LEFT_OUT);
  });
  const { page, complaints, close } = await openPage(browser);
  const servers = [];
  const followed = new Set();
  try {
    for (const step of steps) {
      await follow(step, { folder, tarball, check, page, servers, followed });
    }
    await check('says each of the steps between its blocks', () => {
      const missed = SENTENCES.filter((sentence) => !followed.has(sentence));
      if (missed.length === 0) return;
      const texts = missed.map(({ says }) => String(says)).join('\n');
      throw new Error(`${GUIDE} has no sentence of this form, which this test follows:\n${texts}`);
    });
    await check('leaves the console clean', () => {
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    });
  } finally {
    await close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}
