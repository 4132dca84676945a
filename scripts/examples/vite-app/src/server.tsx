/** The server's half: the same app as HTML. */
import { renderToString } from 'react-dom/server';
import { preloadCheckout } from 'tillkit';
import { App, type AppProps } from './App';

export async function render(props: AppProps, preload: boolean): Promise<string> {
  if (preload) await preloadCheckout();
  return renderToString(<App {...props} />);
}
