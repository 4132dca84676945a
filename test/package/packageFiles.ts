/** The package's own files, as the package tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The package's root folder. */
export const packageRoot = resolve(import.meta.dirname, '../..');

/** Text of every TypeScript file below a folder, by path from the package's root. */
export function readSources(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path).replaceAll('\\', '/'))
      .sort()
      .map((path) => [path, readFileSync(join(packageRoot, path), 'utf8')]),
  );
}

/** An entry of the exports map: a file, or conditions in order. */
export type ExportTarget = string | Readonly<Record<string, string>>;

/** The parts of package.json that the tests look at. */
export interface Manifest {
  readonly exports: Readonly<Record<string, ExportTarget>>;
  /** Commands and their files. */
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Reads package.json. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;
}
