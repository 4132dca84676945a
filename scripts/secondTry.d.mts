/** A test that did not pass. */
export interface Failure {
  readonly name: string;
  /** What can run again; without it there is no second try. */
  readonly file?: string;
}

export interface Outcome {
  /** Whether the run ended in order. */
  readonly ok: boolean;
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Suite extends Outcome {
  /** Runs one file in a fresh process with one worker. */
  again?(file: string): Promise<Outcome>;
}

export function statesLaws(file: string): boolean;

export function withSecondTry(
  suites: readonly Suite[],
  say: (text: string) => void,
): Promise<{ passed: number; failed: readonly string[]; flaky: readonly string[] }>;
