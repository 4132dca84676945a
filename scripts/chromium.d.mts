/** A Chromium on this machine and where it was found. */
export function resolveChromium(): Promise<{
  path: string;
  source: 'env' | 'system' | 'playwright' | 'npm';
}>;
