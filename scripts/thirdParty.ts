/**
 * Writes what of others is in `dist`, as the last step of the build: `THIRD_PARTY_LICENSES.md` names each package whose
 * code is in a built file, with its licence, and `sbom.cdx.json` (CycloneDX) these and all that npm installs beside.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** What `package-lock.json` says of a package. */
interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The parts of a bill of materials that are looked at; the others are passed on. */
export interface Bom {
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** CycloneDX's own name for what a package brings inside of itself. */
const BUNDLED = { name: 'cdx:npm:package:bundled', value: 'true' };

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

/** What `package-lock.json` says of each package, by name and version; ours is by its name and version too. */
function readLocked(): Map<string, Locked> {
  const { name, packages } = readJson<{ name: string; packages: Record<string, Locked> }>(
    join(root, 'package-lock.json'),
  );
  return new Map(
    Object.entries(packages).map(([path, locked]) => {
      const ofPath = path === '' ? name : (path.split('node_modules/').at(-1) ?? path);
      return [keyOf({ name: ofPath, version: locked.version }), locked];
    }),
  );
}

/** What npm installs with `start`, itself included: no peers, and nothing for development. */
function installedWith(start: string, dependencies: Bom['dependencies']): Set<string> {
  const locked = readLocked();
  const dependsOn = new Map(dependencies.map((one) => [one.ref, one.dependsOn]));
  const installed = new Set([start]);
  for (const ref of installed) {
    const { dependencies = {}, optionalDependencies = {} } = locked.get(ref) ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    const wanted = names.map((name) => dependsOn.get(ref)?.find((to) => nameOf(to) === name));
    for (const to of wanted) if (to !== undefined) installed.add(to);
  }
  return installed;
}

const nameOf = (key: string): string => key.slice(0, key.lastIndexOf('@'));

/** Everything in `package-lock.json`, by npm. */
export function readBom(): Bom {
  // npm's own `--omit dev` also leaves out what a development package needs as well.
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  return JSON.parse(execFileSync('npm', words, { ...options, maxBuffer: 2 ** 26 })) as Bom;
}

/**
 * The package's own bill of materials, cut out of that of everything: what is installed with it, and what is inside of it.
 *
 * @throws Error for a bundled package that is not in the lockfile.
 */
export function packageBom(everything: Bom, bundled: readonly BundledPackage[]): Bom {
  const { metadata, components, dependencies, ...others } = everything;
  const { name, version } = readJson<{ name: string; version: string }>(join(root, 'package.json'));
  const self = keyOf({ name, version });
  const inside = new Set(bundled.map(keyOf));
  const refs = new Set([...installedWith(self, dependencies), ...inside]);
  const kept = components
    .filter((component) => refs.has(component['bom-ref']))
    .map((component) =>
      inside.has(component['bom-ref'])
        ? { ...component, properties: [...(component.properties ?? []), BUNDLED] }
        : component,
    );
  const missing = [...inside].filter((key) => !kept.some((one) => one['bom-ref'] === key));
  if (missing.length > 0) throw new Error(`Not in package-lock.json: ${missing.join(', ')}.`);
  return {
    ...withoutChance(others),
    // npm calls it by the name of its folder.
    metadata: { ...withoutChance(metadata), component: { ...metadata.component, name } },
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** The same sources give the same file. */
function withoutChance<T extends object>(part: T): T {
  const chance = ['serialNumber', 'timestamp'];
  return Object.fromEntries(Object.entries(part).filter(([key]) => !chance.includes(key))) as T;
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
  const bom = packageBom(readBom(), bundled);
  writeFileSync(join(dist, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
}
