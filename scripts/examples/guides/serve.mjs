/** The page of `tillkit serve`: a sandbox, a shop in Python that is told, and then a server with a file of settings. */
import assert from 'node:assert/strict';
import { findLanguage, registries } from '../languages.mjs';
import { curlLines, payByPrintedLines } from '../printedLines.mjs';
import { run } from '../processes.mjs';
import { choose } from '../shopper.mjs';
import { dockerEnv, fillSettings, HERE, startService } from './envFiles.mjs';
import { followPage } from './followPage.mjs';
import { PUT_LINES } from './install.mjs';
import { expectShown } from './shownAnswers.mjs';

/** The reader's own shop around the page's `notified`: its route, and what ships. */
const SHOP = `import builtins
from http.server import BaseHTTPRequestHandler, HTTPServer

builtins.ship_once = lambda order: print(f"Order {order} is shipped.", flush=True)
from notified import notified

class Shop(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        status = notified(body, dict(self.headers))
        print(f"told {status} {body.decode()}", flush=True)
        self.send_response(status)
        self.end_headers()

server = HTTPServer(("127.0.0.1", 8000), Shop)
print("http://127.0.0.1:8000", flush=True)
server.serve_forever()
`;
const START_SHOP = 'set -a; . ./shop.env; set +a; exec .venv/bin/python shop.py';

/** What the page shows of a notification, until the shop is told. */
let shownNotification;

async function start(reader, command) {
  const server = await reader.start(command);
  await server.says(/Stop it with Ctrl-C/, 60_000);
  const printed = [server.said().match(/^TILL_\w+=/gm), curlLines(server.said())];
  if (printed.map(({ length }) => length).join() !== '4,3') throw new Error(server.said());
}

async function openOrder({ page, said }) {
  await page.goto(JSON.parse(said).page_url);
  await choose(page);
}

/** The shop that is told: of order 1002, in the words that the page shows. */
async function tellPython(reader, code) {
  const [, install] = /# pip (install .*)$/m.exec(code);
  run('python3', ['-m', 'venv', '.venv'], reader.folder, registries);
  run('.venv/bin/pip', install.split(' '), reader.folder, registries);
  reader.write('notified.py', code);
  reader.write('shop.py', SHOP);
  const shop = await reader.start(START_SHOP);
  const forged = await fetch(HERE.TILL_NOTIFY_URL, { method: 'POST', body: '{}' });
  if (forged.status !== 400) throw new Error(`It answers a forgery with ${forged.status}.`);
  await openOrder(reader);
  await payByPrintedLines(reader);
  await shop.says(/^Order 1002 is shipped\.$/m, 60_000);
  const [, told] = await shop.says(/^told 204 (\{"type":"order\.paid".*\})$/m, 60_000);
  expectShown(shownNotification, told);
}

/** A server with a file of settings, in place of the sandbox, with the same shop. */
async function startWithFile(reader, option, example) {
  await reader.stop(Infinity);
  fillSettings(reader, example);
  await startService(reader);
  reader.write('shop.env', reader.read('till.env').match(/^TILL_NOTIFY_SECRET=.*$/m)[0]);
  await reader.start(START_SHOP);
  await reader.start(`npx tillkit serve ${option} till.env`);
}

/** As a container has it that was started with the file. */
const inContainer = (reader, command, text = reader.read('till.env')) =>
  reader.having(dockerEnv(text), () => reader.run(`npx ${command}`));

async function refuseQuotes(reader, command) {
  const quoted = reader.read('till.env').replace(/^(TILL_STORE_KEY=)(.*)$/m, '$1"$2"');
  await assert.rejects(inContainer(reader, command, quoted), /TILL_STORE_KEY.*quotation mark/);
}

async function runCommands(reader, rows) {
  const { TILL_STORE_KEY } = dockerEnv(reader.read('till.env'));
  const ask = (path) =>
    `curl http://127.0.0.1:4181/v1/${path} -H "authorization: Bearer ${TILL_STORE_KEY}"`;
  const order = `-H 'content-type: application/json' -d '{"order_id":"1003","amount_usd":"5"}'`;
  reader.run(`${ask('orders')} ${order}`);
  await openOrder(reader);
  await payByPrintedLines(reader);
  await reader.servers.at(-2).says(/^Order 1003 is shipped\.$/m, 60_000);
  const { id } = JSON.parse(reader.run(ask('events'))).events.at(-1);
  for (const [, command] of rows.matchAll(/`(tillkit serve [^`]+)`/g)) {
    await inContainer(reader, command.replace('<id>', id));
  }
}

async function askProbes() {
  for (const path of ['healthz', 'readyz', 'readyz?service', 'metrics']) {
    const { status } = await fetch(`http://127.0.0.1:4181/${path}`);
    if (status !== 200) throw new Error(`/${path} answers ${status}.`);
  }
}

const TABLE = {
  frames: {
    '"type": "order.paid"': (_reader, code) => void (shownNotification = code),
    'from standardwebhooks': tellPython,
  },
  sentences: [
    {
      says: /In an empty folder: `(npm init -y)`, `(npm install[^`]+)`, then `(npx tillkit serve --sandbox)`\. It .* prints four settings for your shop and three `curl` lines/,
      follow(reader, init, install, command) {
        reader.run(`${init}\n${install}`);
        return start(reader, command);
      },
    },
    {
      says: /Run the first `curl` line .* It creates order 1001\. Open the `page_url` of its answer and choose USDT, then Tron/,
      follow(reader) {
        reader.run(curlLines(reader.servers[0].said())[0]);
        return openOrder(reader);
      },
    },
    {
      says: /run the other two lines, with the page's address and amount\. The page shows the payment/,
      follow: payByPrintedLines,
    },
    {
      says: /To be told as well, start it with `(TILL_NOTIFY_URL=\S+)` \(a route of your shop\)/,
      async follow(reader, setting) {
        await reader.stop();
        await start(reader, `${setting} npx tillkit serve --sandbox`);
      },
    },
    PUT_LINES,
    {
      says: /The answer is the order, and so is that of `GET (\/v1\/orders\/1002)`/,
      follow(reader, path) {
        const posted = reader.said;
        const key = '-H "authorization: Bearer $TILL_STORE_KEY"';
        reader.run(`. ./shop.env; curl "$TILL_API_URL${path}" ${key}`);
        expectShown(posted, reader.said);
      },
    },
    {
      says: /lines `NAME=value` in the file of `(--config)` \(\[example\]\(\.\.\/(deploy\/tillkit\.env)\)\)/,
      follow: startWithFile,
    },
    {
      says: /refuses quotation marks that an env file kept \(`docker --env-file` does\): write values without\. `(tillkit serve --check)` says so before/,
      follow: refuseQuotes,
    },
    { says: /(\| `tillkit serve --check` .*`tillkit serve --help`)/, follow: runCommands },
    {
      says: /`\/healthz` is 200 .*`\/readyz` is 200 .*`\/metrics` is for Prometheus/,
      follow: askProbes,
    },
  ],
};

/** Does what the page says. */
export async function tryServe(tools) {
  if (findLanguage('python')) await followPage('docs/serve.md', TABLE, tools);
  else await tools.skip('python is not installed here, or is too old');
}
