/** As letters are compared: full width as half, capitals as small ones. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a text has every word of what is looked for. Words of Chinese are not set apart: what is typed together is found together. */
export function hasWords(text: string, keyword: string): boolean {
  const within = folded(text);
  return folded(keyword)
    .split(/[\s?!,.;:，。？！、；：“”「」"]+/)
    .every((word) => within.includes(word));
}
