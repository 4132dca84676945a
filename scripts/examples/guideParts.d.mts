/** Types of guideParts.mjs, for the test that imports it. */

/** What a reader does: runs a block, writes a file, or reads a sentence. */
export interface Step {
  readonly line: number;
  readonly reads?: string;
  readonly runs?: string;
  readonly shell?: 'sh' | 'bash';
  readonly keepsRunning?: boolean;
  readonly writes?: string;
  readonly code?: string;
}

/** What a reader does, in order. */
export function stepsOf(
  markdown: string,
  leftOut: Readonly<Record<string, string>>,
): readonly Step[];
