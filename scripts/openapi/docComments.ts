/** The doc comments of the contract's schemas, and of the interfaces whose fields they check. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the code says about a value, and about its fields if it is an object or a list of objects. */
export interface Comments {
  readonly text: string;
  readonly fields: ReadonlyMap<string, Comments>;
}

export const NO_COMMENTS: Comments = { text: '', fields: new Map() };

function textOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '')
    .replace(/\{@link\s+([^}]+?)\s*\}/g, '`$1`')
    .replace(/\s*\n\s*/g, ' ');
}

type FieldNode = ts.PropertySignature | ts.PropertyAssignment;

/** Finds the fields below `null |`, `readonly` and `[]`. */
function fieldsOf(node: ts.Node | undefined): ReadonlyMap<string, Comments> {
  if (!node) return NO_COMMENTS.fields;
  if (ts.isUnionTypeNode(node)) {
    return node.types.map(fieldsOf).find(({ size }) => size > 0) ?? NO_COMMENTS.fields;
  }
  if (ts.isTypeOperatorNode(node)) return fieldsOf(node.type);
  if (ts.isArrayTypeNode(node)) return fieldsOf(node.elementType);
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) return comments(node.members);
  return ts.isObjectLiteralExpression(node) ? comments(node.properties) : NO_COMMENTS.fields;
}

function comments(nodes: ts.NodeArray<ts.Node>): ReadonlyMap<string, Comments> {
  const isField = (node: ts.Node): node is FieldNode =>
    ts.isPropertySignature(node) || ts.isPropertyAssignment(node);
  return new Map(
    nodes.filter(isField).map((field) => {
      const value = ts.isPropertySignature(field) ? field.type : field.initializer;
      return [field.name.getText(), { text: textOf(field), fields: fieldsOf(value) }];
    }),
  );
}

const isExported = (node: ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Comments of every exported schema of a file, by the name of its constant. */
export function readComments(path: string): ReadonlyMap<string, Comments> {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const interfaces = new Map(
    file.statements
      .filter(ts.isInterfaceDeclaration)
      .map((declared) => [declared.name.text, declared]),
  );
  const schemas = new Map<string, Comments>();
  for (const statement of file.statements.filter(ts.isVariableStatement).filter(isExported)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isCallExpression(initializer)) continue;
      const [type] = initializer.typeArguments ?? [];
      const declared = type && interfaces.get(type.getText());
      const fields = fieldsOf(declared ?? initializer.arguments[0]);
      schemas.set(name.getText(), { text: textOf(statement), fields });
    }
  }
  return schemas;
}
