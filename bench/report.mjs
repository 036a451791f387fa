/** How the bench reports what it measured. */

export const say = console.log;

/** @param {string[]} cells */
export const row = ([first = '', ...rest]) =>
  `  ${first.padEnd(34)}${rest.map((cell) => cell.padStart(14)).join('')}`;

/** @param {number | undefined} ours @param {number | undefined} theirs @param {number} target */
export function verdict(ours = Number.NaN, theirs = Number.NaN, target) {
  const ratio = ours / theirs;
  return [`${ratio.toFixed(2)} ×`, `${target} ×`, ratio <= target ? 'met' : 'missed'];
}
