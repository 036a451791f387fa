/**
 * After `:has()`, a selector ends in an element with a name: a type, a class, an attribute. One that ends in a child of any
 * kind (`&:has(> p) > :nth-child(2)`) has the browser restyle every element of the page whenever anything is put into it:
 * four fifths of the answer to a press were that.
 */

const nameless = /^(\*|:[\w-]+(\([^)]*\))?)+$/;

/** A selector's last part: what it styles. @param {string} selector */
const subjectOf = (selector) => {
  const parts = selector.trim().split(/[\s>+~]+(?![^(]*\))/);
  return parts.at(-1) ?? '';
};

/** The selectors of a style sheet that begin with `:has()` and end in anything at all. @param {string} css */
function namelessAfterHas(css) {
  /** @type {string[]} */
  const found = [];
  /** @type {boolean[]} */
  const around = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, head = '', bracket] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (bracket === '}') around.pop();
    if (bracket !== '{') continue;
    const isAtRule = head.trim().startsWith('@');
    const isInHas = around.at(-1) === true;
    if (!isAtRule)
      for (const selector of head.split(/,(?![^(]*\))/))
        if ((isInHas || selector.includes(':has(')) && nameless.test(subjectOf(selector)))
          found.push(selector.trim());
    around.push(isInHas || (!isAtRule && head.includes(':has(')));
  }
  return found;
}

export const selectors = {
  /** @param {any} context */
  create(context) {
    return {
      TemplateLiteral(/** @type {any} */ node) {
        // What is filled in stands for a class or a value.
        const css = node.quasis.map((/** @type {any} */ { value }) => value.raw).join('.x');
        if (!css.includes(':has(')) return;
        for (const selector of namelessAfterHas(css))
          context.report({
            node,
            message: `'${selector}' follows ':has()' and names nothing: every element is restyled with each that is put in. Give it an attribute.`,
          });
      },
    };
  },
};
