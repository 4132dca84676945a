/** Result of a part of the benchmark, and its section in the results file. */

/** A figure against its target. */
export interface Verdict {
  /** `QR visible on the slow phone, initial inlined`. */
  readonly what: string;
  readonly measured: number;
  readonly target: number;
  /** Whether the figure must stay below its target or reach it. */
  readonly wanted: 'at_most' | 'at_least';
  readonly unit: string;
}

/** A figure that must stay below its target. */
export const atMost = (what: string, measured: number, target: number, unit: string): Verdict => ({
  what,
  measured,
  target,
  unit,
  wanted: 'at_most',
});

/** A figure that must reach its target. */
export const atLeast = (what: string, measured: number, target: number, unit: string): Verdict => ({
  ...atMost(what, measured, target, unit),
  wanted: 'at_least',
});

/** A table: first row of names, then rows of texts. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One section of the results. */
export interface Section {
  readonly title: string;
  /** How it was measured, in sentences. */
  readonly method: string;
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
  /** What a reader should know of the figures. */
  readonly notes?: readonly string[];
}

/** Whether a figure is where it should be. */
export const isMet = ({ measured, target, wanted }: Verdict): boolean =>
  wanted === 'at_most' ? measured <= target : measured >= target;

function tableText({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(columns.map((_, index) => (index === 0 ? '---' : '---:')));
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

function verdictTable(verdicts: readonly Verdict[]): Table {
  return {
    columns: ['target', 'wanted', 'measured', 'met'],
    rows: verdicts.map((verdict) => [
      verdict.what,
      `${verdict.wanted === 'at_most' ? '≤' : '≥'} ${String(verdict.target)} ${verdict.unit}`,
      `${String(Number(verdict.measured.toFixed(2)))} ${verdict.unit}`,
      isMet(verdict) ? 'yes' : '**no**',
    ]),
  };
}

/** Markdown of a section, with the time and the machine on which it was measured. */
export function sectionText(section: Section, measured: string): string {
  const { title, method, tables, verdicts, notes = [] } = section;
  return [
    `## ${title}`,
    `_${measured}_`,
    method,
    ...tables.map(tableText),
    ...(verdicts.length > 0 ? [tableText(verdictTable(verdicts))] : []),
    ...notes,
  ].join('\n\n');
}

/** Puts sections into the text of earlier results: each replaces the one of its title. */
export function mergeSections(
  earlier: string,
  sections: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const known = new Map<string, string>();
  for (const text of earlier.split(/^(?=## )/m).slice(1)) {
    known.set(/^## (.*)$/m.exec(text)?.[1] ?? '', text.trim());
  }
  for (const [title, text] of sections) known.set(title, text);
  return order.flatMap((title) => known.get(title) ?? []).join('\n\n');
}
