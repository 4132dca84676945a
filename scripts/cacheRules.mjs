/** A lint rule for caches: one of a few entries keeps nothing, and nobody notices but the service that is asked again. */

const FEWEST = 20;

/** The number that an expression is, if it is written in the same file. */
function numberOf(node, scope) {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.type !== 'Identifier') return undefined;
  for (let at = scope; at; at = at.upper) {
    const init = at.set.get(node.name)?.defs[0]?.node?.init;
    if (init) return numberOf(init, at);
  }
  return undefined;
}

export const roomyCaches = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'CallExpression[callee.name="mostEntries"]'(node) {
      const count = numberOf(node.arguments[0], context.sourceCode.getScope(node));
      if (count === undefined || count >= FEWEST) return;
      context.report({ node, message: `A cache of ${count} entries keeps next to nothing.` });
    },
  }),
};
