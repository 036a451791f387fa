/** Work that only one process may do at a time, by a file with the id of the one that does it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookAgainMs = 300;

/** @param {unknown} error @param {string} code */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/** Whether the file is now ours. @param {string} file */
function takes(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The process that is named in the file; undefined where there is no file any more. @param {string} file */
function ownerOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @param {string} owner */
function isAlive(owner) {
  const id = Number(owner);
  // Written but not yet filled: its process is about to write.
  if (owner === '') return true;
  if (!Number.isSafeInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** Takes away a file whose process has ended. Another process may have been quicker: its file is put back. @param {string} file @param {string} owner */
function clearAfter(file, owner) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === owner) rmSync(aside);
  else renameSync(aside, file);
}

/**
 * Waits until no other process does the work, then does it. What a process that was killed has left is taken over.
 * @template Done
 * @param {string} file where who is at work is written
 * @param {() => Promise<Done>} work
 * @param {() => void} [sayWaiting] called once where there is another at work
 * @returns {Promise<Done>}
 */
export async function oneAtATime(file, work, sayWaiting = () => {}) {
  let hasSaid = false;
  while (!takes(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isAlive(owner)) {
      if (!hasSaid) sayWaiting();
      hasSaid = true;
      await wait(lookAgainMs);
    } else if (owner !== undefined) clearAfter(file, owner);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
