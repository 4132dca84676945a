/** A shop run by the commands that `tillkit init` prints, as they are printed, up to an order that is paid. */
import { resolve } from 'node:path';
import { OFFLINE, payByPrintedLines, reserveToldPorts } from './printedLines.mjs';
import { run, startServer, untilAnswers } from './processes.mjs';
import { choose, openPage } from './shopper.mjs';
import { installTool } from './tillkitTool.mjs';

/** What is printed: three commands, and the address to open. */
function readPrinted(said) {
  const commands = said.match(/^ {2}\S.*$/gm)?.map((line) => line.trim()) ?? [];
  const [, address] = /^Then open (http:\S+) and buy/m.exec(said) ?? [];
  if (commands.length === 3 && address) return { commands, address };
  throw new Error(`It does not print three commands and an address:\n${said}`);
}

/** Writes a shop once more, and does what is printed. */
export async function followInit(kind, { home, tarball, browser, check }) {
  const folder = resolve(installTool(home, tarball), '../../..');
  const shell = (command) => ['sh', ['-c', command], folder, OFFLINE];
  const servers = [];
  const { page, close } = await openPage(browser);
  try {
    const said = run(...shell(`npx tillkit init ${kind} shop-${kind}`));
    const { commands, address } = readPrinted(said);
    const [prepare, service, shop] = commands;
    await check(`runs as printed: ${prepare}`, () => run('sh', ['-c', prepare], folder));
    await check(`runs as printed: ${service}`, async () => {
      await reserveToldPorts();
      servers.push(startServer(...shell(service)));
      return servers[0].says(/curl \S+\/sandbox\/confirm.*\n/, 60_000);
    });
    await check(`runs as printed: ${shop}`, async () => {
      servers.push(startServer(...shell(shop)));
      await untilAnswers(address, servers[1]);
    });
    await check('is paid by the lines that are printed', async () => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Buy' }).click();
      await choose(page);
      await payByPrintedLines({ page, servers, folder });
      await servers[1].says(/Order \S+ is paid\./, 60_000);
    });
  } finally {
    await close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}
