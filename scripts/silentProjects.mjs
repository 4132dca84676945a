/** Finds the projects of a whole run that ran no test: the tools themselves say nothing of them. */

/** The projects of vitest.config.ts, by the files that each alone runs; its report names no project. */
const KINDS = {
  node: /\.test\.ts$/u,
  dom: /(?<!\.browser)\.test\.tsx$/u,
  browser: /\.browser\.test\.tsx$/u,
  storybook: /\.stories\.tsx$/u,
};

export function silentInVitest({ testResults }) {
  const ran = testResults.filter(({ assertionResults }) => assertionResults.length > 0);
  return Object.keys(KINDS).filter((kind) => !ran.some(({ name }) => KINDS[kind].test(name)));
}

const projectsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsOf),
];

export function silentInPlaywright({ config, suites }) {
  const ran = new Set(projectsOf({ suites }));
  return config.projects.map(({ name }) => name).filter((name) => !ran.has(name));
}
