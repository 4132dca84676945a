/** How the site is built: `npm run docs`. */
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { sheetSteps } from '../../scripts/sheetSteps.js';
import { resolveLinks, slugify } from './links.js';
import { writeLlms } from './llms.js';
import { api, groups } from './sidebar.js';

/** A till's slip, as small as it gets; no further file. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231c4fd1'/%3E%3Cpath d='M4 5h8M8 5v7' stroke='white' stroke-width='2'/%3E%3C/svg%3E";

const toSidebar = ({ text, items }: typeof api) => ({ text, items: [...items] });

export default defineConfig({
  title: 'Tillkit',
  description: 'Crypto checkout for your own page. Your API key stays on your server.',
  head: [['link', { rel: 'icon', href: ICON }]],
  // For contributors only.
  srcExclude: ['pictures.md'],
  // The reader's own shop, once it runs.
  ignoreDeadLinks: 'localhostLinks',
  // A page loads what it shows, and nothing that somebody might open next.
  router: { prefetchLinks: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify },
    toc: { slugify },
    headers: { slugify },
    config: resolveLinks,
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/install', activeMatch: '^/(?:guides/|serve|operations)' },
      { text: 'Playground', link: '/playground' },
      { text: 'API', link: '/reference/api/' },
      { text: 'Errors and codes', link: '/reference/codes' },
    ],
    sidebar: { '/': groups.map(toSidebar), '/reference/api/': [toSidebar(api)] },
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // Guides first: names of the API and reasons fill many pages, and few people mean them.
            boostDocument: (id: string) =>
              /^\/(?:reference|project|threats|decisions|prompts|status\b|service\b)/.test(id)
                ? 0.3
                : 1,
          },
        },
      },
    },
  },
  vite: {
    // The stories of the playground draw it with React.
    esbuild: { jsx: 'automatic' },
    css: { postcss: sheetSteps },
    // Nothing of the machine's environment may reach a bundle: the API key may be in it.
    envDir: join(import.meta.dirname, 'no-env'),
    build: {
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        onwarn(warning, warn) {
          // Marks of packages for other builders.
          const known = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION'];
          if (!known.includes(warning.code ?? '')) warn(warning);
        },
      },
    },
  },
  buildEnd: writeLlms,
});
