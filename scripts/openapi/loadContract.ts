/** The messages between browser and store as JSON Schemas, made from the modules that check them. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { NO_COMMENTS, readComments, type Comments } from './docComments.js';
import type { JsonSchema } from './jsonSchema.js';

const contractFolder = join(import.meta.dirname, '../../src/contract');

/** `choiceSchema` becomes `Choice`, `decimalField` becomes `Decimal`. */
const nameOf = (constant: string): string =>
  constant.replace(/(?:Schema|Field)$/, '').replace(/^./, (first) => first.toUpperCase());

interface Named {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly comments: Comments;
}

/** Runs the contract with scripts/openapi/jsonSchema.ts in the place of src/contract/schema.ts. */
async function runContract(): Promise<Named[]> {
  const { module } = await runnerImport<Record<string, Record<string, unknown>>>(
    join(import.meta.dirname, 'contract.ts'),
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { './schema.js': join(import.meta.dirname, 'jsonSchema.ts') } },
    },
  );
  return Object.entries(module).flatMap(([file, exported]) => {
    const comments = readComments(join(contractFolder, `${file}.ts`));
    return Object.entries(exported)
      .filter(([constant]) => comments.schemas.has(constant))
      .map(([constant, schema]) => ({
        name: nameOf(constant),
        schema: schema as JsonSchema,
        comments: comments.schemas.get(constant) as Comments,
      }));
  });
}

const described = (schema: JsonSchema, description: string): JsonSchema =>
  description === '' ? schema : { description, ...schema };

/** Writes a schema out: a message or field with a name of its own becomes a reference to it. */
function createWriter(names: ReadonlyMap<unknown, string>) {
  function write(schema: JsonSchema, comments: Comments): JsonSchema {
    const name = names.get(schema);
    const whole = name === undefined ? writeParts(schema, comments) : refer(name);
    return described(whole, comments.text);
  }

  function writeParts(schema: JsonSchema, comments: Comments): JsonSchema {
    const { anyOf, items, properties } = schema;
    const inner = { ...comments, text: '' };
    if (Array.isArray(anyOf)) {
      return { ...schema, anyOf: anyOf.map((one: JsonSchema) => write(one, inner)) };
    }
    if (items !== undefined) return { ...schema, items: write(items as JsonSchema, inner) };
    if (properties === undefined) return schema;
    const fields = Object.entries(properties as Record<string, JsonSchema>).map(([key, field]) => [
      key,
      write(field, comments.fields.get(key) ?? NO_COMMENTS),
    ]);
    return { ...schema, properties: Object.fromEntries(fields) };
  }

  return ({ schema, comments }: Named): JsonSchema =>
    described(writeParts(schema, comments), comments.text);
}

/** A reference to a schema of the document. */
export const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Every message and shared field of the contract, by name. */
export async function loadContract(): Promise<Record<string, JsonSchema>> {
  const all = await runContract();
  const write = createWriter(new Map(all.map(({ schema, name }) => [schema, name])));
  return Object.fromEntries(all.map((one) => [one.name, write(one)]));
}
