/** Lint rule: in the rooms that handle money, no binary floating point comes near an amount. */
const CONVERSIONS = new Set(['Number', 'parseFloat']);
const advice =
  'Amounts are decimal strings: use parseDecimal, compareDecimal and their neighbours in src/money. ' +
  'If this is no amount (a count, a time), say so beside an eslint-disable comment.';

/** `Number`, `parseFloat`, `Number.parseFloat`, `globalThis.Number`. */
function isConversion(node) {
  if (node.type === 'Identifier') return CONVERSIONS.has(node.name);
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    CONVERSIONS.has(node.property.name)
  );
}

/** Forbids `Number(x)`, `.map(Number)`, `parseFloat`, unary plus, and `toFixed` of a number. */
export const noFloats = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      conversion: `This turns text into a binary number, which cannot hold money exactly. ${advice}`,
      toFixed: `toFixed of a number rounds money in binary. ${advice}`,
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isNumber = (node) => {
      const type = services.getTypeAtLocation(node);
      return (
        type.isNumberLiteral() || services.program.getTypeChecker().typeToString(type) === 'number'
      );
    };
    return {
      CallExpression(node) {
        if (isConversion(node.callee)) context.report({ node, messageId: 'conversion' });
        for (const argument of node.arguments) {
          if (isConversion(argument)) context.report({ node: argument, messageId: 'conversion' });
        }
        if (
          node.callee.type === 'MemberExpression' &&
          node.callee.property.type === 'Identifier' &&
          node.callee.property.name === 'toFixed' &&
          isNumber(node.callee.object)
        ) {
          context.report({ node, messageId: 'toFixed' });
        }
      },
      'UnaryExpression[operator="+"]'(node) {
        context.report({ node, messageId: 'conversion' });
      },
    };
  },
};
