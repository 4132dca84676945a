/** Asks the browser what a colour is, in any syntax that it knows. */
import { mix, type Rgb } from './contrast.js';

/** Reads colours as they would be at an element. Ends with `done`. */
export interface ColorReader {
  /** @returns undefined for what is no colour here. A see-through one is taken as it lies on `ground`. */
  read(css: string, ground: Rgb): Rgb | undefined;
  done(): void;
}

/** A probe inside the element inherits its variables and its colour scheme. */
export function readColorsAt(element: Element): ColorReader {
  const { ownerDocument } = element;
  const probe = element.appendChild(ownerDocument.createElement('i'));
  const canvas = ownerDocument.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(css, ground) {
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
