import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

const folder = () => mkdtempSync(path.join(tmpdir(), 'one-at-a-time-'));
const program = (lock: string, log: string) => `
  import { appendFileSync } from 'node:fs';
  import { oneAtATime } from ${JSON.stringify(path.resolve('scripts/run/one-at-a-time.mjs'))};
  await oneAtATime(${JSON.stringify(lock)}, async () => {
    appendFileSync(${JSON.stringify(log)}, 'begins ');
    await new Promise((done) => setTimeout(done, 20));
    appendFileSync(${JSON.stringify(log)}, 'ends ');
  });`;

function started(code: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

test('of several processes one works while the others wait, and each has its turn', async () => {
  const at = folder();
  const [lock, log] = [path.join(at, 'lock'), path.join(at, 'log')];
  const codes = await Promise.all([1, 2, 3].map(() => started(program(lock, log))));
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(3));
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['of a process that has ended', () => String(spawnSync(process.execPath, ['-v']).pid)],
  ['with no process in it', () => 'npm'],
])('a file %s is taken over', async (_what, owner) => {
  const lock = path.join(folder(), 'lock');
  writeFileSync(lock, owner());
  expect(await oneAtATime(lock, async () => readFileSync(lock, 'utf8'))).toBe(String(process.pid));
  expect(existsSync(lock)).toBe(false);
});

test('work that fails lets the next begin, and one that waits says so once', async () => {
  const lock = path.join(folder(), 'lock');
  await expect(oneAtATime(lock, () => Promise.reject(new Error('no registry')))).rejects.toThrow(
    'no registry',
  );
  const said: string[] = [];
  let end = () => {};
  const first = oneAtATime(lock, () => new Promise<void>((resolve) => (end = resolve)));
  const second = oneAtATime(
    lock,
    async () => said.push('works'),
    () => {
      said.push('waits');
      end();
    },
  );
  await Promise.all([first, second]);
  expect(said).toEqual(['waits', 'works']);
});
