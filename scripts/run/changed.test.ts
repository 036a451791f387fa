import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedSince, readChanged } from './changed.mjs';

let folder = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--message', 'a change');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meridian-changed-'));
  git('init', '--initial-branch', 'main');
  for (const file of ['kept.ts', 'edited.ts', 'deleted.ts']) write(file, '1');
  commit();
  git('checkout', '-b', 'work');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what a change has touched', () => {
  test('is what was committed on the branch, what is edited, and what is new', () => {
    write('committed.ts', '1');
    commit();
    write('edited.ts', '2');
    write('new.ts', '1');
    rmSync(path.join(folder, 'deleted.ts'));
    expect(changedSince('main', folder).files).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  });

  test('is not what others did on the main branch meanwhile', () => {
    git('checkout', 'main');
    write('theirs.ts', '1');
    commit();
    git('checkout', 'work');
    expect(changedSince('main', folder).files).toEqual([]);
  });

  test('cannot be said of a commit that git does not know', () => {
    expect(() => changedSince('nowhere', folder)).toThrow('nowhere');
  });
});

describe('what to compare with', () => {
  test('is nothing, main, or what is named', () => {
    expect(readChanged([])).toBeNull();
    expect(readChanged(['--changed'])).toBe('main');
    expect(readChanged(['--changed', 'v1'])).toBe('v1');
    expect(readChanged(['--changed=v1'])).toBe('v1');
  });

  test('is asked again where it was not understood', () => {
    expect(() => readChanged(['--chnged'])).toThrow('say --changed');
    expect(() => readChanged(['--changed', 'a', 'b'])).toThrow('say --changed');
  });
});
