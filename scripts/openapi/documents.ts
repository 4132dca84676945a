/** The OpenAPI documents of the package, by the name of their file in `openapi/`. */
import { browserDocument } from './browserDocument.js';
import type { OpenApiDocument } from './openApi.js';

export const DOCUMENTS: Readonly<Record<string, () => Promise<OpenApiDocument>>> = {
  'browser.json': browserDocument,
};

/** A document as the file holds it. */
export const textOf = (document: OpenApiDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;
