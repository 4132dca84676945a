/** A camera that is not quite in focus. */
import type { Picture } from './qrReaders.js';

/** Weights of a bell curve; what lies further off than three times its width no longer counts. */
function bell(sigma: number): readonly number[] {
  const reach = Math.ceil(sigma * 3);
  const raw = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight) => weight / sum);
}

/** How light each pixel is, as readers of codes see it: they know no colours. */
function lightness({ data }: Picture): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    grey[pixel] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return grey;
}

/** Smears every line sideways; the result lies on its side, so that twice is once each way. */
function smear(from: Float32Array, width: number, weights: readonly number[]): Float32Array {
  const height = from.length / width;
  const to = new Float32Array(from.length);
  const reach = (weights.length - 1) / 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let total = 0;
      for (let offset = -reach; offset <= reach; offset += 1) {
        // Beyond the edge the outermost pixel goes on.
        const there = Math.min(width - 1, Math.max(0, x + offset));
        total += (from[y * width + there] ?? 0) * (weights[offset + reach] ?? 0);
      }
      to[x * height + y] = total;
    }
  }
  return to;
}

/**
 * The picture out of focus, in grey.
 *
 * @param sigma width of the blur in pixels of the picture.
 */
export function gaussianBlur(picture: Picture, sigma: number): Uint8ClampedArray {
  const weights = bell(sigma);
  const sideways = smear(lightness(picture), picture.width, weights);
  const grey = smear(sideways, picture.height, weights);
  const data = new Uint8ClampedArray(grey.length * 4).fill(255);
  grey.forEach((light, pixel) => data.fill(Math.round(light), pixel * 4, pixel * 4 + 3));
  return data;
}
