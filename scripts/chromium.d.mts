/** A Chromium on this machine and where it was found. */
export function resolveChromium(): Promise<{
  path: string;
  source: 'env' | 'system' | 'playwright' | 'npm';
}>;

/** The Chromium from the npm registry; undefined where it cannot run. */
export function shippedChromium(): { path: string; fonts: string; libraries: string } | undefined;
