import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSettings } from './settings.ts';
import { memoryStorage } from './storage.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** What index.html does before the app is there, for a browser of these languages and this storage. */
function languageOfShell(languages: readonly string[], kept: string | null): string {
  const documentElement = { lang: '', dataset: {} };
  runInNewContext(script, {
    document: { documentElement, addEventListener: () => {} },
    navigator: { languages },
    location: { hash: '' },
    localStorage: { getItem: (key: string) => (key === 'locale' ? kept : null) },
    matchMedia: () => ({ matches: false }),
  });
  return documentElement.lang;
}

const tags = fc.constantFrom(
  'en',
  'en-GB',
  'zh',
  'zh-CN',
  'zh-SG',
  'zh-HK',
  'ZH-tw',
  'zh-Hant-CN',
  'zh-MO',
  'fr',
  'de-CH',
  'x-zh',
  '',
);

describe('the static shell', () => {
  it('speaks the language that the app will speak', () => {
    fc.assert(
      fc.property(
        fc.array(tags, { maxLength: 4 }),
        fc.constantFrom(null, 'en', 'zh-Hans', 'zh-Hant', 'klingon', ''),
        (languages, kept) => {
          const storage = memoryStorage(kept === null ? {} : { locale: kept });
          expect(languageOfShell(languages, kept)).toBe(createSettings(storage, languages).get().locale);
        },
      ),
    );
  });

  it('says in each of the three languages that the app does not come', () => {
    const [notice = ''] = /<div class="boot-trouble"[\s\S]*?<\/body>/.exec(page) ?? [];
    expect([...notice.matchAll(/<div lang="([^"]+)">/g)].map(([, lang]) => lang)).toEqual([
      'en',
      'zh-Hans',
      'zh-Hant',
    ]);
    expect(notice.match(/<button type="button">/g)).toHaveLength(3);
  });
});
