/**
 * Writes what of others is in `dist`, as the last step of the build: `THIRD_PARTY_LICENSES.md` names each package whose
 * code is in a built file, with its licence, and `sbom.cdx.json` (CycloneDX) these and all that npm installs beside.
 */
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
  /** By SPDX. */
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** One package of a bill of materials. */
interface Component {
  readonly 'bom-ref': string;
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** A bill of materials, as far as it is written. */
export interface Bom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
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

type Packages = Readonly<Record<string, Locked>>;

const BETWEEN = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(BETWEEN) + BETWEEN.length);

/** Where Node finds a package from another one's folder; undefined if it is not in the lockfile. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const inside = `${from === '' ? '' : `${from}/`}${BETWEEN}${name}`;
  if (Object.hasOwn(packages, inside)) return inside;
  if (from === '') return undefined;
  return resolve(packages, from.slice(0, Math.max(0, from.lastIndexOf(`/${BETWEEN}`))), name);
}

/** Folders of what npm installs with the package of this folder: no peers, and nothing for development. */
function dependenciesOf(packages: Packages, folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => resolve(packages, folder, name))
    .filter((path) => path !== undefined);
}

function componentOf(name: string, locked: Locked, isBundled: boolean): Component {
  const { version, license, integrity } = locked;
  const digest = integrity?.startsWith('sha512-') ? integrity.slice('sha512-'.length) : undefined;
  return {
    'bom-ref': keyOf({ name, version }),
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: license === undefined ? [] : [licenseOf(license)],
    ...(digest !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(isBundled && { properties: [BUNDLED] }),
  };
}

const licenseOf = (spdx: string): object =>
  /^[\w.-]+$/.test(spdx) ? { license: { id: spdx } } : { expression: spdx };

/**
 * The package's bill of materials: what is installed with it, and what is inside of it. Written here, because `npm sbom`
 * leaves out what a tool for development needs as well, and refuses where two of those tools disagree about a peer.
 *
 * @throws Error for a bundled package that is not in the lockfile.
 */
export function packageBom(bundled: readonly BundledPackage[]): Bom {
  const { name, packages } = readJson<{ name: string; packages: Packages }>(
    join(root, 'package-lock.json'),
  );
  const keyOfFolder = (path: string): string =>
    keyOf({ name: path === '' ? name : nameOf(path), version: packages[path]?.version ?? '' });
  const own = bundled.map((one) => {
    const path = Object.keys(packages).find(
      (path) => path !== '' && keyOfFolder(path) === keyOf(one),
    );
    if (path === undefined) throw new Error(`Not in package-lock.json: ${keyOf(one)}.`);
    return path;
  });
  const installed = new Set(['']);
  for (const path of installed) for (const to of dependenciesOf(packages, path)) installed.add(to);
  const all = [...new Set([...installed, ...own])].sort();
  const refs = new Set(all.map(keyOfFolder));
  const inside = new Set(bundled.map(keyOf));
  const components = all.map((path) =>
    componentOf(
      path === '' ? name : nameOf(path),
      packages[path] ?? { version: '' },
      inside.has(keyOfFolder(path)),
    ),
  );
  const [self, ...others] = components;
  if (!self) throw new Error('package-lock.json does not name the package itself.');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: self },
    components: others,
    dependencies: all.map((path) => ({
      ref: keyOfFolder(path),
      dependsOn: [...dependenciesOf(packages, path), ...(path === '' ? own : [])]
        .map(keyOfFolder)
        .filter((ref) => refs.has(ref)),
    })),
  };
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
