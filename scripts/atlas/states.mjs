/** Which state a story shows, from the words of its name: what a designer filters by. */

/**
 * Most telling first: a list that failed while loading has failed. The order is that of the filter, too.
 * @type {readonly (readonly [state: string, words: RegExp])[]}
 */
const words = [
  ['failed', /fail|error|broken|timed out|does not fit|garbled|crash/],
  ['offline', /offline|network|hang/],
  ['refused', /refused|wrong|invalid|not permitted|too (little|short|long)|missing|required/],
  ['sign-in', /signed out|session expire|sign in/],
  ['stale', /stale|delayed|late\b|unknown/],
  ['loading', /loading|slow|skeleton|uploading|refreshing|looking it up/],
  ['pending', /pending|sending|waiting|underway|under review|cancelling|counting|rests|resting/],
  ['empty', /empty|nothing|\bno \w|none|newcomer|alone/],
  ['closed', /market closed|closed|holiday|halted/],
  ['disabled', /disabled|cannot|blocks/],
  ['hidden', /hidden|balances hidden/],
  ['done', /\bdone|success|bought|filled|approved|all done|uploaded/],
  ['open', /\bopen|shown|table/],
  ['keyboard', /keyboard|escape|arrow/],
  ['gesture', /finger|swiped|pulled|dragged|pinch|panned|press\b|touch/],
  ['long text', /long|large|narrow|fifty thousand|200 %|big text/],
  ['chinese', /chinese|simplified|traditional|hans|hant/],
];

/** Every state that a name can say. A name without such a word is the usual state. */
export const states = ['usual', ...words.map(([state]) => state)];

/** @param {string} name of a story, such as `Fails once` @returns {string} one of `states` */
export function stateOf(name) {
  const text = name.toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'usual';
}
