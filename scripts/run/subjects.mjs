/** Commit subjects: what every subject of this repository's newer history keeps to. */
import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

/** The subjects of this commit and the ones before it were written under no rule. */
const firstHeldAfter = '796b8288f4e5bc1d2f4ae7c4b58a22c36730d7af';

const longest = 72;

/** Imperatives that end as a past tense, a participle or a third person does. */
const imperatives = new Set([
  ...[
    'Bed',
    'Embed',
    'Exceed',
    'Feed',
    'Need',
    'Proceed',
    'Seed',
    'Shed',
    'Speed',
    'Spread',
    'Succeed',
    'Wed',
  ],
  ...['Bring', 'Cling', 'Fling', 'Ping', 'Ring', 'Sing', 'Sling', 'Spring', 'String', 'Swing'],
  ...['Alias', 'Bias', 'Canvas', 'Focus'],
]);

/**
 * @param {string} subject first line of a commit's message
 * @returns {string | null} what to change; null where nothing is wrong
 */
export function faultOf(subject) {
  if (subject.length > longest)
    return `${subject.length} characters: at most ${longest}, the why in the body`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (!/^\p{Lu}/u.test(subject)) return 'does not begin with a capital letter';
  const [first = ''] = subject.split(/[^\p{L}-]/u);
  if (imperatives.has(first) || !/(?:[^s]s|ed|ing)$/.test(first)) return null;
  return `"${first}" is no imperative: say what the commit does to the code, as in "Count both presses"`;
}

/**
 * The subjects that are held, newest first. In a shallow clone those that came with it.
 * @param {string} [cwd]
 * @param {string} [after] full id of the last commit that is not held
 * @returns {{ subjects: string[] } | { unknown: string }} `unknown`: why there is nothing to hold
 */
export function heldSubjects(cwd = root, after = firstHeldAfter) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  /** @type {string} */
  let isShallow;
  try {
    isShallow = git('rev-parse', '--is-shallow-repository');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { unknown: isMissing ? 'git is not installed' : 'there is no git history here' };
  }
  const list = ['log', '--no-merges', '--format=%s'];
  try {
    git('cat-file', '-e', `${after}^{commit}`);
    return { subjects: subjectsOf(git(...list, `${after}..HEAD`)) };
  } catch {
    if (isShallow === 'true') return { subjects: subjectsOf(git(...list, 'HEAD')) };
    return { unknown: `this history does not contain ${after.slice(0, 8)}` };
  }
}

/** @param {string} log a subject a line */
function subjectsOf(log) {
  return log.split('\n').filter((line) => line !== '');
}
