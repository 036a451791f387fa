/** What a person asks of `npm run atlas`, read from the command line. */

export const themes = ['light', 'dark'];
export const locales = ['en', 'zh-Hans', 'zh-Hant'];
export const conventions = ['green-up', 'red-up', 'colour-blind'];
/** Height in px of a device of each width, as in the toolbar of Storybook. @type {Record<number, number>} */
export const heightOfWidth = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1440: 900 };
const widths = Object.keys(heightOfWidth).map(Number);

/**
 * @typedef {object} Options
 * @property {string[]} words a story is pictured when its title and name hold all of them
 * @property {string[]} themes
 * @property {string[]} locales
 * @property {string[]} conventions
 * @property {number[]} widths px
 * @property {string | undefined} base a git ref to compare with
 * @property {string} storybook where the links to live stories lead
 * @property {number} pages browser pages that work side by side
 * @property {number} scale device pixels per CSS pixel
 */

/** @type {Options} */
const defaults = {
  words: [],
  themes,
  locales: ['en'],
  conventions: ['green-up'],
  widths: [390],
  base: undefined,
  storybook: 'http://localhost:6006/',
  pages: 8,
  scale: 1,
};

export const usage = `npm run atlas -- [options]
  --base REF          pictures of REF beside those of the working tree, differences marked
  --filter WORDS      only stories whose title and name hold all these words
  --theme LIST        ${themes.join(', ')} or all (both)
  --locale LIST       ${locales.join(', ')} or all (en)
  --convention LIST   ${conventions.join(', ')} or all (green-up)
  --width LIST        ${widths.join(', ')} or all (390); a story that names a width keeps it
  --storybook URL     where live stories are (${defaults.storybook})
  --pages NUMBER      pages side by side, 1 to 16 (${defaults.pages})
  --scale NUMBER      device pixels per pixel, 1 to 3 (${defaults.scale})`;

/** @param {string} flag @param {string} value @param {readonly string[]} known @returns {string[]} */
function listOf(flag, value, known) {
  if (value === 'all') return [...known];
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${flag} ${unknown}: say ${known.join(', ')} or all.`);
  }
  return [...new Set(names)];
}

/** @param {string} flag @param {string} value @param {number} least @param {number} most */
function numberOf(flag, value, least, most) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${flag} ${value}: say a whole number from ${least} to ${most}.`);
}

/** @type {Record<string, (value: string) => Partial<Options>>} */
const flags = {
  '--base': (base) => {
    // Handed on to git, where a leading dash would be an option.
    if (base.startsWith('-')) throw new Error(`--base ${base}: say a branch, a tag or a commit.`);
    return { base };
  },
  '--filter': (value) => ({ words: value.toLowerCase().split(/\s+/).filter(Boolean) }),
  '--theme': (value) => ({ themes: listOf('--theme', value, themes) }),
  '--locale': (value) => ({ locales: listOf('--locale', value, locales) }),
  '--convention': (value) => ({ conventions: listOf('--convention', value, conventions) }),
  '--width': (value) => ({ widths: listOf('--width', value, widths.map(String)).map(Number) }),
  '--storybook': (value) => {
    if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
      throw new Error(`--storybook ${value}: say an address that begins with http.`);
    }
    return { storybook: value.endsWith('/') ? value : `${value}/` };
  },
  '--pages': (value) => ({ pages: numberOf('--pages', value, 1, 16) }),
  '--scale': (value) => ({ scale: numberOf('--scale', value, 1, 3) }),
};

/**
 * @param {readonly string[]} args as typed: `--theme dark` or `--theme=dark`
 * @returns {Options}
 * @throws when something is asked that is not known, in words that say what is
 */
export function parseOptions(args) {
  const options = { ...defaults };
  const rest = args.flatMap((arg) => {
    const pair = /^(--[a-z]+)=(.*)$/s.exec(arg);
    return pair ? [pair[1] ?? '', pair[2] ?? ''] : [arg];
  });
  while (rest.length > 0) {
    const flag = rest.shift() ?? '';
    const read = Object.hasOwn(flags, flag) ? flags[flag] : undefined;
    if (!read) throw new Error(`"${flag}" is not an option.\n\n${usage}`);
    const value = rest.shift();
    if (!value) throw new Error(`${flag} needs a value.\n\n${usage}`);
    Object.assign(options, read(value));
  }
  return options;
}
