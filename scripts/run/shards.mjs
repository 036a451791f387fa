/** Which steps of a run one of several machines takes. */

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ index: number, count: number }} Shard `index` counts from 1 */

/** More machines than this would leave some without a journey. */
const mostShards = 10;

const wholeRun = { index: 1, count: 1 };

/**
 * Reads `--shard 2/3`.
 * @param {readonly string[]} args of the command
 * @returns {Shard} the whole run where nothing is asked
 * @throws Error that says what to write instead
 */
export function readShard(args) {
  if (args.length === 0) return wholeRun;
  const text = args.join(' ').replace('=', ' ');
  const [, index, count] = (/^--shard (\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count || count > mostShards) {
    throw new Error(
      `"${args.join(' ')}": say --shard and which part of how many, such as --shard 2/3, at most ${mostShards}.`,
    );
  }
  return { index, count };
}

/**
 * The steps of one shard, in the order of the whole run. A step that can be divided runs its part on every machine;
 * another one runs whole on one of them, together with what it needs.
 * @param {readonly (readonly Step[])[]} groups
 * @param {Shard} shard
 * @returns {Step[][]}
 */
export function stepsOfShard(groups, { index, count }) {
  const steps = groups.flat();
  const byName = new Map(steps.map((step) => [step.name, step]));
  const isNeeded = new Set(steps.flatMap(({ needs = [] }) => needs));
  const last = steps.filter(({ name }) => !isNeeded.has(name));
  const wholes = last.filter(({ canSplit }) => !canSplit);
  const own = [
    ...last.filter(({ canSplit }) => canSplit),
    ...wholes.filter((_step, place) => place % count === index - 1),
  ];

  /** @type {Set<string>} */
  const kept = new Set();
  const queue = own.map(({ name }) => name);
  for (const name of queue) {
    kept.add(name);
    queue.push(...(byName.get(name)?.needs ?? []));
  }
  return groups
    .map((group) => group.filter(({ name }) => kept.has(name)).map((step) => partOf(step, index, count)))
    .filter((group) => group.length > 0);
}

/** @param {Step} step @param {number} index @param {number} count @returns {Step} */
function partOf(step, index, count) {
  if (!step.canSplit || count === 1) return step;
  return { ...step, args: [...step.args, `--shard=${index}/${count}`] };
}
