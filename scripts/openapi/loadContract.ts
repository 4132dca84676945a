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

type Contract = typeof import('./contract.js');

/** Runs the contract with scripts/openapi/jsonSchema.ts in the place of src/contract/schema.ts. */
async function runContract(): Promise<Contract> {
  const { module } = await runnerImport<Contract>(
    join(import.meta.dirname, 'contract.ts'),
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { './schema.js': join(import.meta.dirname, 'jsonSchema.ts') } },
    },
  );
  return module;
}

/** The schemas that the modules export. */
function namedSchemas(contract: Contract): Named[] {
  return Object.entries(contract).flatMap(([file, exported]) => {
    const comments = readComments(join(contractFolder, `${file}.ts`));
    return Object.entries(exported as Record<string, unknown>).flatMap(([constant, schema]) => {
      const mine = comments.get(constant);
      return mine ? [{ name: nameOf(constant), schema: schema as JsonSchema, comments: mine }] : [];
    });
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

/** The messages between browser and store. */
export interface ContractSchemas {
  /** Every message and shared field, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Name of the schema of each event's data in the stream of a checkout. */
  readonly events: Readonly<Record<string, string>>;
}

export async function loadContract(): Promise<ContractSchemas> {
  const contract = await runContract();
  const all = namedSchemas(contract);
  const names = new Map<unknown, string>(all.map(({ schema, name }) => [schema, name]));
  const write = createWriter(names);
  const events = Object.entries(contract.liveMessages.LIVE_MESSAGES);
  return {
    schemas: Object.fromEntries(all.map((one) => [one.name, write(one)])),
    events: Object.fromEntries(events.map(([event, data]) => [event, names.get(data) as string])),
  };
}
