/** The first guide, up to an order that is paid, and then in React. */
import { payByPrintedLines } from '../printedLines.mjs';
import { followPage } from './followPage.mjs';
import { payInReact, startVite } from './reactPages.mjs';

/** “Put the lines `TILL_…` that it prints into a file `sandbox.env`.” */
export const PUT_LINES = {
  says: /Put the (?:lines|settings) `(\w+)…` that (?:it|the server) prints into a file `([^`]+)`/,
  follow({ servers, write }, prefix, file) {
    const printed = servers
      .at(-1)
      .said()
      .match(new RegExp(`^[ \\t]*${prefix}.*$`, 'gm'));
    write(file, `${printed.join('\n')}\n`);
  },
};

const TABLE = {
  after: {
    'In React': async (reader) => {
      await startVite(reader);
      await payInReact(
        reader,
        "import { PayPage } from './PayPage';",
        '<PayPage order={order.id} />',
      );
    },
  },
  sentences: [
    PUT_LINES,
    {
      says: /Open (http:\/\/[\w.:/-]+) and choose (\w+), then (\w+)\./,
      async follow({ page }, url, token, network) {
        await page.goto(url);
        const option = (name) => page.getByRole('option', { name: new RegExp(`^${name}`) });
        await option(`${token} `).click();
        await option(`${token} ${network}`).click();
      },
    },
    {
      says: /act as the customer with the two `curl` lines that the sandbox has printed.* and the address and the amount of the page/,
      follow: payByPrintedLines,
    },
    {
      says: /The page says “([^”]+)”, and the shop `([^`]+)`/,
      async follow({ servers, page }, heading, line) {
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
        const parts = line.split('…').map((part) => part.replace(/[.?+*()[\]{}|\\^$]/g, '\\$&'));
        await servers.at(-1).says(new RegExp(`^${parts.join('\\S+')}$`, 'm'), 60_000);
      },
    },
  ],
};

/** Does what the guide says, up to its page in React. */
export const tryInstall = (tools) =>
  followPage('docs/guides/install.md', { ...TABLE, until: 'In React' }, tools);

/** The whole guide. */
export const tryInstallWithReact = (tools) => followPage('docs/guides/install.md', TABLE, tools);
