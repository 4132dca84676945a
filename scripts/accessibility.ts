/** Writes docs/accessibility.md from scripts/accessibility/criteria.ts and the rules of axe: `npm run accessibility`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityReport } from './accessibility/report.js';

writeFileSync(join(import.meta.dirname, '../docs/accessibility.md'), await accessibilityReport());
