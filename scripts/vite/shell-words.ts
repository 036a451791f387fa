import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run/root.mjs';

const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

const textsOf = (language: string): Map<string, string> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(path.join(root, `locales/${language}.json`), 'utf8')) as Record<string, string>,
    ),
  );

const marker = '<!-- words -->';

/**
 * The words of the static shell are the app's own: an element says which by `data-text`. A script of the page writes them in
 * the chosen language, before the first picture.
 * @throws for a text that a language lacks, or that has a placeholder
 */
export function withWords(html: string): string {
  const ids = [...html.matchAll(/data-text="([^"]+)"/g)].map(([, id = '']) => id);
  const words = languages.map((language) => {
    const texts = textsOf(language);
    return [
      language,
      Object.fromEntries(
        ids.map((id) => {
          const text = texts.get(id);
          if (text === undefined || /[{<]/.test(text))
            throw new Error(`index.html: no plain text ${id} in ${language}`);
          return [id, text];
        }),
      ),
    ] as const;
  });
  const script = `
      {
        const { lang } = document.documentElement;
        const words = ${JSON.stringify(Object.fromEntries(words))}[lang];
        for (const node of document.querySelectorAll('[data-text]')) {
          node.textContent = words[node.dataset.text];
        }
      }
    `;
  if (!html.includes(marker)) throw new Error(`index.html lacks ${marker}`);
  return html.replace(marker, () => `<script>${script}</script>`);
}

export function shellWords(): Plugin {
  return { name: 'meridian:shell-words', transformIndexHtml: { order: 'pre', handler: withWords } };
}
