/** What a change has touched, for `npm run check -- --changed`. */
import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

/** @param {string} cwd @param {readonly string[]} args @returns {string[]} the lines git answers */
function git(cwd, args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`git ${args.join(' ')}: ${said}`, { cause: error });
  }
}

/**
 * Reads `--changed` and `--changed v1.2`.
 * @param {readonly string[]} args of the command
 * @returns {string | null} what is compared with; null where all is asked
 * @throws Error that says what to write instead
 */
export function readChanged(args) {
  const [flag, base = 'main', ...rest] = args.join(' ').replace('=', ' ').split(' ');
  if (!flag) return null;
  if (flag !== '--changed' || rest.length > 0) {
    throw new Error(
      `"${args.join(' ')}": say --changed, or --changed and a branch or commit to compare with (main).`,
    );
  }
  return base;
}

/**
 * The files that differ from where this branch left `base`: committed, changed by hand and new. Deleted ones are not named.
 * @param {string} base branch or commit
 * @param {string} [cwd]
 * @returns {{ since: string, files: string[] }} `since` is the commit that they differ from
 * @throws Error where git knows no such commit
 */
export function changedSince(base, cwd = root) {
  const [since] = git(cwd, ['merge-base', base, 'HEAD']);
  if (since === undefined) throw new Error(`"${base}" and this branch have no commit in common.`);
  const files = [
    ...git(cwd, ['diff', '--name-only', '--diff-filter=d', since]),
    ...git(cwd, ['ls-files', '--others', '--exclude-standard']),
  ];
  return { since, files: [...new Set(files)].toSorted() };
}
