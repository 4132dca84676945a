/** The licences and the bill of materials that a build writes; test/embed/bundle.test.ts holds a build's reports to its files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  licensesPage,
  mergeReports,
  packageBom,
  type BundledPackage,
} from '../../scripts/thirdParty.js';
import { packageRoot, readManifest } from './packageFiles.js';

interface Locked {
  readonly version: string;
  readonly integrity: string;
}
const { packages } = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const locked = (name: string): Locked => packages[`node_modules/${name}`]!;

const bundledOf = (name: string): BundledPackage => ({
  name,
  version: locked(name).version,
  identifier: 'MIT',
  text: `Terms of ${name}.`,
});
const PREACT = bundledOf('preact');
const UQR = bundledOf('uqr');

describe('the licences', () => {
  it('name each package of every report once, with its terms', () => {
    const page = licensesPage(mergeReports([[UQR, PREACT], [], [PREACT]]));
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([`preact ${PREACT.version} (MIT)`, `uqr ${UQR.version} (MIT)`]);
    expect(page).toContain('Terms of preact.');
    expect(page).toContain('Terms of uqr.');
  });

  it('keep two versions of a package apart', () => {
    const older = { ...PREACT, version: '10.0.0', text: 'Older terms.' };
    expect(licensesPage(mergeReports([[PREACT], [older]]))).toMatch(/Older terms\.[^]*Terms of/);
  });

  it('are not written for a package without a licence file', () => {
    const { text: _, ...silent } = PREACT;
    expect(() => licensesPage([silent])).toThrow(/preact has no licence file/);
  });
});

describe('the bill of materials', () => {
  const bom = packageBom([PREACT, UQR]);
  const refs = bom.components.map((component) => component['bom-ref']);

  it('has all that is installed with the package, and nothing else but what is inside of it', () => {
    const { dependencies } = readManifest();
    const own = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    expect(refs).toEqual(expect.arrayContaining(own));
    // Comes with pino, with Base UI, and with both a dependency and a tool for development.
    for (const name of ['sonic-boom', '@floating-ui/dom', 'split2'])
      expect(refs).toContain(`${name}@${locked(name).version}`);
    const tools = ['vite', 'typescript', 'pg', 'libsql', 'preact-render-to-string'];
    expect(bom.components.map(({ name }) => name).filter((name) => tools.includes(name))).toEqual(
      [],
    );
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('marks what is inside of the files', () => {
    const marked = bom.components.filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'cdx:npm:package:bundled' && value === 'true'),
    );
    expect(marked.map(({ name }) => name)).toEqual(['preact', 'uqr']);
  });

  it('names the package, and holds no chance, no folder and no address of a registry', () => {
    expect(bom.metadata.component).toMatchObject({
      name: 'tillkit',
      purl: expect.stringMatching(/^pkg:npm\/tillkit@\d/),
    });
    const text = JSON.stringify(bom);
    expect(text).not.toMatch(/serialNumber|timestamp|registry\./);
    expect(text).not.toContain(packageRoot);
  });

  it('is not written without a package whose code is inside', () => {
    const strange = { ...PREACT, name: 'planted' };
    expect(() => packageBom([strange])).toThrow(/planted/);
  });
});
