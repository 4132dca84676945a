/** What a user of `tillkit serve` does on one machine: the steps of systemd, a copy that is restored, and the line for cron. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { dockerEnv, fillSettings, startService } from './envFiles.mjs';
import { followPage } from './followPage.mjs';

/** Places of a machine that is not this one: all are below the reader's folder. */
const PLACES = ['/opt', '/etc', '/var/lib', '/backup'];
const REAL = new RegExp(`(?<![\\w.])(?:${PLACES.join('|')})(?=/|\\b)`, 'g');

let home;
const here = (text) =>
  text.replaceAll('/usr/bin/node', 'node').replaceAll(REAL, (place) => home + place);

/** A route of the shop that takes whatever it is told. */
const SHOP = `node -e "require('http').createServer((request, answer) => { request.resume(); answer.writeHead(204).end(); })
.listen(8000, () => console.log('http://127.0.0.1:8000'))"`;

/** Starts what the unit starts, with the variables that it gives. */
async function startUnit(reader) {
  const unit = reader.read('node_modules/tillkit/deploy/tillkit.service');
  const of = (name) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);
  const own = Object.fromEntries(of('Environment').map((line) => here(line).split('=')));
  const [file, command] = [here(of('EnvironmentFile')[0]), here(of('ExecStart')[0])];
  const given = { ...dockerEnv(reader.run(`cat ${file}`)), ...own };
  await reader.having(given, () => reader.start(command));
}

async function installUnit(reader, install, file, check) {
  home = reader.folder;
  for (const place of ['opt', 'etc', 'var/lib/tillkit', 'backup']) {
    mkdirSync(join(home, place), { recursive: true });
  }
  reader.run(here(install).replaceAll(' && ', '\n'));
  reader.folder = here('/opt/tillkit');
  fillSettings(reader);
  reader.run(`cp till.env ${here(file)}; chmod 600 ${here(file)}`);
  await startService(reader);
  await reader.start(SHOP);
  reader.run(here(check));
  await startUnit(reader);
}

const orders = (reader, more = '') => {
  const { TILL_STORE_KEY } = dockerEnv(reader.read('till.env'));
  const key = `-H "authorization: Bearer ${TILL_STORE_KEY}" -H 'content-type: application/json'`;
  return JSON.parse(reader.run(`curl http://127.0.0.1:4181/v1/orders ${key} ${more}`));
};
const create = (reader, id) => orders(reader, `-d '{"order_id":"${id}","amount_usd":"5"}'`);

/** Copies in both ways, the second one last. */
function copy(reader, backup, vacuum) {
  create(reader, 'before');
  reader.run(here(backup));
  reader.run(`rm ${here('/backup/till.db')}`);
  reader.run(here(vacuum));
  create(reader, 'after');
}

async function restore(reader) {
  await reader.stop();
  const ledger = here('/var/lib/tillkit');
  renameSync(ledger, `${ledger}-damaged`);
  reader.run(`mkdir ${ledger}; cp ${here('/backup/till.db')} ${ledger}/till.db`);
  await startUnit(reader);
  assert.equal((await fetch('http://127.0.0.1:4181/readyz')).status, 200);
  assert.deepEqual(
    orders(reader).orders.map((order) => order.order_id),
    ['before'],
  );
}

const serve = (reader, command) =>
  reader.run(here(`TILL_DATA=/var/lib/tillkit npx ${command} --config /etc/tillkit/tillkit.env`));

const DOCKER =
  'needs Docker; scripts/image.mjs takes the steps of the Dockerfile, and guide-serve reads an env file as it does';

const TABLE = {
  leftOut: { 'docker build': DOCKER },
  commandsLeftOut: {
    'cp deploy/tillkit.env .env': 'is for Compose alone',
    'docker compose up -d': DOCKER,
    'docker exec tillkit node dist/cli.js serve purge --days 400': DOCKER,
    'docker compose exec -T tillkit node dist/cli.js serve purge --days 400': DOCKER,
    [`pg_dump --format=custom --file=/backup/till.dump "$(sed -n 's/^TILL_DATABASE_URL=//p' /etc/tillkit/tillkit.env)"`]:
      'needs a PostgreSQL, with which test/servers tries serve',
    'tillkit serve purge': 'is run by the line for cron, with its days',
    'sqlite3 /var/lib/tillkit/till.db vacuum': 'only makes the file smaller',
    'npm install tillkit@<version>': 'needs a registry that has the package',
  },
  frames: {
    'serve purge --days 400': (reader, code) =>
      void reader.run(here(code.replace(/^(?:\S+ ){5}root /, ''))),
  },
  sentences: [
    {
      says: /1\. `(mkdir [^`]+)` .*Copy \[.*?\] ?\(.*?\) to `(\/etc\/[^`]+)`, `chmod 600`, and fill it in\. 3\. `(node [^`]+)` 4\. Copy .*`systemctl enable --now tillkit`/,
      follow: installUnit,
    },
    {
      says: /SQLite +\| `(sqlite3 [^`]+)` +\| \| +\| or `(sqlite3 [^`]+)` \(smaller\)/,
      follow: copy,
    },
    {
      says: /2\. SQLite: move `till\.db`, `till\.db-wal` and `till\.db-shm` away, put the copy in place of `till\.db`.* 3\. Start\. `\/readyz` must be 200/,
      follow: restore,
    },
    { says: /Look for its money with `(tillkit serve unmatched)`/, follow: serve },
  ],
};

/** Does what the page says. */
export const tryOperations = (tools) => followPage('docs/operations.md', TABLE, tools);
