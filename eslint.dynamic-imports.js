/** The rule `no-restricted-imports` checks only import statements, not `import()` and `require()`. */

const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
};

export const noRestrictedDynamicImports = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { restricted: '{{why}}' } },
  create(context) {
    const { patterns, computed } = context.options[0];
    const check = (node, source) => {
      const name = textOf(source);
      if (name === undefined) {
        if (computed) context.report({ node, messageId: 'restricted', data: { why: computed } });
        return;
      }
      const found = patterns.find(({ regex }) => new RegExp(regex, 'u').test(name));
      if (found) context.report({ node, messageId: 'restricted', data: { why: found.message } });
    };
    return {
      ImportExpression: (node) => check(node, node.source),
      "CallExpression[callee.name='require']": (node) => check(node, node.arguments[0]),
    };
  },
};
