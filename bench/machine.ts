/** The machine and runtime of a measurement. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { resolveChromium } from '../scripts/chromium.mjs';

/** Version of the Chromium that is measured with. */
async function chromiumVersion(): Promise<string> {
  const { path } = await resolveChromium();
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return 'Chromium of unknown version';
  }
}

/** One line: processor, cores, memory, Node, Chromium, and how busy it was before the run. */
export async function describeMachine(): Promise<string> {
  const [first, ...others] = cpus();
  const memory = `${String(Math.round(totalmem() / 2 ** 30))} GiB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [
    `${first?.model.trim() ?? 'unknown processor'}, ${String(others.length + 1)} cores, ${memory}`,
    `${process.platform} ${process.arch}, Node ${process.versions.node}`,
    await chromiumVersion(),
    `load before the run ${load}`,
  ].join('; ');
}
