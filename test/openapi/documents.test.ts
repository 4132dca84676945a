/** The checked-in OpenAPI documents: made from today's code, valid, and true of the running handler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { DOCUMENTS, textOf } from '../../scripts/openapi/documents.js';
import { createCompiler, openApiFolder, operationsOf, readDocument } from './answerFaults.js';

const names = Object.keys(DOCUMENTS);

it('openapi/ holds the documents and nothing else', () => {
  expect(readdirSync(openApiFolder).sort()).toEqual(names.toSorted());
});

it.each(names)('%s is what the code makes today', async (name) => {
  const made = textOf(await (DOCUMENTS[name] as () => Promise<never>)());
  const checkedIn = readFileSync(join(openApiFolder, name), 'utf8');
  expect(checkedIn === made, `openapi/${name} is out of date: run npm run openapi`).toBe(true);
});

it.each(names)('%s is a valid document of OpenAPI 3.1', async (name) => {
  const validator = new Validator();
  const result = await validator.validate(join(openApiFolder, name));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it.each(names)('each schema of %s is one, and its example fits', (name) => {
  const document = readDocument(name);
  const compile = createCompiler(document);
  for (const schema of Object.values(document.components.schemas)) {
    const validate = compile(schema);
    const { examples = [] } = schema as { examples?: unknown[] };
    expect(examples.filter((example) => !validate(example))).toEqual([]);
  }
});

it.each(names)('each operation of %s has a name of its own', (name) => {
  const ids = operationsOf(readDocument(name)).map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});
