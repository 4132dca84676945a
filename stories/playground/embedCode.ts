/** The code that gives a page the chosen look, in the two ways to embed a checkout. */
import { appearanceOf, changesOf, type Choice } from './choice.js';

/** For the provider. */
export function reactCode(choice: Choice): string {
  const changes = JSON.stringify(changesOf(choice), undefined, 2).replace(
    /^( +)"(\w+)":/gm,
    '$1$2:',
  );
  const args = [`'${choice.preset}'`, ...(changes === '{}' ? [] : [changes])].join(', ');
  return `import { appearancePreset, Checkout, CheckoutProvider } from 'tillkit';
import 'tillkit/styles.css';

const appearance = appearancePreset(${args});

<CheckoutProvider endpoint="/api/till" order={orderHandle} appearance={appearance}>
  <Checkout />
</CheckoutProvider>;
`;
}

/** Between single quotes: JSON is full of double ones. */
function attribute(value: string): string {
  return `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

/** For the script tag. The preset's name alone is enough where nothing is changed in it. */
export function scriptCode(choice: Choice): string {
  const changed = Object.keys(changesOf(choice)).length > 0;
  const value = changed ? JSON.stringify(appearanceOf(choice)) : choice.preset;
  return `<script
  src="/tillkit.js"
  data-endpoint="/api/till"
  data-order="the order's handle"
  data-appearance=${attribute(value)}
></script>
`;
}
