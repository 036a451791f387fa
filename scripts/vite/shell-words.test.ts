import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { withWords } from './shell-words.ts';

const page = readFileSync(path.join(root, 'packages/app/index.html'), 'utf8');

interface Node {
  readonly dataset: { readonly text: string };
  textContent: string;
}

/** The words of the page's elements after its script, by their id. */
function shown(lang: string): Record<string, string> {
  const nodes: Node[] = [...page.matchAll(/data-text="([^"]+)"/g)].map(([, text = '']) => ({
    dataset: { text },
    textContent: 'as written',
  }));
  const [, script = ''] =
    /<script>(\s*\{\s*const \{ lang \} = document[\s\S]*?)<\/script>/.exec(withWords(page)) ?? [];
  runInNewContext(script, { document: { documentElement: { lang }, querySelectorAll: () => nodes } });
  return Object.fromEntries(nodes.map(({ dataset, textContent }) => [dataset.text, textContent]));
}

describe('the words of the static shell', () => {
  test('are those of the app, in the chosen language', () => {
    expect(shown('en')).toMatchObject({
      'home.search': 'Search markets',
      'home.signIn': 'Sign in',
      'home.usMarkets': 'US stock markets',
      'routes.trade': 'Trade',
    });
    for (const [lang, trade] of [
      ['zh-Hans', '交易'],
      ['zh-Hant', '交易'],
    ] as const) {
      const words = shown(lang);
      expect(words['routes.trade']).toBe(trade);
      expect(Object.values(words).filter((word) => /[a-z]/.test(word))).toEqual([]);
    }
  });

  test('a word that a language lacks, or that needs a value, ends the build', () => {
    const marked = (id: string): string => `<b data-text="${id}"></b><!-- words -->`;
    expect(() => withWords(marked('home.nothing'))).toThrow('no plain text home.nothing in en');
    expect(() => withWords(marked('presentation.earlier'))).toThrow('no plain text presentation.earlier');
    expect(() => withWords('<b data-text="home.title"></b>')).toThrow('<!-- words -->');
  });
});
