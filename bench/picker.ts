/** Typing in the picker: time from the key to the next paint, with the real `CurrencyPicker` in Chromium. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';
import { createSandboxStore } from '../src/sandbox/createSandboxStore.js';
import { withBrowser } from './browser.js';
import type {} from './pickerPage.js';
import type { Section } from './report.js';
import { percentile } from './statistics.js';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 6;
/** Typed and taken back letter by letter; each begins with what nearly everything matches. */
const TEXTS = ['token 12', 'tk9', 'erc 20', 'bnb', 'zzz'];
const KEYS_APART_MS = 40;

/** The page's script and style sheet, as an application's production build has them. */
async function buildPage(): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    envDir: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'pickerPage.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = files.find((file) => file.type === 'chunk')?.code ?? '';
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  const css = style?.type === 'asset' ? style.source.toString() : '';
  return { script, style: css };
}

async function typeTexts(page: Page): Promise<void> {
  for (const text of TEXTS) {
    const keys = [...text, ...Array.from(text, () => 'Backspace')];
    for (const key of keys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(KEYS_APART_MS);
    }
  }
}

/** Types into a picker of so many currencies. @returns milliseconds of each key. */
async function measureSize(page: Page, size: number): Promise<number[]> {
  const store = createSandboxStore({ seed: 'bench' });
  const opened = await store.handler.open({ orderId: '1', amountUsd: '20' });
  await page.evaluate(([count, initial]) => pickerBench.mount(count, initial), [
    size,
    opened,
  ] as const);
  await page.getByRole('searchbox').click();
  // The first read of the status answers everything once; typing begins after it.
  await page.waitForTimeout(300);
  await page.evaluate(() => pickerBench.take());
  await typeTexts(page);
  const samples = await page.evaluate(() => pickerBench.take());
  await page.evaluate(() => pickerBench.unmount());
  return samples;
}

/** Measures it. */
export async function measurePicker(): Promise<Section> {
  const { script, style } = await buildPage();
  const samples = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 480, height: 900 } });
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await measureSize(page, 100);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const size of SIZES) samples.get(size)?.push(...(await measureSize(page, size)));
    }
  });
  const p95 = (size: number) => percentile(samples.get(size) ?? [], 0.95);
  return {
    title: 'Typing in the picker',
    method:
      'The real picker (React, production build, at most 50 rows drawn) in Chromium, unthrottled. ' +
      'Milliseconds from the time stamp of the key’s event to the first task after the next frame; ' +
      `${String(TEXTS.length)} texts typed and taken back, ${String(ROUNDS)} rounds, the sizes in turns.`,
    tables: [
      {
        columns: ['currencies', 'keys', 'p50 ms', 'p95 ms', 'worst ms'],
        rows: [...samples].map(([size, values]) => [
          size.toLocaleString('en-GB'),
          String(values.length),
          ...[0.5, 0.95, 1].map((part) => percentile(values, part).toFixed(1)),
        ]),
      },
    ],
    verdicts: [
      {
        what: 'p95 at 10,000 currencies against that at 100',
        measured: p95(10_000) / p95(100),
        target: 2,
        wanted: 'at_most',
        unit: '×',
      },
    ],
  };
}
