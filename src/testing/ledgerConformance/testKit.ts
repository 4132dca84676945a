/** What the conformance suite needs of a test runner: the part that Vitest and Jest have in common. */

/** Matchers of a value. */
interface Matchers {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toMatchObject(expected: object): void;
  toHaveLength(expected: number): void;
  toBeGreaterThan(expected: number): void;
  toBeLessThanOrEqual(expected: number): void;
  toBeInstanceOf(expected: new (...words: never[]) => unknown): void;
}

/** Matchers of a promise that is to reject. */
interface RejectionMatchers {
  toThrow(expected?: string | RegExp | (new (...words: never[]) => Error)): Promise<void>;
}

export type Expect = (value: unknown) => Matchers & {
  readonly rejects: RejectionMatchers & { readonly not: RejectionMatchers };
};

/** What it returns is waited for if it is a promise. */
type Test = () => unknown;

/** A test runner's words. */
export interface TestKit {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, test: Test, timeoutMs?: number) => unknown;
  readonly expect: Expect;
  readonly beforeEach: (prepare: Test) => unknown;
  readonly afterEach: (tidy: Test) => unknown;
}
