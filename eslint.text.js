/**
 * Lint rule: text next to a node that React adds or removes has an element of its own. Translation in the browser moves
 * text nodes into new elements, and React then cannot change the nodes next to the text.
 */

const isBlank = (child) => child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n');

/** A fragment creates no element around its text, so it counts as an element only without text. */
const isElement = (node) =>
  node.type === 'JSXElement' || (node.type === 'JSXFragment' && node.children.every(holdsNoText));

const holdsNoText = (child) =>
  isBlank(child) ||
  isElement(child) ||
  (child.type === 'JSXExpressionContainer' &&
    outcomes(child.expression).every((end) => isElement(end) || isNothing(end) || isList(end)));

function outcomes(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? outcomes(node.right) : [...outcomes(node.left), ...outcomes(node.right)];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return outcomes(node.expression);
    default:
      return [node];
  }
}

const isNothing = (node) =>
  (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined');

const drawings = new Set(['svg', 'g', 'defs', 'mask', 'clipPath', 'pattern', 'symbol']);

function comesAndGoes(expression) {
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') return true;
  const ends = outcomes(expression);
  if (ends.some(isNothing)) return true;
  if (ends.some(isElement) && !ends.every(isElement)) return true;
  return ends.length > 1 && ends.every(isElement);
}

const mayBeText = (context, expression) =>
  outcomes(expression).some(
    (end) => !isElement(end) && !isNothing(end) && !isList(end) && !isElementName(context, end),
  );

function isElementName(context, node) {
  if (node.type !== 'Identifier') return false;
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const [definition] = scope.set.get(node.name)?.defs ?? [];
    if (!definition) continue;
    const value = definition.node.init;
    return definition.type === 'Variable' && value != null && outcomes(value).every((end) => isElement(end));
  }
  return false;
}

function isList(node) {
  const call = node.type === 'ChainExpression' ? node.expression : node;
  return (
    call.type === 'CallExpression' &&
    call.callee.type === 'MemberExpression' &&
    ['map', 'flatMap'].includes(call.callee.property.name)
  );
}

function check(context, node) {
  if (drawings.has(node.openingElement?.name.name)) return;
  const children = node.children.filter(
    (child) =>
      !isBlank(child) && !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );
  if (children.length < 2) return;
  const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : undefined);
  const changing = children.filter((child) => {
    const expression = expressionOf(child);
    return expression && (comesAndGoes(expression) || isList(expression));
  });
  if (changing.length === 0) return;
  for (const child of children) {
    const expression = expressionOf(child);
    const text = child.type === 'JSXText' || (expression && mayBeText(context, expression));
    if (!text) continue;
    context.report({ node: child, messageId: 'bare' });
  }
}

export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Wrap this text in an element: its siblings come and go, and a translated page then crashes.' },
  },
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
  }),
};
