/**
 * Lint rule: text that a component draws is alone in its element, unless all around it stays as it is.
 *
 * A translator of the browser replaces the text nodes of a page by elements of its own. React and Preact still hold
 * the old nodes: taking one away, or placing something before it, throws and takes the page's whole tree down, and
 * new text written into it is never seen.
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** A child without words: a space, which translators leave alone, a line break between elements, a comment. */
function isBlank(child) {
  if (child.type === 'JSXText') return child.value.trim() === '';
  if (child.type !== 'JSXExpressionContainer') return false;
  const { type, value } = child.expression;
  return type === 'JSXEmptyExpression' || (typeof value === 'string' && value.trim() === '');
}

/** Text that is the same at each render: words, and `{' '}`. */
function isWords(child) {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal';
}

/** An element of the page itself, drawn at each render: `<span>`. */
function isSteady(child) {
  return child.type === 'JSXElement' && /^[a-z]/.test(child.openingElement.name.name ?? '');
}

/** Whether React draws a value of this type as a text node, as one of a list too. The empty text is none. */
function mayBeText(type, checker, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((one) => mayBeText(one, checker, seen));
  if (type.isStringLiteral() && type.value === '') return false;
  if (type.flags & (TEXT | ts.TypeFlags.Any)) return true;
  if (!checker.isArrayType(type)) return false;
  return checker.getTypeArguments(type).some((one) => mayBeText(one, checker, seen));
}

/** Whether it may be a list with text among its entries. */
function mayBeListOfText(type, checker) {
  if (type.isUnion())
    return type.types.some((one) => (!checker.isArrayType(one) ? false : mayBeText(one, checker)));
  return checker.isArrayType(type) && mayBeText(type, checker);
}

const isReactNode = (type) =>
  type.aliasSymbol?.name === 'ReactNode' ||
  (type.isUnion() && type.types.some((one) => one.symbol?.name === 'ReactPortal'));

/** Forbids text beside what comes, goes or changes, text in a fragment, and lists of text. */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'This text is not alone in its element. On a page that a browser translates, taking it away throws and ' +
        'a change of it is not seen. Put it into an element of its own, or make one text of it and what is beside it.',
      besideChanging:
        'These words stand beside something that comes and goes. On a page that a browser translates, placing ' +
        'it before them throws. Put the words into an element of their own.',
      inFragment:
        'Text in a fragment has no element of its own. On a page that a browser translates, taking it away ' +
        'throws. Use an element in place of the fragment, or around the text.',
      component:
        'This component may draw bare text, which has no element of its own. On a page that a browser translates, ' +
        'taking it away throws. Draw an element around the text.',
      list: 'This list may hold bare text. Put each text into an element, or join the list into one text.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (child) => services.getTypeAtLocation(child.expression);
    const isChangingText = (child) =>
      child.type === 'JSXExpressionContainer' &&
      !isWords(child) &&
      mayBeText(typeOf(child), checker);

    function check(node) {
      const children = node.children.filter((child) => !isBlank(child));
      const isFragment = node.type === 'JSXFragment';
      const isAlone = children.length === 1;
      const changes = children.some((child) => !isWords(child) && !isSteady(child));
      for (const child of children) {
        const words = isWords(child);
        if (!words && !isChangingText(child)) continue;
        if (isFragment) context.report({ node: child, messageId: 'inFragment' });
        else if (words && changes) context.report({ node: child, messageId: 'besideChanging' });
        else if (!words && !isAlone) context.report({ node: child, messageId: 'beside' });
        else if (!words && mayBeListOfText(typeOf(child), checker)) {
          context.report({ node: child, messageId: 'list' });
        }
      }
    }
    /** A component's own text has no element around it that goes away with it. */
    function checkComponent(node) {
      if (!/^[A-Z]/.test(node.id?.name ?? '')) return;
      const [signature] = services.getTypeAtLocation(node).getCallSignatures();
      const drawn = signature && checker.getReturnTypeOfSignature(signature);
      // `ReactNode` includes text for its own reasons: it is what a component passes on.
      if (!drawn || isReactNode(drawn)) return;
      if (mayBeText(drawn, checker)) context.report({ node: node.id, messageId: 'component' });
    }
    return { JSXElement: check, JSXFragment: check, FunctionDeclaration: checkComponent };
  },
};
