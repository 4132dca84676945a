/** A project that runs no test passes with every tool, so the test run looks for such projects itself. */
import { expect, it } from 'vitest';
import { emptyInPlaywright, emptyInVitest } from '../../scripts/emptyProjects.mjs';

it('names the projects of Vitest that ran nothing', () => {
  const file = (name: string, count = 1) => ({ name, assertionResults: Array(count).fill({}) });
  const [node, dom] = [file('/x/test/a.test.ts'), file('/x/test/b.test.tsx')];
  const [browser, story] = [file('/x/test/c.browser.test.tsx'), file('/x/stories/D.stories.tsx')];
  const empty = (...testResults: ReturnType<typeof file>[]) => emptyInVitest({ testResults });
  expect(empty(node, dom, browser, story)).toEqual([]);
  expect(empty(node, browser)).toEqual(['dom', 'storybook']);
  expect(empty(dom, file('/x/test/c.browser.test.tsx', 0), story)).toEqual(['node', 'browser']);
  expect(emptyInVitest({ testResults: [node, dom] }, ['node', 'browser'])).toEqual(['browser']);
});

it('names the projects of Playwright that ran nothing, at any depth', () => {
  const config = { projects: [{ name: 'main' }, { name: 'codes' }, { name: 'pages' }] };
  const spec = (projectName: string) => ({ tests: [{ projectName }] });
  const suites = [
    { specs: [spec('main')] },
    { suites: [{ suites: [{ specs: [spec('codes')] }] }] },
  ];
  expect(emptyInPlaywright({ config, suites })).toEqual(['pages']);
  expect(emptyInPlaywright({ config, suites }, ['main'])).toEqual([]);
});
