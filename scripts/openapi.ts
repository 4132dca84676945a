/**
 * Writes the OpenAPI documents of `openapi/`: `npm run openapi`. Run it after a change of the contract;
 * test/openapi/documents.test.ts fails until then.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS, textOf } from './openapi/documents.js';

for (const [name, make] of Object.entries(DOCUMENTS)) {
  const file = join(import.meta.dirname, '../openapi', name);
  writeFileSync(file, textOf(await make()));
  process.stdout.write(`openapi/${name}\n`);
}
