/** Nothing in the browser follows the way of a pointer, or the motion of a device (WCAG 2.2, 2.5.1, 2.5.4, 2.5.7). */
import { expect, it } from 'vitest';
import { readSources } from '../package/packageFiles.js';

const FOLLOWS =
  /\bon(?:Pointer|Mouse|Touch|Drag)[A-Z]\w+|'(?:pointer|mouse|touch|drag)\w+'|\bdevice(?:motion|orientation)\b|orientation\.lock/giu;

it('but for rows that become the active one under a mouse, and a press that leaves the focus alone', () => {
  const found = Object.entries(readSources('src'))
    .filter(([path]) => /^src\/(?:checkout|embed|treasury|ui)\//u.test(path))
    .flatMap(([path, text]) => (text.match(FOLLOWS) ?? []).map((name) => `${path}: ${name}`));
  expect(found).toEqual([
    'src/checkout/CurrencyPicker/CurrencyOption.tsx: onPointerMove',
    'src/checkout/CurrencyPicker/CurrencyOption.tsx: onPointerDown',
    'src/treasury/withdrawals/CurrencyField.tsx: onMouseDown',
    'src/treasury/withdrawals/CurrencyField.tsx: onPointerMove',
  ]);
});
