/** The page for operators, as its reader follows it: a section for each alert, with commands and what they show. */
import { readPage } from './blocks.js';

export const NIGHT = 'docs/guides/night.md';

/** A block of commands, and the lines that the page says they show; "…" stands for anything. */
export interface PageCommands {
  /** The bold word before it: `Look`, `Do` or `Over`. */
  readonly step: string;
  readonly commands: string;
  readonly shows: readonly string[];
}

/** What the page says of one alert. */
export interface NightSection {
  readonly alert: string;
  readonly text: string;
  readonly blocks: readonly PageCommands[];
  /** Alerts that it names as coming with this one. */
  readonly companions: readonly string[];
}

/** Bold words that each alert's section has. */
export const STEPS = ['Means', 'Meanwhile', 'Look', 'Do', 'Over', 'Never'];

const isAlert = (heading: string): boolean => /^Tillkit[A-Z]\w+$/u.test(heading);

function blocksOf(text: string): PageCommands[] {
  const found = [...text.matchAll(/^```sh\n([\s\S]*?)^```(?:\n+```text\n([\s\S]*?)^```)?/gmu)];
  return found.map(({ index, 1: commands = '', 2: shown = '' }) => ({
    step: [...text.slice(0, index).matchAll(/^\*\*(\w+)/gmu)].at(-1)?.[1] ?? '',
    commands,
    shows: shown.split('\n').filter(Boolean),
  }));
}

/** The sections of alerts, in their order. */
export function nightSections(): NightSection[] {
  const [, ...parts] = readPage(NIGHT).split(/^## /mu);
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    if (!isAlert(heading)) return [];
    const text = lines.join('\n');
    const [, named = ''] = /^\*\*Comes with\*\* ([^.]*)\./mu.exec(text) ?? [];
    const companions = [...named.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
    return [{ alert: heading, text, blocks: blocksOf(text), companions }];
  });
}

/** What the page has its reader paste first. */
export function nightPrelude(): string {
  const [, prelude = ''] = /^```sh\n([\s\S]*?)^```/mu.exec(readPage(NIGHT)) ?? [];
  return prelude;
}
