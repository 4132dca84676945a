/** The accessibility report: each criterion, how it is tested, and by what. */
import { join } from 'node:path';
import axe from 'axe-core';
import { format, resolveConfig } from 'prettier';
import { CRITERIA, type Criterion } from './criteria.js';

const STATES: Readonly<Record<Criterion['state'], string>> = {
  tested: 'tested',
  partly: 'partly',
  untested: '**not tested**',
  none: 'nothing to test',
};

/** Rules that axe does not try unless it is asked to: one test does, for `target-size`. */
const OFF = [
  ...['aria-roledescription', 'audio-caption', 'color-contrast-enhanced', 'duplicate-id-active'],
  ...['duplicate-id', 'identical-links-same-purpose', 'meta-refresh-no-exceptions', 'target-size'],
  'landmark-complementary-is-top-level',
];

/** Names of the rules with which axe tries a criterion by default. */
export const axeRules = (no: string): string[] =>
  axe
    .getRules([`wcag${no.replaceAll('.', '')}`])
    .map(({ ruleId }) => ruleId)
    .filter((rule) => !OFF.includes(rule));

/** Clause of EN 301 549 V3.2.1 for the web. */
const clauseOf = ({ no, isNew }: Criterion): string => (isNew ? '–' : `9.${no}`);

function row(criterion: Criterion): string {
  const { no, name, level, state, proofs = [], note = '' } = criterion;
  const files = [...new Set(proofs.map(([file]) => `\`${file}\``))];
  const rules = axeRules(no);
  // An empty list of rules for what is not there says nothing.
  const byAxe = rules.length > 0 && state !== 'none' ? [`axe: ${rules.join(', ')}`] : [];
  const cells = [
    ...[no, name, level, clauseOf(criterion), STATES[state]],
    ...[[...files, ...byAxe].join('; '), note],
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const of = (state: Criterion['state']): readonly Criterion[] =>
  CRITERIA.filter((one) => one.state === state);
const count = (state: Criterion['state']): string => String(of(state).length);
const named = (state: Criterion['state']): string =>
  of(state)
    .map(({ no, name }) => `${no} ${name.toLowerCase()}`)
    .join(', ');

/** The page, as `docs/accessibility.md` holds it. */
export async function accessibilityReport(): Promise<string> {
  const page = `# Accessibility

**WCAG 2.2 has ${String(CRITERIA.length)} criteria at levels A and AA.** ${count('tested')} are tested, ${count('partly')} are tested in part, and ${count('none')} are about what Tillkit
does not have.

- **Not tested:** ${named('untested')}.
- **Tested in part:** ${named('partly')}.

The remarks in the table say what is left, and who has to look at it.

It is about the checkout, the back office, the refund page and the pages of \`tillkit serve\`, and names the clauses of **EN 301 549
V3.2.1** for the web. It is written from a table (\`scripts/accessibility/criteria.ts\`) by \`npm run accessibility\`; a
test holds that each named test exists and is run.

**What it is, and is not.** It says what tests look at. No person with a disability and no auditor has judged Tillkit yet, and tests
find a part of what people do. So it is no statement of conformance, and no VPAT. Words like “tested” mean: a test
fails where this is broken in the parts that it looks at.

## How it is tested

- **Every story** (all states of all components) is looked at by axe in light and dark, left to right and right to left, and
  measured from 280 to 1280 pixels, also sideways, with text twice as large and with wider text spacing. Then all that keys reach
  gets the focus, presses are taken back, single keys are pressed and values are entered: \`test/stories/everyStory.ts\`,
  \`npm run test:storybook\`. \`test/stories/faultFinders.browser.test.tsx\` shows that each of these looks finds a planted fault.
- **The pages of \`tillkit serve\`** go through the same: \`test/serve/pageLooks.e2e.ts\`.
- **Every screen and tab** once more in a real browser, with data: the \`*.browser.test.tsx\` below \`test/checkout\` and
  \`test/treasury\`. Whole journeys by keys alone: \`test/journeys/keyboard.browser.test.tsx\`.
- **What a screen reader is given** is read from the accessible names and the live region, in the order of reading. No screen
  reader itself was run.
- **Journeys with axe in Firefox's and Safari's engine:** \`test/engines/journeys.test.ts\`.

axe is ${axe.version}; “axe: …” names its rules for a criterion, which run in all of these. Its rule \`target-size\` is on for the refund page alone.

## Criteria

“Clause” is that of EN 301 549 V3.2.1, which has WCAG 2.1: criteria that are new in 2.2 have none. It also has clause 9.4.1.1
(parsing), which WCAG 2.2 has taken out and no test looks at.

| no. | criterion | level | clause | state | shown by | remarks |
| --- | --- | --- | --- | --- | --- | --- |
${CRITERIA.map(row).join('\n')}

Clauses 5 to 8 and 10 to 13 of EN 301 549 (generic, devices, documents, software, support) were not looked at. The documentation is
Markdown, with text for each picture (12.1.2 in part).

## What your page adds

The widget stands in your page: its language (\`lang\`), its title, its landmarks, a way past your navigation and the contrast
around the widget are yours. Texts of your own (\`messages\`), colours and rules can undo what is tested; colours that cannot be
read are changed until they can.
`;
  const config = await resolveConfig(join(import.meta.dirname, '../../package.json'));
  return format(page, { ...config, parser: 'markdown' });
}
