/** Texts against the words of the product, `packages/design-system/src/foundations/glossary.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run/root.mjs';

/** @typedef {string | { text: string, isWhole?: boolean, exceptIn?: string }} Unwanted */
/** @typedef {{ say: string, not?: Unwanted[] }} Wording */
/** @typedef {'en' | 'zh-Hans' | 'zh-Hant'} Language */
/** @typedef {Record<Language, Wording> & { message?: string }} Term */

/** @returns {Term[]} */
export function glossaryTerms() {
  const file = path.join(root, 'packages/design-system/src/foundations/glossary.json');
  /** @type {{ terms: Term[] }[]} */
  const groups = JSON.parse(readFileSync(file, 'utf8'));
  return groups.flatMap((group) => group.terms);
}

const languages = /** @type {const} */ (['en', 'zh-Hans', 'zh-Hant']);

/**
 * Every text that says a thing in a word the glossary rules out, and every term that the app does not say as the
 * glossary does; one line each.
 * @param {Record<Language, Record<string, string>>} catalogues texts by id
 * @param {readonly Term[]} [terms]
 */
export function glossaryFaults(catalogues, terms = glossaryTerms()) {
  return terms.flatMap((term) =>
    languages.flatMap((language) => faultsOf(term, language, catalogues[language])),
  );
}

/**
 * Every English text in code with a word that the glossary rules out; one line each.
 * @param {Record<string, string>} texts by their place
 * @param {readonly Term[]} [terms]
 */
export function glossaryFaultsInCode(texts, terms = glossaryTerms()) {
  return terms.flatMap(({ en }) => unwantedIn(texts, en).map(({ id, fault }) => `${id} ${fault}`));
}

/** @param {Term} term @param {Language} language @param {Record<string, string>} texts */
function faultsOf(term, language, texts) {
  const { say } = term[language];
  const unwanted = unwantedIn(texts, term[language]).map(
    ({ id, fault }) => `locales/${language}.json: ${id} ${fault}`,
  );
  const own = term.message === undefined ? undefined : texts[term.message];
  const isOther = own !== undefined && !pattern(say).test(own);
  return isOther
    ? [...unwanted, `locales/${language}.json: ${term.message} does not say “${say}”, as the glossary does`]
    : unwanted;
}

/** @param {Record<string, string>} texts @param {Wording} wording */
function unwantedIn(texts, { say, not = [] }) {
  return not.flatMap((form) =>
    Object.entries(texts)
      .filter(([id, text]) => isSaid(form, id, text))
      .map(([id]) => ({ id, fault: `says “${textOf(form)}”; the word is “${say}”` })),
  );
}

/** @param {Unwanted} form */
const textOf = (form) => (typeof form === 'string' ? form : form.text);

/** @param {Unwanted} form @param {string} id @param {string} text */
function isSaid(form, id, text) {
  if (typeof form === 'string') return pattern(form).test(text);
  if (form.exceptIn !== undefined && id.includes(form.exceptIn)) return false;
  return form.isWhole ? text === form.text : pattern(form.text).test(text);
}

/** `{}` matches any placeholder. @param {string} form */
function pattern(form) {
  const literal = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(literal.replaceAll(String.raw`\{\}`, String.raw`\{[^{}]*\}`), 'u');
}
