/** The messages of diagnostics, problems and errors, as they stand in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Stands for what is filled in when the message is told. */
const FILLED = '…';

/** Every text that an expression can become; none where it is made elsewhere. */
function textsOf(expression: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<readonly string[]>(
      (before, { expression: filled, literal }) => {
        const known = textsOf(filled);
        const texts = known.length > 0 ? known : [FILLED];
        return before.flatMap((start) => texts.map((text) => start + text + literal.text));
      },
      [expression.head.text],
    );
  }
  if (ts.isConditionalExpression(expression)) {
    const texts = [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
    // What is sometimes added is shown as added.
    return texts.some(Boolean) ? texts.filter(Boolean) : texts;
  }
  if (ts.isBinaryExpression(expression)) {
    const [left, right] = [textsOf(expression.left), textsOf(expression.right)];
    return left.flatMap((start) => (right.length > 0 ? right : [FILLED]).map((end) => start + end));
  }
  if (ts.isIdentifier(expression)) {
    const declared = declarationOf(expression);
    return declared ? textsOf(declared) : argumentsFor(expression).flatMap(textsOf);
  }
  if (ts.isElementAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const table = declarationOf(expression.expression);
    if (!table || !ts.isObjectLiteralExpression(table)) return [];
    return table.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? textsOf(property.initializer) : [],
    );
  }
  return [];
}

/** What a name was declared as: the nearest `const` of it outwards. */
function declarationOf(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find(
        (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name.text,
      );
      if (found?.initializer) return found.initializer;
    }
  }
  return undefined;
}

/** What a name stands for that is a parameter: the arguments of all calls of its function in the file. */
function argumentsFor(name: ts.Identifier): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isFunctionDeclaration(scope) || !scope.name) continue;
    const called = scope.name.text;
    const at = scope.parameters.findIndex(
      (parameter) => ts.isIdentifier(parameter.name) && parameter.name.text === name.text,
    );
    if (at < 0) continue;
    const look = (node: ts.Node): void => {
      const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
      const argument = isCall && node.expression.text === called ? node.arguments[at] : undefined;
      if (argument) found.push(argument);
      ts.forEachChild(node, look);
    };
    look(name.getSourceFile());
    break;
  }
  return found;
}

/** A property's value; that of `{ message }` is the name itself. */
function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (!property.name || !ts.isIdentifier(property.name) || property.name.text !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Messages by what they belong to, once each, with … for what is filled in. */
export type SourceMessages = ReadonlyMap<string, ReadonlySet<string>>;

/** Calls `visit` with every node of every file. */
function walk(files: readonly string[], visit: (node: ts.Node) => void): void {
  const look = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, look);
  };
  for (const file of files) {
    look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
}

/** TypeScript files below a folder. */
export function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();
}

function collect(): { add(name: string, message: ts.Expression): void; found: SourceMessages } {
  const found = new Map<string, Set<string>>();
  return {
    found,
    add(name, message) {
      const known = found.get(name) ?? new Set();
      found.set(name, known);
      for (const text of textsOf(message)) known.add(text.trim());
    },
  };
}

/** Messages of diagnostics, by code: of each object `{ code, message }`. */
export function diagnosticMessages(files: readonly string[]): SourceMessages {
  const { add, found } = collect();
  walk(files, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const [code, message] = [valueOf(node, 'code'), valueOf(node, 'message')];
    if (code && message) for (const one of textsOf(code)) add(one, message);
  });
  return found;
}

/** Messages of problems, by code: of each `new ProblemError(code, message)`. */
export function problemMessages(files: readonly string[], className: string): SourceMessages {
  const { add, found } = collect();
  walk(files, (node) => {
    if (!ts.isNewExpression(node) || node.expression.getText() !== className) return;
    const [code, message] = node.arguments ?? [];
    if (code && message) for (const one of textsOf(code)) add(one, message);
  });
  return found;
}

/** An error class. */
export interface ErrorClass {
  readonly name: string;
  /** Its doc comment. */
  readonly comment: string;
  /** What it passes to `super`. */
  readonly messages: ReadonlySet<string>;
}

/** The exported error classes of some files; abstract ones left out. */
export function errorClasses(files: readonly string[]): readonly ErrorClass[] {
  const classes: ErrorClass[] = [];
  walk(files, (node) => {
    if (!ts.isClassDeclaration(node) || !node.name?.text.endsWith('Error')) return;
    const modifiers = node.modifiers?.map(({ kind }) => kind) ?? [];
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return;
    if (modifiers.includes(ts.SyntaxKind.AbstractKeyword)) return;
    const { add, found } = collect();
    const look = (part: ts.Node): void => {
      const isSuper =
        ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.SuperKeyword;
      const message = isSuper ? part.arguments[0] : undefined;
      if (message) add('super', message);
      ts.forEachChild(part, look);
    };
    look(node);
    const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
    const comment = ts.getTextOfJSDocComment(doc?.comment) ?? '';
    classes.push({ name: node.name.text, comment, messages: found.get('super') ?? new Set() });
  });
  return classes;
}
