interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly tests: readonly { readonly projectName: string }[] }[];
}

interface PlaywrightReport {
  readonly config: { readonly projects: readonly { readonly name: string }[] };
  readonly suites: readonly PlaywrightSuite[];
}

/** Names of the projects without a test. */
export function silentInVitest(report: VitestReport): string[];
export function silentInPlaywright(report: PlaywrightReport): string[];
