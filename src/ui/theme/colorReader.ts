/** Lets the browser compute colours, in any CSS syntax. */
import { mix, type Rgb } from '../../contract/contrast.js';

/** Reads colours as an element would show them. Call `done` at the end. */
export type ColorReader = ReturnType<typeof readColorsAt>;

/** Reads with a probe inside the element, which inherits its variables and colour scheme. */
export function readColorsAt(element: Element) {
  const { ownerDocument } = element;
  const probe = element.appendChild(ownerDocument.createElement('i'));
  const canvas = ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return {
    /** @returns undefined if `css` is not a colour. A transparent colour is blended with `ground`. */
    read(css: string, ground: Rgb): Rgb | undefined {
      probe.style.color = '';
      probe.style.color = css;
      if (!brush || !probe.style.color) return undefined;
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = getComputedStyle(probe).color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return mix(ground, [red, green, blue], alpha / 255);
    },
    done: () => probe.remove(),
  };
}
