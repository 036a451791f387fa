import { spawn } from 'node:child_process';
import {
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
import { partOfFile, partsOfTexts } from './locale-parts.mjs';
import { localesIn } from './locales.mjs';
import { root } from './run/root.mjs';

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
  const parts = new Map([
    ['home.title', 'home'],
    ['home.greeting', 'home'],
    ['ticket.buy', 'ticket'],
  ]);
  const compiled = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, 'compiled', name), 'utf8')) as unknown;
  const locales = (partsOf = () => parts) => localesIn(folder, partsOf);

  test('gives each part of the app its own texts, and those that no part declares to the shell', () => {
    const { compile, merge } = locales();
    merge({
      'home.title': ['首页', '首頁'],
      'ticket.buy': ['买入', '買入'],
      'shell.tabs': ['主导航', '主導覽'],
    });
    expect(compile()).toBe(true);
    expect(compiled('zh-Hans.home.json')).toEqual({ 'home.title': '首页' });
    expect(compiled('zh-Hans.ticket.json')).toEqual({ 'ticket.buy': '买入' });
    expect(compiled('zh-Hant.app.json')).toEqual({ 'shell.tabs': '主導覽' });
  });

  test('writes words as they are, and what has a placeholder as a syntax tree', () => {
    const { compile, merge } = locales();
    merge({ 'home.greeting': ['您好，{name}', '你好，{name}'], 'home.title': ['首页', '首頁'] });
    compile();
    expect(compiled('zh-Hant.home.json')).toEqual({
      'home.greeting': [
        { type: 0, value: '你好，' },
        { type: 1, value: 'name' },
      ],
      'home.title': '首頁',
    });
  });

  test('does nothing while its sources are as they were, whenever they were written', () => {
    const { compile, merge } = locales();
    merge({ 'home.title': ['首页', '首頁'] });
    expect([compile(), compile()]).toEqual([true, false]);
    const soon = new Date(Date.now() + 5_000);
    utimesSync(path.join(folder, 'zh-Hans.json'), soon, soon);
    expect(compile()).toBe(false);
    merge({ 'home.title': ['主页', '主頁'] });
    expect(compile()).toBe(true);
    expect(compiled('zh-Hans.home.json')).toEqual({ 'home.title': '主页' });
  });

  test('follows a text that moves to another part, and leaves nothing of the old one', () => {
    locales().merge({ 'home.title': ['首页', '首頁'] });
    locales().compile();
    const moved = locales(() => new Map([['home.title', 'markets']]));
    expect(moved.compile()).toBe(true);
    expect(readdirSync(path.join(folder, 'compiled')).toSorted()).toEqual([
      '.mark',
      'zh-Hans.markets.json',
      'zh-Hant.markets.json',
    ]);
  });
});

describe('the part of a text', () => {
  test.each([
    ['features/home/screens/Home/Home.messages.ts', 'home'],
    ['features/ticket/ordering/ordering.messages.ts', 'ticket'],
    ['scenario-panel/Panel.messages.ts', 'scenario-panel'],
    ['features/alerts/alerts.messages.ts', 'alerts'],
    ['shell/routes.messages.ts', 'app'],
    ['presentation/figures/figures.messages.ts', 'app'],
  ])('%s: %s', (file, part) => {
    expect(partOfFile(file)).toBe(part);
  });

  test('is known for every text there is', () => {
    const english = JSON.parse(readFileSync(path.join(root, 'locales/en.json'), 'utf8')) as object;
    const parts = partsOfTexts();
    expect(Object.keys(english).filter((id) => !parts.has(id))).toEqual([]);
  });
});
