/** A project that runs no test passes with every tool, so the test run looks for such projects itself. */
import { expect, it } from 'vitest';
import { silentInPlaywright, silentInVitest } from '../../scripts/silentProjects.mjs';

it('names the projects of Vitest that ran nothing', () => {
  const file = (name: string, count = 1) => ({ name, assertionResults: Array(count).fill({}) });
  const [node, dom] = [file('/x/test/a.test.ts'), file('/x/test/b.test.tsx')];
  const [browser, story] = [file('/x/test/c.browser.test.tsx'), file('/x/stories/D.stories.tsx')];
  const silent = (...testResults: ReturnType<typeof file>[]) => silentInVitest({ testResults });
  expect(silent(node, dom, browser, story)).toEqual([]);
  expect(silent(node, browser)).toEqual(['dom', 'storybook']);
  expect(silent(dom, file('/x/test/c.browser.test.tsx', 0), story)).toEqual(['node', 'browser']);
});

it('names the projects of Playwright that ran nothing, however deep their tests are', () => {
  const config = { projects: [{ name: 'pages' }, { name: 'codes' }, { name: 'npm start' }] };
  const spec = (projectName: string) => ({ tests: [{ projectName }] });
  const suites = [
    { specs: [spec('pages')] },
    { suites: [{ suites: [{ specs: [spec('codes')] }] }] },
  ];
  expect(silentInPlaywright({ config, suites })).toEqual(['npm start']);
});
