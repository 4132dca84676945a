/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

/** A suite of Playwright's JSON report. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly tests: readonly { readonly projectName: string }[] }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  readonly config: { readonly projects: readonly { readonly name: string }[] };
  readonly suites: readonly PlaywrightSuite[];
}

export function emptyInVitest(report: VitestReport, wanted?: readonly string[]): string[];
export function emptyInPlaywright(report: PlaywrightReport, wanted?: readonly string[]): string[];
