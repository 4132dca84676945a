/** The least code that puts a checkout on a page, in each of the three ways, with the look that is shown. */
import type { Choice } from '../playground/choice.js';

const isPlain = ({ preset }: Choice): boolean => preset === 'plain';

/** For React. */
export function reactStart(choice: Choice): string {
  const [preset, appearance] = isPlain(choice)
    ? ['', '']
    : ['appearancePreset, ', `\n  appearance={appearancePreset('${choice.preset}')}`];
  return `import { ${preset}Checkout, CheckoutProvider } from 'tillkit';
import 'tillkit/styles.css';
<CheckoutProvider endpoint="/api/till" order={order.id}${appearance}>
  <Checkout />
</CheckoutProvider>;
`;
}

/** For a page without React. */
export function scriptStart(choice: Choice): string {
  const appearance = isPlain(choice) ? '' : `\n  data-appearance="${choice.preset}"`;
  return `<script src="/tillkit.js" data-endpoint="/api/till"
  data-order="1042"${appearance}></script>
`;
}

/** For a server that draws the page. */
export function serverStart(choice: Choice): string {
  const [preset, appearance] = isPlain(choice)
    ? ['', '']
    : [
        "import { appearancePreset } from 'tillkit';\n",
        `\n  appearance: appearancePreset('${choice.preset}'),`,
      ];
  return `${preset}import { renderCheckout } from 'tillkit/render';
const opened = await handler.open({ orderId, amountUsd });
const html = await renderCheckout(opened, {
  endpoint: '/api/till', order: orderId,
  stylesheet: '/tillkit.css',${appearance}
});
`;
}
