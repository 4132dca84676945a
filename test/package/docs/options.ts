/** Names of the handler's options, read out of the types themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../packageFiles.js';

/** Members of an interface, in order. */
function membersOf(file: string, name: string): string[] {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = source.statements
    .filter((one) => ts.isInterfaceDeclaration(one))
    .find((one) => one.name.text === name);
  return found?.members.map((member) => member.name?.getText(source) ?? '') ?? [];
}

/** Options of `createCheckoutHandler`; those of `currencies` one by one. */
export function optionNames(): string[] {
  const own = membersOf('src/server/handler/options.ts', 'CheckoutHandlerOptions');
  const callbacks = membersOf('src/server/telling/storeCallbacks.ts', 'StoreCallbacks');
  const rules = membersOf('src/server/service/currencies/currencyRules.ts', 'CurrencyRules');
  return [...own, ...callbacks].flatMap((name) =>
    name === 'currencies' ? rules.map((rule) => `currencies.${rule}`) : [name],
  );
}
