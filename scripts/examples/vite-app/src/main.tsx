/** Draws the app, or takes over what the server has drawn. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadCheckout, type InitialCheckout } from 'tillkit';
import 'tillkit/styles.css';
import { App } from './App';

declare global {
  var fromServer: { readonly initial?: InitialCheckout; readonly preload: boolean } | undefined;
}

const query = new URLSearchParams(location.search);
const order = query.get('order') ?? '';
const root = document.getElementById('root') as HTMLElement;

async function start(): Promise<void> {
  if (!globalThis.fromServer) {
    createRoot(root).render(<App order={order} />);
    return;
  }
  const { initial, preload } = globalThis.fromServer;
  if (preload) await preloadCheckout();
  hydrateRoot(root, <App order={order} initial={initial} />, {
    onRecoverableError: (error) => console.error(error),
  });
}

void start();
