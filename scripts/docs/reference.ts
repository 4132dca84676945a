/** Writes the API reference, a page per entry point, from the doc comments of the built declarations. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, Comment } from 'typedoc';
import { slugify } from '../../docs/.vitepress/links.js';
import { ENTRY_POINTS } from './entryPoints.js';

/** What the file of declarations says first: what the entry point is for. */
function purposeOf(file: string): string {
  const [, comment = ''] =
    /^\/\*\* (?:`[^`]+`: )?(.*?) \*\/$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.charAt(0).toUpperCase() + comment.slice(1);
}

/**
 * Mends links within a page. The plugin numbers a heading `SandboxState` because `Sandbox.state` has the
 * same letters, although that one has no heading of this name.
 */
function mendAnchors(page: string): string {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugify(heading));
  const count = (slug: string): number => headings.filter((one) => one === slug).length;
  return page.replace(/\]\(#([\w-]+)-(\d+)\)/g, (link, slug: string, number: string) => {
    const isPlain = count(slug) === 1 && !headings.includes(`${slug}-${number}`);
    return isPlain ? `](#${slug})` : link;
  });
}

/**
 * Writes the pages.
 *
 * @param root the repository; it has to be built
 * @param out folder of the pages, which is emptied first
 * @throws if an entry point cannot be read
 */
export async function writeReference(root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: ENTRY_POINTS.map(({ types }) => join(root, types)),
    tsconfig: join(root, 'scripts/docs/tsconfig.reference.json'),
    skipErrorChecking: true,
    disableSources: true,
    readme: 'none',
    // As the markdown plugin declares them.
    ...({
      outputs: [{ name: 'markdown', path: out }],
      outputFileStrategy: 'modules',
      hidePageHeader: true,
      hideBreadcrumbs: true,
      hidePageTitle: false,
      hideGroupHeadings: false,
      useCodeBlocks: true,
      parametersFormat: 'table',
      interfacePropertiesFormat: 'table',
      classPropertiesFormat: 'table',
      typeDeclarationFormat: 'table',
      propertyMembersFormat: 'table',
      enumMembersFormat: 'table',
      tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true },
      sanitizeComments: true,
      entryFileName: 'index',
    } as object),
    excludeExternals: true,
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the declarations. See its lines above.');
  for (const { name, page, types } of ENTRY_POINTS) {
    const path = types.replace(/^\.\/dist\/types\//, '').replace(/(?:\/index)?\.d\.ts$/, '');
    const module = project.children?.find((child) => child.name === path);
    if (!module) throw new Error(`TypeDoc has no module ${path} for ${name}.`);
    // A name is also the path of its page.
    module.name = page;
    module.comment = new Comment([{ kind: 'text', text: purposeOf(join(root, types)) }]);
  }
  await app.generateOutputs(project);
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const path = join(out, file);
    writeFileSync(path, mendAnchors(readFileSync(path, 'utf8')));
  }
}
