/** Words of a Latin script, and characters of Chinese, that people read in a minute. */
const wordsAMinute = 230;
const charactersAMinute = 400;

const chinese = /\p{Script=Han}/gu;

/** How long a text takes to read, in whole minutes; at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(chinese)?.length ?? 0;
  const words = text.replace(chinese, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute + characters / charactersAMinute));
}
