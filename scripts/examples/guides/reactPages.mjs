/** A reader's own page in an empty project of Vite, beside the shop of the first guide. */
import { payByPrintedLines } from '../printedLines.mjs';
import { choose } from '../shopper.mjs';

/** Starts Vite, with the configuration that the guide has shown. */
export async function startVite(reader) {
  reader.run('npm install vite');
  reader.write('tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
  await reader.start('npx vite --host 127.0.0.1 --port 5173 --strictPort');
}

/** An order that somebody has made in the shop. @returns its handle */
export async function placeOrder() {
  const { headers } = await fetch('http://127.0.0.1:3000', { redirect: 'manual' });
  return headers.get('location').split('/').at(-1);
}

/** Puts a page there, and pays in it. */
export async function payOnPage(reader, body) {
  reader.write('index.html', `<!doctype html><title>Pay</title><body>${body}</body>`);
  await reader.page.goto('http://127.0.0.1:5173/');
  await choose(reader.page);
  await payByPrintedLines(reader);
}

/** A page in which React draws an element, for an `order`. */
export async function payInReact(reader, imports, element) {
  const code = `import { createRoot } from 'react-dom/client';
${imports}
const order = ${JSON.stringify({ id: await placeOrder() })};
createRoot(document.getElementById('root')!).render(${element});
`;
  reader.write('main.tsx', code);
  await payOnPage(reader, '<div id="root"></div><script type="module" src="/main.tsx"></script>');
}
