import { fileOf } from './imports.mjs';

/**
 * How anything looks is decided in the design system; the app says what is where. Elements that have no look of
 * their own (ul, main, nav, form, dl, div …) are structure, and the app may write them.
 */

const app = /^packages\/app\/src\//;
/** Stories, tests, and their kits. */
const notShown = /\.(stories|test)\.tsx?$|\/test\//;

/** Elements a browser or the design system gives a look. */
const drawn = new Set(
  ['a', 'button', 'input', 'select', 'textarea', 'label', 'fieldset', 'details', 'dialog']
    .concat(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'strong', 'em', 'b', 'i', 'small', 'blockquote', 'pre'])
    .concat(['img', 'svg', 'canvas', 'video', 'table', 'hr', 'progress', 'meter']),
);

/**
 * `AppLink` hands the design system the anchor its links are made of. `ScreenState` is what is left to show when the
 * code of the screens, and so of the controls, could not be fetched.
 */
const mayDraw = /^packages\/app\/src\/shell\/(AppLink|ScreenState)\.tsx$/;

const instead =
  'compose parts of @meridian/design-system (Stack, Text, Section, ListRow …); a need they do not meet is a new part there, with its stories and guide.';

export const looks = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    if (!app.test(file)) return {};
    /** @param {any} node @param {any} source */
    const check = (node, source) => {
      if (/^styled-components(\/|$)/.test(String(source?.value)))
        context.report({ node, message: `The app styles nothing: ${instead}` });
    };
    return {
      Program(/** @type {any} */ node) {
        if (/\.styles\.tsx?$/.test(file))
          context.report({ node, message: `The app has no .styles files: ${instead}` });
      },
      ImportDeclaration: (/** @type {any} */ node) => check(node, node.source),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node, node.source),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node, node.source),
      ImportExpression: (/** @type {any} */ node) => check(node, node.source),
      JSXAttribute(/** @type {any} */ node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (name === 'style' || name === 'className')
          context.report({ node, message: `No ${name} in the app: ${instead}` });
      },
      JSXOpeningElement(/** @type {any} */ node) {
        if (notShown.test(file) || mayDraw.test(file) || node.name.type !== 'JSXIdentifier') return;
        if (drawn.has(node.name.name))
          context.report({ node, message: `No raw <${node.name.name}> in the app: ${instead}` });
      },
    };
  },
};
