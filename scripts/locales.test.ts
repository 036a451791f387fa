import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localesIn } from './locales.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meridian-catalogues-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Record<string, string>;

describe('merging translations', () => {
  test('puts the first text into Simplified, the second into Traditional, and keeps what was there', () => {
    const { merge } = localesIn(folder);
    merge({ 'ticket.buy': ['买入', '買入'] });
    merge({ 'ticket.sell': ['卖出', '賣出'], 'ticket.buy': ['买', '買'] });
    expect(read('zh-Hans')).toEqual({ 'ticket.buy': '买', 'ticket.sell': '卖出' });
    expect(read('zh-Hant')).toEqual({ 'ticket.buy': '買', 'ticket.sell': '賣出' });
  });

  test('sorts by id, so that two authors touch different lines', () => {
    localesIn(folder).merge({ b: ['二', '二'], a: ['一', '一'], 'a.b': ['三', '三'] });
    expect(Object.keys(read('zh-Hans'))).toEqual(['a', 'a.b', 'b']);
  });

  test.each([[['买入']], [['买入', '']], ['买入']])('refuses %j without changing anything', (pair) => {
    const { merge } = localesIn(folder);
    expect(() => merge({ 'ticket.buy': pair as [string, string] })).toThrow('"ticket.buy" needs two texts');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('loses nothing when several processes merge at once', async () => {
    const script = `
      const { localesIn } = await import(${JSON.stringify(path.join(import.meta.dirname, 'locales.mjs'))});
      const { merge } = localesIn(${JSON.stringify(folder)});
      for (let n = 0; n < 20; n += 1) merge({ ['p' + process.argv[1] + '.m' + n]: ['甲' + n, '乙' + n] });
    `;
    await Promise.all(
      ['1', '2', '3', '4'].map(
        (name) =>
          new Promise<void>((resolve, reject) => {
            const child = spawn(process.execPath, ['--input-type=module', '-e', script, name], {
              stdio: 'inherit',
            });
            child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ended with ${code}`))));
          }),
      ),
    );
    expect(Object.keys(read('zh-Hans'))).toHaveLength(80);
    expect(Object.keys(read('zh-Hant'))).toHaveLength(80);
    expect(readdirSync(folder).toSorted()).toEqual(['zh-Hans.json', 'zh-Hant.json']);
  });

  test('takes over the lock of a process that died', () => {
    const lock = path.join(folder, '.lock');
    mkdirSync(lock);
    utimesSync(lock, 0, 0);
    localesIn(folder).merge({ a: ['一', '一'] });
    expect(read('zh-Hans')).toEqual({ a: '一' });
  });
});

describe('pruning', () => {
  test('drops what English no longer says, and nothing else', () => {
    const { merge, prune } = localesIn(folder);
    writeFileSync(path.join(folder, 'en.json'), '{ "a": "One" }');
    merge({ a: ['一', '一'], gone: ['二', '二'] });
    expect(prune()).toBe(2);
    expect(read('zh-Hans')).toEqual({ a: '一' });
  });
});

describe('compiling', () => {
  test('writes every locale as syntax trees, and does nothing while they are up to date', () => {
    const { compile } = localesIn(folder);
    writeFileSync(path.join(folder, 'en.json'), '{ "a": "Buy {name}" }');
    expect(compile()).toBe(true);
    expect(compile()).toBe(false);
    const tree: unknown = JSON.parse(readFileSync(path.join(folder, 'compiled/en.json'), 'utf8'));
    expect(tree).toEqual({
      a: [
        { type: 0, value: 'Buy ' },
        { type: 1, value: 'name' },
      ],
    });
    expect(existsSync(path.join(folder, 'compiled/zh-Hant.json'))).toBe(true);
  });

  test('notices an edited catalogue', () => {
    const { compile, merge } = localesIn(folder);
    compile();
    merge({ a: ['一', '一'] });
    const soon = new Date(Date.now() + 5_000);
    utimesSync(path.join(folder, 'zh-Hans.json'), soon, soon);
    expect(compile()).toBe(true);
  });
});
