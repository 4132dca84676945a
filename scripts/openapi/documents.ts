/** The OpenAPI documents of the package, by the name of their file in `openapi/`. */
import { STORE_ROUTES } from '../../src/serve/api/routes.js';
import { browserDocument } from './browserDocument.js';
import type { OpenApiDocument } from './openApi.js';
import { storeDocument } from './storeDocument.js';

export const DOCUMENTS: Readonly<Record<string, () => Promise<OpenApiDocument>>> = {
  'browser.json': browserDocument,
  'store.json': () => Promise.resolve(storeDocument(Object.values(STORE_ROUTES))),
};

/** A document as the file holds it. */
export const textOf = (document: OpenApiDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;
