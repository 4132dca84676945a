/** The playground takes away what it shows: its code, evaluated, gives the look on the page. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkout } from '../src/checkout/Checkout/Checkout.js';
import { CheckoutProvider } from '../src/checkout/CheckoutProvider.js';
import { readAppearance } from '../src/embed/attributes.js';
import type { Appearance } from '../src/ui/theme/appearance.js';
import { appearancePreset, type AppearancePreset } from '../src/ui/theme/presets.js';
import '../src/ui/styles.css';
import { appearanceOf, type Choice } from '../stories/playground/choice.js';
import { reactCode, scriptCode, serverCode } from '../stories/playground/embedCode.js';
import { Playground } from '../stories/playground/Playground.js';
import { openScene } from '../stories/scenes/openScene.js';

afterEach(cleanup);

/** Runs the line that makes the appearance, as a store's page would. */
function evaluated(code: string): Appearance {
  const [, expression = ''] = /const appearance = ([\s\S]*?);\n\n/.exec(code) ?? [];
  const run = new Function('appearancePreset', `return ${expression}`) as (
    preset: typeof appearancePreset,
  ) => Appearance;
  return run(appearancePreset);
}

/** Reads the tag as the script does. */
function ofTag(code: string): Appearance | undefined {
  const place = document.createElement('div');
  place.innerHTML = code;
  return readAppearance(place.querySelector('script')?.dataset['appearance'] ?? null);
}

const text = fc.string({ unit: 'binary-ascii', maxLength: 20 });
const choices: fc.Arbitrary<Choice> = fc.record({
  preset: fc.constantFrom<AppearancePreset>('plain', 'soft', 'sharp', 'midnight'),
  theme: fc.constantFrom('auto', 'light', 'dark'),
  own: fc.record(
    {
      colorAccent: text,
      colorBackground: text,
      borderRadius: text,
      fontFamily: text,
      spacing: text,
    },
    { requiredKeys: [] },
  ),
});

describe('the code', () => {
  it('means the chosen look, whatever is chosen', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(evaluated(reactCode(choice))).toEqual(appearanceOf(choice));
        expect(evaluated(serverCode(choice))).toEqual(appearanceOf(choice));
        expect(ofTag(scriptCode(choice))).toEqual(appearanceOf(choice));
      }),
    );
  });

  it('is no longer than it has to be', () => {
    const choice: Choice = { preset: 'soft', theme: 'auto', own: {} };
    expect(reactCode(choice)).toContain("appearancePreset('soft');");
    expect(reactCode(choice)).toContain("import 'tillkit/styles.unlayered.css';");
    expect(scriptCode(choice)).toContain("data-appearance='soft'");
  });
});

/** The code for that way to embed, once it is chosen. */
async function codeOf(title: string): Promise<string> {
  await userEvent.click(screen.getByRole('radio', { name: title }));
  return screen.getByRole('group', { name: title }).textContent;
}

/** What a look decides about a widget, as the browser reckons it. */
function lookOf(widget: Element) {
  const { backgroundColor, color, borderRadius, borderColor, fontFamily, padding, colorScheme } =
    getComputedStyle(widget);
  const button = getComputedStyle(widget.querySelector('.till-button') ?? widget);
  return {
    ...{ backgroundColor, color, borderRadius, borderColor, fontFamily, padding, colorScheme },
    button: [button.backgroundColor, button.color, button.borderRadius],
    weight: button.fontWeight,
    accent: getComputedStyle(widget).getPropertyValue('--till-color-accent'),
    link: getComputedStyle(widget).getPropertyValue('--till-color-link'),
  };
}

async function widgetIn(container: Element): Promise<Element> {
  return waitFor(
    () => {
      const widget = container.querySelector(".till[data-status='pay'][data-look]");
      expect(widget?.querySelector('.till-skeleton')).toBeNull();
      expect(widget?.querySelector('.till-qr')).not.toBeNull();
      // The last of its parts.
      expect(widget?.querySelector('.till-waiting-fold')).not.toBeNull();
      return widget as Element;
    },
    { timeout: 20_000 },
  );
}

/** A store's page with nothing but the appearance that the code makes. */
async function pageWith(appearance: Appearance): Promise<Element> {
  const { client, order } = await openScene('pay_bitcoin');
  const { container } = render(
    <CheckoutProvider client={client} order={order} appearance={appearance}>
      <Checkout />
    </CheckoutProvider>,
  );
  return widgetIn(container);
}

async function choose(label: string, name: string): Promise<void> {
  const group = within(screen.getByRole('group', { name: label }));
  await userEvent.click(group.getByRole('radio', { name }));
}

/** Colour pickers and sliders have no keys in a test; the browser tells React of a change like this. */
function slide(label: RegExp, value: string): void {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the page', () => {
  it('shows what its code gives', async () => {
    const { container } = render(<Playground scene={await openScene('pay_bitcoin')} />);
    const before = lookOf(await widgetIn(container));
    await choose('Preset', 'midnight');
    await choose('Theme', 'dark');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Georgia');
    slide(/^Accent/, '#ffcc00');
    slide(/^Corners/, '3');
    slide(/^Spacing/, '1.3');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'React' })).toHaveTextContent('1.3'),
    );
    const page = await pageWith(evaluated(await codeOf('React')));
    const shown = await widgetIn(container);
    await waitFor(() => expect(lookOf(shown)).toEqual(lookOf(page)));
    expect(lookOf(shown)).toMatchObject({
      backgroundColor: 'rgb(13, 21, 48)',
      borderRadius: '3px',
      colorScheme: 'dark',
      accent: '#ffcc00',
    });
    expect(lookOf(shown)).not.toEqual(before);
    expect(evaluated(await codeOf('Server'))).toEqual(evaluated(await codeOf('React')));
    expect(ofTag(await codeOf('Script tag'))).toEqual(evaluated(await codeOf('React')));
  });
});
