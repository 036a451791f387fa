/** Which pictures are made: every story in every look that was asked for and that it can have. */
import { heightOfWidth } from './options.mjs';

/**
 * A story as Storybook knows it.
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title such as `Primitives/Button`
 * @property {string} name such as `Long text`
 * @property {Record<string, unknown>} ownGlobals what the story itself decides: such looks are not varied
 */

/** @typedef {{ theme: string, locale: string, convention: string, width: number }} Look */

/**
 * @typedef {object} Picture
 * @property {Story} story
 * @property {Look} look
 * @property {number} height px of the window
 * @property {string} file name without folder
 */

/** @param {Story} story @param {readonly string[]} words in lower case */
export function matches({ title, name }, words) {
  const text = `${title} ${name}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** @param {unknown} value @returns {number | undefined} px, from a viewport such as `{ value: 'w768' }` */
export function widthOf(value) {
  const named = /** @type {{ value?: unknown } | undefined} */ (value)?.value;
  const width = typeof named === 'string' ? Number(/^w(\d+)$/.exec(named)?.[1]) : Number.NaN;
  return Number.isFinite(width) ? width : undefined;
}

/** @param {unknown} own @param {readonly string[]} asked */
const choices = (own, asked) => (typeof own === 'string' ? [own] : asked);

/**
 * The looks of one story. What the story decides for itself has one value; the rest takes all that were asked for.
 * @param {Story} story
 * @param {Pick<import('./options.mjs').Options, 'themes' | 'locales' | 'conventions' | 'widths'>} options
 * @returns {Look[]}
 */
export function looksOf({ ownGlobals }, options) {
  const width = widthOf(ownGlobals['viewport']);
  const widths = width === undefined ? options.widths : [width];
  return choices(ownGlobals['theme'], options.themes).flatMap((theme) =>
    choices(ownGlobals['locale'], options.locales).flatMap((locale) =>
      choices(ownGlobals['convention'], options.conventions).flatMap((convention) =>
        widths.map((each) => ({ theme, locale, convention, width: each })),
      ),
    ),
  );
}

/** As in an address of Storybook. Looks of one kind follow each other: a change of it renders a story twice. @param {Look} look */
export const globalsOf = ({ theme, locale, convention }) =>
  `theme:${theme};locale:${locale};convention:${convention}`;

/** @param {Story} story @param {Look} look */
const fileOf = ({ id }, { theme, locale, convention, width }) =>
  `${id}.${theme}.${locale}.${convention}.${width}.png`;

/**
 * @param {readonly Story[]} stories
 * @param {import('./options.mjs').Options} options
 * @returns {Picture[]} those of one look together
 */
export function planPictures(stories, options) {
  const pictures = stories
    .filter((story) => matches(story, options.words))
    .flatMap((story) =>
      looksOf(story, options).map((look) => ({
        story,
        look,
        height: heightOfWidth[look.width] ?? 800,
        file: fileOf(story, look),
      })),
    );
  const order = [...new Set(pictures.map(({ look }) => globalsOf(look)))];
  const place = (/** @type {Picture} */ { look }) => order.indexOf(globalsOf(look));
  return pictures.toSorted((a, b) => place(a) - place(b) || a.look.width - b.look.width);
}

/** Fewer pictures of one look than this are left to one page: another page would load it anew for a handful. */
const leastBatch = 12;

/**
 * Pictures in the portions that one page takes at once, each of one look: a page loads itself again for another look, which
 * costs as much as several pictures.
 * @param {readonly Picture[]} pictures those of one look together
 * @param {number} pages that work side by side
 * @returns {Picture[][]} largest looks first, so that no page is left with one at the end
 */
export function batchesOf(pictures, pages) {
  const looks = [...Map.groupBy(pictures, ({ look }) => globalsOf(look)).values()];
  return looks
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group) => {
      // Several portions for each page: who has the quick ones takes another.
      const size = Math.max(leastBatch, Math.ceil(group.length / (pages * 4)));
      return Array.from({ length: Math.ceil(group.length / size) }, (_, n) =>
        group.slice(n * size, (n + 1) * size),
      );
    });
}

/** Address of the live story in this look, under the address of a Storybook. @param {Story} story @param {Look} look */
export function storyPath({ id }, look) {
  return `?path=/story/${id}&globals=${globalsOf(look)};viewport.value:w${look.width}`;
}
