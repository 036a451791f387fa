import { fileOf } from './imports.mjs';

const hasLetters = /\p{L}/u;
const spokenAttribute =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|subtitle|alt|placeholder|label|hint|body|emptyText|[a-z]+Label)$/;

/** The literal text an expression shows, where it is one. @param {any} node @returns {string | undefined} */
function literalText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.raw).join('');
  if (node?.type === 'ConditionalExpression')
    return literalText(node.consequent) ?? literalText(node.alternate);
  if (node?.type === 'LogicalExpression') return literalText(node.right);
  return undefined;
}

/** Is this a file whose texts a user reads? What a test kit shows is its own. @param {string} file path from the root */
function speaksToUsers(file) {
  return /^packages\/app\/src\/.*\.tsx$/.test(file) && !/\.(stories|test)\.tsx$|\/test\//.test(file);
}

const message =
  'Keep text out of code: put it in a *.messages.ts file with defineMessages and show it with formatMessage.';

export const text = {
  /** @param {any} context */
  create(context) {
    if (!speaksToUsers(fileOf(context))) return {};
    return {
      JSXText(/** @type {any} */ node) {
        if (hasLetters.test(node.value)) context.report({ node, message });
      },
      JSXExpressionContainer(/** @type {any} */ node) {
        const isChild = node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment';
        const isSpoken =
          node.parent?.type === 'JSXAttribute' &&
          node.parent.name.type === 'JSXIdentifier' &&
          spokenAttribute.test(node.parent.name.name);
        if ((isChild || isSpoken) && hasLetters.test(literalText(node.expression) ?? ''))
          context.report({ node, message });
      },
      JSXAttribute(/** @type {any} */ node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (
          spokenAttribute.test(name) &&
          node.value?.type === 'Literal' &&
          hasLetters.test(String(node.value.value))
        ) {
          context.report({ node: node.value, message });
        }
      },
    };
  },
};
