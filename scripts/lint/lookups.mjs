import { fileOf } from './imports.mjs';

/**
 * Where words come in from outside: from a call, a link, a storage, a file. A plain object has words of its own
 * (`constructor`, `__proto__`), so a word from outside finds entries that were never made.
 */
const entryPoints =
  /^(mocks\/src\/(commands|handlers|hosts|facts)\/|mocks\/src\/names\.ts$|packages\/app\/src\/(platform|shell)\/)/;
const testFiles = /\.(test|stories)\.tsx?$/;

const message =
  'A word from outside is looked up in a Map, or after Object.hasOwn has narrowed it to the keys of a table: a plain object has words of its own.';

/**
 * `Record<string, …>`, `Readonly<…>` or `Partial<…>` of one, `{ [key: string]: … }`, or a name that the file gives one.
 * @param {any} type @param {ReadonlyMap<string, any>} aliases @returns {boolean}
 */
function isOpenRecord(type, aliases) {
  if (type?.type === 'TSTypeLiteral')
    return type.members.some((/** @type {any} */ member) => member.type === 'TSIndexSignature');
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  const { name } = type.typeName;
  if (name === 'Readonly' || name === 'Partial') return isOpenRecord(first, aliases);
  if (aliases.has(name)) return isOpenRecord(aliases.get(name), new Map());
  return name === 'Record' && first?.type === 'TSStringKeyword';
}

/** `word as keyof typeof table`: asserts that a word is one of the table's, without a check. @param {any} node */
function isForcedKey(node) {
  return (
    node.type === 'TSAsExpression' &&
    node.typeAnnotation.type === 'TSTypeOperator' &&
    node.typeAnnotation.operator === 'keyof'
  );
}

export const lookups = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    if (!entryPoints.test(file) || testFiles.test(file)) return {};
    /** @type {Map<string, any>} */
    const aliases = new Map();
    /** @type {[name: string, type: any][]} */
    const declared = [];
    /** @type {any[]} */
    const found = [];
    /** @param {any} node */
    const note = (node) => {
      if (node?.type === 'Identifier' && node.typeAnnotation)
        declared.push([node.name, node.typeAnnotation.typeAnnotation]);
    };
    /** @param {any} node */
    const noteParameters = (node) => node.params.forEach(note);
    return {
      TSTypeAliasDeclaration: (/** @type {any} */ node) =>
        void aliases.set(node.id.name, node.typeAnnotation),
      VariableDeclarator: (/** @type {any} */ node) => note(node.id),
      FunctionDeclaration: noteParameters,
      FunctionExpression: noteParameters,
      ArrowFunctionExpression: noteParameters,
      MemberExpression(/** @type {any} */ node) {
        if (node.computed && node.property.type !== 'Literal') found.push(node);
      },
      'Program:exit'() {
        const open = declared.filter(([, type]) => isOpenRecord(type, aliases));
        const openRecords = new Set(open.map(([name]) => name));
        for (const node of found) {
          const { object, property } = node;
          const isOpen =
            object.type === 'TSAsExpression'
              ? isOpenRecord(object.typeAnnotation, aliases)
              : object.type === 'Identifier' && openRecords.has(object.name);
          if (isOpen || isForcedKey(property)) context.report({ node, message });
        }
      },
    };
  },
};
