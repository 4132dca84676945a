/** Writes the page of all codes and errors, from the tables and the messages of the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '../../src/contract/problems.js';
import { TREASURY_PROBLEMS } from '../../src/treasury/contract/treasuryProblems.js';
import { en as office } from '../../src/treasury/panel/messages/en.js';
import { enProblems } from '../../src/ui/messages/enProblems.js';
import { DIAGNOSTIC_ACTS } from './diagnosticActs.js';
import { BROWSER_PROBLEMS, PROBLEM_MENDS } from './problemMends.js';
import {
  diagnosticMessages,
  errorClasses,
  problemMessages,
  sourcesBelow,
  type SourceMessages,
} from './sourceMessages.js';

interface KnownProblem {
  readonly status: number;
  readonly title: string;
  readonly retryable: boolean;
}

/** Source text as Markdown: names in braces or angle brackets are no markup. */
const asMarkdown = (text: string): string =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `\`${part}\`` : part.replace(/[<>{}*_]/g, '\\$&')))
    .join('');

const list = (texts: Iterable<string>): string =>
  [...texts].map((text) => `- ${asMarkdown(text)}`).join('\n');

const section = (id: string, name: string, ...parts: readonly string[]): string =>
  [`### \`${name}\` {#${id}}`, ...parts.filter(Boolean)].join('\n\n');

/** Codes that the type of a diagnostic names. */
export function diagnosticCodes(root: string): readonly string[] {
  const source = readFileSync(join(root, 'src/server/configuration/diagnostic.ts'), 'utf8');
  const [comment = ''] = source.split('readonly code: string');
  return [...comment.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => code);
}

/** Problems that the handler also reports, by the code of the diagnostic. */
function reportedProblems(root: string): ReadonlyMap<string, readonly string[]> {
  const source = readFileSync(join(root, 'src/server/handler/routes.ts'), 'utf8');
  const [, table = ''] = source.split('DIAGNOSTIC_OF');
  const rows = [...(table.split('};')[0] ?? '').matchAll(/(\w+): '(\w+)',/g)];
  const codes = new Map<string, string[]>();
  for (const [, problem = '', code = ''] of rows) {
    codes.set(code, [...(codes.get(code) ?? []), problem]);
  }
  return codes;
}

function diagnostics(root: string, server: readonly string[]): string {
  const messages = diagnosticMessages(server);
  const reported = reportedProblems(root);
  const sections = diagnosticCodes(root).map((code) => {
    const told = messages.get(code) ?? new Set();
    const problems = (reported.get(code) ?? []).map((one) => `[\`${one}\`](#problem-${one})`);
    if (told.size + problems.length === 0) throw new Error(`The server has no message of ${code}.`);
    const who = DIAGNOSTIC_ACTS.get(code);
    return section(
      code,
      code,
      who === undefined ? '' : `**Who acts:** ${who}.`,
      list(told),
      problems.length > 0
        ? `With the message of the problem it is about: ${problems.join(', ')}.`
        : '',
    );
  });
  return sections.join('\n\n');
}

/** Codes that only the log of `tillkit serve` has. */
export const SERVE_LOG: Readonly<Record<string, string>> = {
  started: 'A listener answers, at `address`.',
  stopping:
    'The server was asked to end, and finishes what it answers. **Who acts:** nobody, if you stopped it.',
  stopped: 'The server has ended.',
  setting_doubtful:
    'A setting changes nothing, or is risky. **Who acts:** operator: what its sentence says.',
  store_key_refused:
    'A request to `/v1` came with a wrong key or none, so your shop may be unable to create orders. **Who acts:** ' +
    'operator, at once: give the shop the first key of TILL_STORE_KEY, or end a rotation that is half done.',
  store_key_in_browser:
    'A browser sent the store key, so it may be known. **Who acts:** operator, at once: take it out of the page and ' +
    'change TILL_STORE_KEY.',
  store_request_failed:
    'A request of the shop failed and was told to try again. **Who acts:** operator, if it goes on.',
  notification_delivered: 'The shop has taken a notification.',
  notification_failed:
    'The shop has not taken a notification; it is sent again at `next_attempt_at`. **Who acts:** developer: what ' +
    '`reason` names.',
  notification_trouble:
    'Notifications could not be read or noted; the server tries again. **Who acts:** operator: the ledger.',
};

const line = ({ status, title, retryable }: KnownProblem): string =>
  `HTTP ${String(status)}: ${asMarkdown(title)}. ` +
  (retryable ? 'The same request may succeed later.' : 'The same request will fail again.');

function shoppersProblems(server: SourceMessages, store: SourceMessages): string {
  const read: Readonly<Record<string, string>> = enProblems.problems;
  const sections = Object.entries(PROBLEMS).map(([code, problem]) => {
    const causes = new Set([...(server.get(code) ?? []), ...(store.get(code) ?? [])]);
    // Made of the operation's name and little else.
    const said = [...causes].filter((text) => /\p{L}{3}/u.test(text));
    return section(
      `problem-${code}`,
      code,
      line(problem),
      said.length > 0
        ? `**Causes**, as the store’s log or the detail names them:\n\n${list(said)}`
        : '',
      `**What to do:** ${PROBLEM_MENDS[code as keyof typeof PROBLEM_MENDS]}`,
      read[code] === undefined ? '' : `**The shopper reads:** “${read[code]}”`,
    );
  });
  return sections.join('\n\n');
}

function browserProblems(): string {
  return Object.entries(BROWSER_PROBLEMS)
    .map(([code, { cause, mend }]) =>
      section(`browser-${code}`, code, cause, `**What to do:** ${mend}`),
    )
    .join('\n\n');
}

function officeProblems(): string {
  return Object.entries(TREASURY_PROBLEMS)
    .map(([code, problem]) => {
      const read = office.problems[code as keyof typeof TREASURY_PROBLEMS];
      return section(
        `office-${code}`,
        code,
        line(problem),
        `**The panel says:** ${asMarkdown(read)}`,
      );
    })
    .join('\n\n');
}

function errors(root: string): string {
  const files = [
    ...sourcesBelow(join(root, 'src/api')),
    ...['configuration/configurationError.ts', 'storeApi/checkoutReference.ts'].map((file) =>
      join(root, 'src/server', file),
    ),
    join(root, 'src/money/decimalString.ts'),
    join(root, 'src/sandbox/transferControls.ts'),
  ];
  return errorClasses(files)
    .map(({ name, comment, messages }) =>
      section(
        `error-${name}`,
        name,
        asMarkdown(comment.replace(/\s+/g, ' ').replace(/\{@link ([\w.]+)\}/g, '`$1`')),
        messages.size > 0 ? list(messages) : '',
      ),
    )
    .join('\n\n');
}

/** The page. @param root the repository */
export function codesPage(root: string): string {
  const server = ['src/server', 'src/treasury/server', 'src/treasury/refunds'].flatMap((folder) =>
    sourcesBelow(join(root, folder)),
  );
  const problems = problemMessages(server, 'ProblemError');
  const storeProblems = problemMessages(sourcesBelow(join(root, 'src/serve')), 'StoreProblem');
  return `---
outline: 2
---

# Errors and codes

Every code and error of Tillkit, with its messages as they stand in the code. “…” is filled in when it happens. Each has an
address of its own: \`#order_refused\` for a diagnostic, \`#problem-forbidden\` for a problem, \`#office-approval_own\` for one of the
back office, \`#browser-offline\` and \`#error-NetworkError\`.

## Diagnostics

What \`onDiagnostic\` hears, or \`console.warn\` where you pass none. Filter by \`code\`. \`npx tillkit doctor\` finds many of the
causes.

${diagnostics(root, server)}

## The log of \`tillkit serve\`

Beside the diagnostics, its lines have these codes.

${Object.entries(SERVE_LOG)
  .map(([code, said]) => section(code, code, said))
  .join('\n\n')}

## Problems of the shoppers’ routes

Refusals on the wire, as Problem Details (RFC 9457) with this \`code\`; \`type\` is \`urn:tillkit:problem:\` and the code. The order
API of \`tillkit serve\` (\`/v1\`) has the same list and says the cause as \`detail\`. In the browser they are a \`CheckoutError\`.

${shoppersProblems(problems, storeProblems)}

## Problems that the browser finds

Further codes of \`CheckoutError\`, and of \`TreasuryError\` in the back office.

${browserProblems()}

## Problems of the back office

Codes of \`TreasuryError\`.

${officeProblems()}

## Appearance

Codes of the event \`till-diagnostic\` (\`AppearanceDiagnostic\`). Nothing of an appearance throws.

### \`color_repaired\` {#color_repaired}

A colour could not be read where it stands, so it was moved to black or white. \`given\` and \`used\` name both. **What to do:** use
the colour that is named, or one with more contrast.

### \`rule_refused\` {#rule_refused}

A rule or a property of it was left out: it is not known, or it could hide, cover or move an amount or an address. **What to
do:** what \`mend\` says.

### \`value_refused\` {#value_refused}

A theme, a variable or a value does not fit, so the default holds. **What to do:** what \`mend\` says.

## Errors that are thrown

Classes of \`tillkit/server\`, \`tillkit/ledger/sql\` and \`tillkit/sandbox\`. Messages hold no secret, no body and no shopper’s data.

${errors(root)}
`;
}
