/** Stops `npm pack` if the package is not built. */
import { existsSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url);
if (!existsSync(built)) {
  process.stderr.write(
    'There is no dist/, so the package would be empty. Run `npm run build` first.\n',
  );
  process.exit(1);
}
