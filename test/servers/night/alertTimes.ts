/** Which alerts of deploy/alerts.yml fire at which minute, as the engine of Prometheus decides over scraped samples. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package/packageFiles.js';

const RULES = join(packageRoot, 'deploy/alerts.yml');
const LABELS = 'job="tillkit",instance="127.0.0.1:4181"';
/** Figures of the process itself, which no rule asks for. */
const UNUSED = /^tillkit_(?:process|nodejs)_/u;
/** Times: a test of rules begins at zero. */
const TIME = /^tillkit_(?:time|diagnostic_timestamp)_seconds/u;

/** An alert that fires at a minute. */
export interface Firing {
  readonly minute: number;
  readonly alert: string;
  readonly severity: string;
  /** Of alerts that name one. */
  readonly code: string | undefined;
}

/** The samples of one instance, one scrape a minute. */
export interface Scrapes {
  /** Adds what `/metrics` says; null for a scrape that failed. */
  add(text: string | null): void;
  minutes(): number;
  /** @param folder where the test of rules may be written */
  firings(folder: string): Firing[];
}

/** Keeps scrapes. @param beganAt milliseconds since the epoch: the minute 0 */
export function createScrapes(beganAt: number): Scrapes {
  const series = new Map<string, string[]>();
  let minute = 0;

  function keep(name: string, value: string): void {
    const values = series.get(name) ?? [];
    while (values.length < minute) values.push('_');
    values.push(value);
    series.set(name, values);
  }

  /** Prometheus marks what a scrape no longer has. */
  function markGone(): void {
    for (const values of series.values()) {
      if (values.length > minute) continue;
      values.push(values.at(-1) === '_' || values.at(-1) === 'stale' ? '_' : 'stale');
    }
  }

  return {
    minutes: () => minute,
    add(text) {
      keep(`up{${LABELS}}`, text === null ? '0' : '1');
      for (const line of (text ?? '').split('\n')) {
        const [, name = '', labels, value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/u.exec(line) ?? [];
        if (!name.startsWith('tillkit_') || UNUSED.test(name)) continue;
        const shown = TIME.test(name) ? String(Number(value) - beganAt / 1_000) : value;
        keep(`${name}{${[LABELS, ...(labels ? [labels] : [])].join(',')}}`, shown);
      }
      markGone();
      minute += 1;
    },
    firings(folder) {
      const file = join(folder, 'rules.test.yml');
      const input = [...series].map(([name, values]) => ({
        series: name,
        values: values.join(' '),
      }));
      writeFileSync(file, ruleTest(input, minute));
      return readFirings(file);
    },
  };
}

/** Expects no alert at any minute: what fires is said in the refusal. JSON is YAML too. */
function ruleTest(input: readonly object[], minutes: number): string {
  const alerts = [...readFileSync(RULES, 'utf8').matchAll(/alert: (\w+)/gu)].map(
    ([, name]) => name,
  );
  const expected = Array.from({ length: minutes }, (_, minute) =>
    alerts.map((alertname) => ({ eval_time: `${String(minute)}m`, alertname, exp_alerts: [] })),
  );
  const test = { interval: '1m', input_series: input, alert_rule_test: expected.flat() };
  return JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] });
}

function minutesOf(duration: string): number {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+)h)?(?:(\d+)m)?(?:0s)?$/u.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function readFirings(file: string): Firing[] {
  const { binary } = JSON.parse(process.env['TILL_TEST_PROMETHEUS'] ?? '{}') as { binary?: string };
  if (!binary) throw new Error('Run `node scripts/servers.mjs night`: it finds promtool.');
  const { stdout, stderr, status } = spawnSync(binary, ['test', 'rules', file], {
    encoding: 'utf8',
  });
  const said = stdout + stderr;
  if (status === 0) return [];
  const differences = said.split(/^\s*alertname: /mu).slice(1);
  if (differences.length === 0) throw new Error(`promtool did not try the rules: ${said}`);
  return differences.flatMap((text) => {
    const [, alert = '', time = ''] = /^(\w+), time: (\w+)/u.exec(text) ?? [];
    const labels = [...text.matchAll(/^\s*Labels:\{(.*)\}$/gmu)].map(([, all = '']) => all);
    const label = (all: string, name: string) =>
      new RegExp(`\\b${name}="(\\w+)"`, 'u').exec(all)?.[1];
    return labels.map((all) => ({
      ...{ minute: minutesOf(time), alert, code: label(all, 'code') },
      severity: label(all, 'severity') ?? '',
    }));
  });
}
