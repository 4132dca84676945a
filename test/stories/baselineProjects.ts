/** Pictures are compared where they come out the same: in the Chromium that npm ships. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Project } from '@playwright/test';
import { shippedChromium } from '../../scripts/chromium.mjs';

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/baselines');

/** The project of the baselines, or none where that Chromium cannot run, which is said aloud. */
export function baselineProjects(): readonly Project[] {
  const shipped = shippedChromium();
  if (!shipped) {
    process.stderr.write(
      'The pictures of the main screens are not compared: the Chromium from npm that drew them runs on Linux on x64 only. Push, and CI compares them.\n',
    );
    return [];
  }
  return [
    {
      name: 'baselines',
      testMatch: '**/stories/baselines.e2e.ts',
      dependencies: ['stories built'],
      fullyParallel: true,
      snapshotPathTemplate: '{testDir}/stories/baselines/{arg}{ext}',
      expect: {
        timeout: 30_000,
        // A shade of six in 255 counts; the last bits of a blended edge differ between processors.
        toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 12 },
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
