/** Writes `rem` as pixels, for sheets in a shadow root: there it is still the page's, and many set 10 px. */
import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;

/** What browsers call `medium`. */
const MEDIUM_PX = 16;

/** The PostCSS options of such a build. */
export const pixels: PostcssOptions = {
  plugins: [
    {
      postcssPlugin: 'till-pixels',
      Declaration(one) {
        const value = one.value.replace(
          /(\d*\.?\d+)rem\b/g,
          (_, size: string) => `${String(Number(size) * MEDIUM_PX)}px`,
        );
        if (value !== one.value) one.value = value;
      },
    },
  ],
};
