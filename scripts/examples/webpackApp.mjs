/** A fresh app of webpack, of the Vite app's sources: it is built and paid in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from './pack.mjs';
import { install, run } from './processes.mjs';
import { choose } from './shopper.mjs';
import { payOnPage, withServer, writeViteApp } from './viteApps.mjs';

const CONFIG = `
export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  performance: { hints: false },
};
`;
const TOOLS = {
  'css-loader': '7.1.5',
  'esbuild-loader': '4.5.0',
  'style-loader': '4.0.0',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
};

/** Installs the app, builds it, and pays on the built page. */
export async function tryWebpack({ home, tarball, browser, check }) {
  const folder = join(home, 'webpack');
  await check('installs', () => {
    writeViteApp(folder, '19.2.0', tarball, TOOLS);
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFiles(folder, {
      'webpack.config.js': CONFIG,
      'dist/index.html': html.replace(
        /<script type="module".*<\/script>/,
        '<script src="/main.js"></script>',
      ),
    });
    install(folder);
  });
  await check('builds', () => run('node', ['node_modules/webpack/bin/webpack.js'], folder));
  await withServer('built.js', { folder, browser, check }, (shared) =>
    check('built: is paid', () => payOnPage({ ...shared, path: '/?order=client', first: choose })),
  );
}
