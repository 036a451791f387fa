import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultOf, heldSubjects } from './subjects.mjs';

describe('a commit subject', () => {
  test.each([
    'Count both presses when resizing a pane',
    'Address the desk by its path',
    'Process refunds once',
    'Feed the chart from the store',
    'Bring back the skeleton',
    'Focus the first wrong field',
    'Seed the faults',
    'KYC: show the reason',
    'Use 72 characters at most',
    `Keep ${'a'.repeat(67)}`,
  ])('may be "%s"', (subject) => expect(faultOf(subject)).toBeNull());

  test.each([
    [`Keep ${'a'.repeat(68)}`, '73 characters'],
    ['Count both presses.', 'full stop'],
    ['count both presses', 'capital letter'],
    ['x', 'capital letter'],
    ['Counted both presses', 'no imperative'],
    ['Counts both presses', 'no imperative'],
    ['Counting both presses', 'no imperative'],
    ['Rows of an arranged list inherit the background', 'no imperative'],
  ])('may not be "%s"', (subject, fault) => expect(faultOf(subject)).toContain(fault));
});

const reasonOf = (held: ReturnType<typeof heldSubjects>) => ('unknown' in held ? held.unknown : 'none');

describe('the subjects that are held', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: path.join(folder, 'whole'),
      encoding: 'utf8',
    }).trim();
  const commit = (subject: string): string => {
    git('commit', '--allow-empty', '--message', subject);
    return git('rev-parse', 'HEAD');
  };
  let base = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'meridian-subjects-'));
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', path.join(folder, 'whole')]);
    commit('older.');
    base = commit('the last one of before');
    commit('Add one');
    commit('Add another');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are those after the base, in a clone and in a worktree', () => {
    git('clone', '--quiet', '.', '../clone');
    git('worktree', 'add', '--quiet', '../tree');
    for (const name of ['whole', 'clone', 'tree'])
      expect(heldSubjects(path.join(folder, name), base)).toEqual({ subjects: ['Add another', 'Add one'] });
  });

  test('are in a shallow clone those that came with it', () => {
    git('clone', '--quiet', '--depth', '1', pathToFileURL(path.join(folder, 'whole')).href, '../shallow');
    expect(heldSubjects(path.join(folder, 'shallow'), base)).toEqual({ subjects: ['Add another'] });
  });

  test('are none where a history was begun anew, nor where there is no git: it says so', () => {
    const whole = path.join(folder, 'whole');
    expect(heldSubjects(whole, 'a'.repeat(40))).toEqual({
      unknown: 'this history does not contain aaaaaaaa',
    });
    expect(reasonOf(heldSubjects(folder, base))).toBe('there is no git history here');
    const { PATH } = process.env;
    process.env['PATH'] = folder;
    try {
      expect(reasonOf(heldSubjects(whole, base))).toBe('git is not installed');
    } finally {
      process.env['PATH'] = PATH;
    }
  });

  test('do not include merges, which git names itself', () => {
    git('checkout', '--quiet', '-b', 'side', base);
    commit('Add a side');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'merged.', 'side');
    const held = heldSubjects(path.join(folder, 'whole'), base);
    expect('subjects' in held ? held.subjects.toSorted() : held).toEqual([
      'Add a side',
      'Add another',
      'Add one',
    ]);
  });
});
