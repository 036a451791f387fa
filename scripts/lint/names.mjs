import { fileOf } from './imports.mjs';

const vague = /(^|[/.-])(utils?|helpers?|commons?|misc|managers?)([/.-]|$)/i;

/** Storybook looks for its manager under this name. */
const given = '.storybook/manager.ts';

/** A folder or file has one reason to be, and its name says which. */
export const names = {
  /** @param {any} context */
  create(context) {
    return {
      Program(/** @type {any} */ node) {
        const file = fileOf(context);
        const found = vague.exec(file)?.[2];
        if (found && file !== given) {
          context.report({
            node,
            message: `"${found}" names no reason to be: call the file by the one thing it is for.`,
          });
        }
      },
    };
  },
};

/** @param {any} node */
function isNamedSource(node) {
  const name = node?.type === 'MemberExpression' && !node.computed ? node.property.name : node?.name;
  return name === 'source' || name === 'assetSource';
}

/** @param {any} node */
function isNothing(node) {
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

const message =
  'What differs between asset classes is data: add a field to their registry in asset-classes and read it, instead of asking which source this is.';

/** Keeps one asset class from spreading over the features (`if (source === …)`). */
export const assetSource = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    if (!file.startsWith('packages/app/src/') || file.startsWith('packages/app/src/asset-classes/'))
      return {};
    if (/\.(test|stories)\.tsx?$/.test(file)) return {};
    return {
      BinaryExpression(/** @type {any} */ node) {
        if (!['===', '!==', '==', '!='].includes(node.operator)) return;
        const sides = [node.left, node.right];
        const asked = sides.filter((side) => isNamedSource(side));
        // Two sources compared with each other ask whether they are the same instrument, which names no class.
        if (asked.length === 1 && !sides.some((side) => isNothing(side))) context.report({ node, message });
      },
      SwitchStatement(/** @type {any} */ node) {
        if (isNamedSource(node.discriminant)) context.report({ node: node.discriminant, message });
      },
    };
  },
};
