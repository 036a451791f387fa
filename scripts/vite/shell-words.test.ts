import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { withWords } from './shell-words.ts';

const page = readFileSync(path.join(root, 'packages/app/index.html'), 'utf8');

interface Node {
  readonly dataset: { readonly text?: string; readonly home?: string };
  textContent: string;
}

/** The words of the page's elements after its script, by their id. */
function shown(lang: string, tab: string): Record<string, string> {
  const nodes: Node[] = [...page.matchAll(/data-(text|home)="([^"]+)"/g)].map(([, kind = '', id = '']) => ({
    dataset: { [kind]: id },
    textContent: 'as written',
  }));
  const [, script = ''] =
    /<script>(\s*\{\s*const \{ lang, dataset \}[\s\S]*?)<\/script>/.exec(withWords(page)) ?? [];
  runInNewContext(script, {
    document: { documentElement: { lang, dataset: { tab } }, querySelectorAll: () => nodes },
  });
  const words = nodes.map(({ dataset, textContent }): readonly [string, string] => [
    dataset.text ?? dataset.home ?? '',
    textContent,
  ]);
  return Object.fromEntries(words);
}

describe('the words of the static shell', () => {
  test('are those of the app, in the chosen language', () => {
    expect(shown('en', 'home')).toMatchObject({
      'home.title': 'Home',
      'home.signIn': 'Sign in',
      'home.usMarkets': 'US stock markets',
      'routes.trade': 'Trade',
    });
    for (const [lang, trade] of [
      ['zh-Hans', '交易'],
      ['zh-Hant', '交易'],
    ] as const) {
      const words = shown(lang, 'home');
      expect(words['routes.trade']).toBe(trade);
      expect(Object.values(words).filter((word) => /[a-z]/.test(word))).toEqual([]);
    }
  });

  test('another screen is not called home: its own name comes with it', () => {
    expect(shown('en', 'market')['home.title']).toBe('as written');
    expect(shown('en', 'market')['routes.home']).toBe('Home');
  });

  test('a word that a language lacks, or that needs a value, ends the build', () => {
    const marked = (id: string): string => `<b data-text="${id}"></b><!-- words -->`;
    expect(() => withWords(marked('home.nothing'))).toThrow('no plain text home.nothing in en');
    expect(() => withWords(marked('presentation.earlier'))).toThrow('no plain text presentation.earlier');
    expect(() => withWords('<b data-text="home.title"></b>')).toThrow('<!-- words -->');
  });
});
