/** Finds the projects of a run that ran no test: Vitest and Playwright do not report them. */

/** The projects of vitest.config.ts, by the files that only they run; the JSON report names no project. */
const FILES = {
  node: /\.test\.ts$/u,
  dom: /(?<!\.browser)\.test\.tsx$/u,
  browser: /\.browser\.test\.tsx$/u,
  storybook: /\.stories\.tsx$/u,
};

/** The projects of `wanted` without a test in Vitest's report. */
export function emptyInVitest({ testResults }, wanted = Object.keys(FILES)) {
  const ran = testResults.filter(({ assertionResults }) => assertionResults.length > 0);
  return wanted.filter((project) => !ran.some(({ name }) => FILES[project].test(name)));
}

const projectsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsOf),
];

/** The projects of `wanted` without a test in Playwright's report. */
export function emptyInPlaywright(
  { config, suites },
  wanted = config.projects.map(({ name }) => name),
) {
  const ran = new Set(projectsOf({ suites }));
  return wanted.filter((name) => !ran.has(name));
}
