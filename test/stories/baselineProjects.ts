/** Pictures are compared where they come out the same: in the Chromium that npm ships. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Project } from '@playwright/test';
import { shippedChromium } from '../../scripts/chromium.mjs';

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/baselines');

/** A shade of six in 255 counts; the last bits of a blended edge differ between processors. */
const SAME = { threshold: 0.02, maxDiffPixels: 12 };

/** The projects of the baselines and of the pictures in the documentation, or none where that Chromium cannot run, which is said aloud. */
export function baselineProjects(): readonly Project[] {
  const shipped = shippedChromium();
  if (!shipped) {
    process.stderr.write(
      'Pictures are neither compared nor drawn: the Chromium from npm that drew them runs on Linux on x64 only. Push, and CI compares them.\n',
    );
    return [];
  }
  const shared: Project = {
    dependencies: ['stories built'],
    fullyParallel: true,
    expect: {
      timeout: 30_000,
      toHaveScreenshot: SAME,
      toMatchSnapshot: SAME,
    },
    use: {
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-US',
      launchOptions: {
        executablePath: shipped.path,
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
        env: {
          ...ownEnvironment(),
          LD_LIBRARY_PATH: shipped.libraries,
          ...onlyFonts(shipped.fonts),
        },
      },
    },
  };
  return [
    {
      ...shared,
      name: 'baselines',
      testMatch: '**/stories/baselines.e2e.ts',
      snapshotPathTemplate: '{testDir}/stories/baselines/{arg}{ext}',
    },
    {
      ...shared,
      name: 'pictures',
      testMatch: '**/stories/pictures.e2e.ts',
      snapshotPathTemplate: '{testDir}/../docs/pictures/{arg}{ext}',
    },
  ];
}

function ownEnvironment(): Record<string, string> {
  const own = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(own) as Record<string, string>;
}

/** Letters that the packages of fonts lack come from Chromium's own, never from the machine's. */
function onlyFonts(folder: string): { readonly FONTCONFIG_FILE: string } {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
