/**
 * Writes what of others is in `dist`, as the last step of the build: `THIRD_PARTY_LICENSES.md` names each package whose
 * code is in a built file, with its licence, and `sbom.cdx.json` (CycloneDX) these and all that npm installs beside.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledReports } from './bundledReport.js';

const root = join(import.meta.dirname, '..');
const FILE = 'THIRD_PARTY_LICENSES.md';

/** A package whose code is in a built file, as Vite reports it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** By SPDX. */
  readonly identifier?: string;
  readonly text?: string;
}

/** A bill of materials, as far as it is looked into. */
export interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** One package of it. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/** CycloneDX's own name for what a package brings inside of itself. */
const BUNDLED = { name: 'cdx:npm:package:bundled', value: 'true' };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const keyOf = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** The packages of all reports, each version once, by name. */
export function mergeReports(reports: readonly (readonly BundledPackage[])[]): BundledPackage[] {
  const byKey = new Map(reports.flat().map((one) => [keyOf(one), one]));
  return [...byKey.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** @throws Error for a package without the text of its licence: its terms would be broken. */
export function licensesPage(bundled: readonly BundledPackage[]): string {
  const sections = bundled.map(({ name, version, identifier, text }) => {
    if (text === undefined)
      throw new Error(`${name} has no licence file, and its code is built in.`);
    return `## ${name} ${version}${identifier === undefined ? '' : ` (${identifier})`}\n\n${text}\n`;
  });
  return [
    '# Licences of others\n',
    'These packages have code in the built files of Tillkit. What npm installs beside it has its licences with it.\n',
    ...sections,
  ].join('\n');
}

/** Asks npm without reaching a registry. */
function npm(folder: string, words: readonly string[]): string {
  const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  return execFileSync('npm', [...words, ...offline], { cwd: folder, encoding: 'utf8', shell });
}

/**
 * The package's bill of materials: what npm installs with it, and what is inside of it. `npm sbom` is asked in a folder
 * that wants nothing else: here it would leave out what a tool for development needs as well.
 *
 * @throws Error for a bundled package that is not in the lockfile.
 */
export function packageBom(bundled: readonly BundledPackage[]): Bom {
  const home = mkdtempSync(join(tmpdir(), 'tillkit-sbom-'));
  // npm names the package after its folder.
  const folder = join(home, 'tillkit');
  const { name, version, license, dependencies } = readJson<Manifest>(join(root, 'package.json'));
  const inside = Object.fromEntries(bundled.map((one) => [one.name, one.version]));
  try {
    mkdirSync(folder);
    const wanted = { name, version, license, dependencies: { ...dependencies, ...inside } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
    copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
    npm(folder, ['prune', '--package-lock-only']);
    const told = npm(folder, ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']);
    const {
      serialNumber: _,
      metadata,
      ...bom
    } = JSON.parse(told) as Bom & {
      readonly serialNumber: string;
    };
    const components = bom.components.map((one) =>
      inside[one.name] === one.version ? { ...one, properties: [BUNDLED] } : one,
    );
    // The same build writes the same file: no time, no number of its own.
    return { ...bom, metadata: { component: metadata.component }, components };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Reads the reports of a build and deletes them. */
function takeReports(outDirs: readonly string[]): BundledPackage[] {
  const folders = outDirs.map(bundledReports);
  const reports = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => readJson<BundledPackage[]>(join(folder, file))),
  );
  for (const folder of folders) rmSync(folder, { recursive: true });
  return mergeReports(reports);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'dist');
  const standalone = join(dist, 'standalone');
  const bundled = takeReports([dist, standalone]);
  writeFileSync(join(dist, FILE), licensesPage(bundled));
  // The folder of the script tag is copied to web servers without the rest.
  copyFileSync(join(dist, FILE), join(standalone, FILE));
  const bom = packageBom(bundled);
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
}
