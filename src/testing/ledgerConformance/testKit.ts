/** The test runner functions of the conformance suite, common to Vitest and Jest. */

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

/** Matchers of a rejected promise. */
interface RejectionMatchers {
  toThrow(expected?: string | RegExp | (new (...words: never[]) => Error)): Promise<void>;
}

export type Expect = (value: unknown) => Matchers & {
  readonly rejects: RejectionMatchers & { readonly not: RejectionMatchers };
};

/** A test; a returned promise is awaited. */
type Test = () => unknown;

/** Functions of a test runner. */
export interface TestKit {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, test: Test, timeoutMs?: number) => unknown;
  readonly expect: Expect;
  readonly beforeEach: (prepare: Test) => unknown;
  readonly afterEach: (tidy: Test) => unknown;
}
