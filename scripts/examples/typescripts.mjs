/** The packed declarations under each supported TypeScript, as new projects set it, strict or not. */
import { join } from 'node:path';
import { writeFiles } from './pack.mjs';
import { install, run } from './processes.mjs';

const VERSIONS = ['5.9', '6', '7'];
/** `moduleResolution` and `module`. */
const RESOLUTIONS = { bundler: 'esnext', nodenext: 'nodenext' };

const PAGE = `
import { Checkout, CheckoutProvider } from 'tillkit';
import type { CheckoutHandler, PaymentTerms, ServiceClient } from 'tillkit/server';
import 'tillkit/styles.css';
import 'tillkit/styles.unlayered.css';
import 'tillkit/treasury.css';
import 'tillkit/treasury.unlayered.css';

declare const handler: CheckoutHandler;
declare const terms: PaymentTerms;
declare const service: ServiceClient;

/** What a store of its own words keeps of a wallet. */
interface Deposit {
  amount_usd: string;
  address: readonly { address: string; dirty: boolean | null }[];
  rates: Readonly<Record<string, string>>;
}

export function deposit(): Promise<Deposit> {
  return service.createWallet({ store_external_id: '1', amount: '20.10' });
}

export async function Page() {
  const initial = await handler.open(terms);
  return (
    <CheckoutProvider endpoint="/api/till" order="1" initial={initial}>
      <Checkout />
    </CheckoutProvider>
  );
}
`;

/** Compiles one page with the sheets and a checkout that the server opened. */
export async function tryTypeScripts({ home, tarball, check }) {
  const folder = join(home, 'typescripts');
  await check(`installs TypeScript ${VERSIONS.join(', ')}`, () => {
    const compilers = VERSIONS.map((version) => [`ts-${version}`, `npm:typescript@${version}`]);
    const dependencies = {
      '@tanstack/react-query': '^5.90.0',
      '@types/node': '^20.19.0',
      '@types/react': '^19.2.0',
      react: '19.2.0',
      'react-dom': '19.2.0',
      tillkit: `file:${tarball}`,
      ...Object.fromEntries(compilers),
    };
    writeFiles(folder, { 'package.json': { private: true, dependencies }, 'page.tsx': PAGE });
    install(folder);
  });
  for (const version of VERSIONS) {
    for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
      for (const strict of [true, false]) {
        const options = { moduleResolution, module, strict, jsx: 'react-jsx', target: 'es2022' };
        const words = Object.entries(options).flatMap(([key, value]) => [`--${key}`, `${value}`]);
        const tsc = join(folder, `node_modules/ts-${version}/bin/tsc`);
        await check(`${version}, ${moduleResolution}, strict ${strict}`, () =>
          run('node', [tsc, '--noEmit', '--skipLibCheck', ...words, 'page.tsx'], folder),
        );
      }
    }
  }
}
