/** The code that gives a page the chosen look, in the three ways to embed a checkout. */
import { appearanceOf, changesOf, type Choice } from './choice.js';

const hasChanges = (choice: Choice): boolean => Object.keys(changesOf(choice)).length > 0;

/** What makes the appearance. */
function presetCall(choice: Choice): string {
  const changes = JSON.stringify(changesOf(choice), undefined, 2).replace(
    /^( +)"(\w+)":/gm,
    '$1$2:',
  );
  return `appearancePreset(${[`'${choice.preset}'`, ...(hasChanges(choice) ? [changes] : [])].join(', ')})`;
}

/** For the provider. @param locale a language that the page does not have itself */
export function reactCode(choice: Choice, locale?: string): string {
  const language = locale === undefined ? '' : `\n  locale="${locale}"`;
  return `import { appearancePreset, Checkout, CheckoutProvider } from 'tillkit';
import 'tillkit/styles.unlayered.css';

const appearance = ${presetCall(choice)};

<CheckoutProvider
  endpoint="/api/till"
  order={orderHandle}
  appearance={appearance}${language}
>
  <Checkout />
</CheckoutProvider>;
`;
}

/** Between single quotes: JSON is full of double ones. */
function attribute(value: string): string {
  return `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

/** For the script tag. The preset's name alone is enough where nothing is changed in it. */
export function scriptCode(choice: Choice, locale?: string): string {
  const language = locale === undefined ? '' : `\n  data-locale="${locale}"`;
  const value = hasChanges(choice) ? JSON.stringify(appearanceOf(choice)) : choice.preset;
  return `<script
  type="module"
  src="/tillkit.mjs"
  data-endpoint="/api/till"
  data-order="the order's handle"
  data-appearance=${attribute(value)}${language}
></script>
`;
}

/** For a server that draws the page. */
export function serverCode(choice: Choice, locale?: string): string {
  const language = locale === undefined ? '' : `\n  locale: '${locale}',`;
  return `import { appearancePreset } from 'tillkit';
import { renderCheckout } from 'tillkit/render';

const appearance = ${presetCall(choice)};

const opened = await handler.open({ orderId: '1042', amountUsd: '48.50' });
const html = await renderCheckout(opened, {
  endpoint: '/api/till',
  order: orderHandle,
  stylesheet: '/tillkit.css',
  appearance,${language}
});
`;
}
