import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetPaths, quotePath, type AssetPaths } from './address/asset-paths.ts';
import { signedOutScenarios } from './demo.ts';
import { createSettings } from './device/settings.ts';
import { memoryStorage } from './device/storage.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const [browserScript = '', script = ''] = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, text = '']) => text,
);

interface Shell {
  readonly lang: string;
  readonly dataset: {
    readonly session?: string;
    readonly theme?: string;
    readonly density?: string;
    readonly offer?: string;
    readonly quote?: string;
    readonly tab?: string;
  };
}

interface Browser {
  readonly languages?: readonly string[];
  readonly kept?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly hash?: string;
  readonly mode?: string;
}

/** What index.html does before the app is there. */
function shellIn({ languages = [], kept = {}, search = '', hash = '', mode = 'production' }: Browser): Shell {
  const documentElement = { lang: '', dataset: {} };
  runInNewContext(script.replace('%MODE%', mode), {
    document: { documentElement, addEventListener: () => {} },
    navigator: { languages },
    location: { hash, search },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: false }),
    URLSearchParams,
  });
  return documentElement;
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
  it('speaks the language that the app will speak, and has the room to offer another', () => {
    fc.assert(
      fc.property(
        fc.array(tags, { maxLength: 4 }),
        fc.constantFrom(null, 'en', 'zh-Hans', 'zh-Hant', 'klingon', ''),
        (languages, kept) => {
          const storage = memoryStorage(kept === null ? {} : { locale: kept });
          const shell = shellIn({ languages, kept: kept === null ? {} : { locale: kept } });
          const settings = createSettings(storage, languages);
          expect(shell.lang).toBe(settings.get().locale);
          expect(shell.dataset.offer !== undefined).toBe(settings.offeredLocale() !== null);
        },
      ),
    );
  });

  it('has the density that the app will have, where one was chosen', () => {
    for (const density of ['comfortable', 'compact', 'tight', undefined]) {
      const kept = { settings: JSON.stringify({ density }) };
      expect(shellIn({ kept }).dataset.density).toBe(createSettings(memoryStorage(kept)).get().density);
    }
  });

  it('has the shape of a quote where the address is one, of whatever class, and of no other screen', () => {
    const shellOf = (path: string) => shellIn({ hash: `#${path}?code=AAPL&source=0` }).dataset;
    for (const paths of Object.values<AssetPaths>(assetPaths)) {
      expect(shellOf(quotePath(paths))).toMatchObject({ quote: '', tab: 'none' });
      const others = [paths.list, paths.ticket].filter((path) => path !== undefined);
      for (const path of others) expect(shellOf(path).quote, path).toBeUndefined();
    }
    expect(shellIn({}).dataset).toMatchObject({ tab: 'home' });
    expect(shellIn({}).dataset.quote).toBeUndefined();
  });

  it('shows nothing of a visitor to who has a session', () => {
    expect(shellIn({ kept: { token: 't-1' } }).dataset.session).toBe('kept');
    expect(shellIn({}).dataset.session).toBeUndefined();
    const demo = (search: string, kept = {}) => shellIn({ mode: 'demo', search, kept }).dataset.session;
    expect(demo('?scenario=kyc-failed', { 'kyc-failed:token': 't-1', 'kyc-failed:adopted': 'x' })).toBe(
      'kept',
    );
    expect(demo('?scenario=trader', { 'trader:adopted': 'trader' })).toBeUndefined();
    // On the first visit of a world its session is on its way.
    expect(demo('')).toBe('kept');
    for (const scenario of signedOutScenarios) expect(demo(`?scenario=${scenario}`)).toBeUndefined();
  });

  it('has the looks chosen in its own world of the demo', () => {
    const settings = JSON.stringify({ theme: 'dark' });
    expect(shellIn({ mode: 'demo', kept: { 'demo:settings': settings } }).dataset.theme).toBe('dark');
    expect(shellIn({ mode: 'demo', kept: { settings } }).dataset.theme).toBe('light');
  });

  it('says in each of the three languages, before anybody signs in, that a browser is too old', () => {
    const isOld = (browser: object): boolean => {
      const attributes = new Map<string, string>();
      const documentElement = { setAttribute: (name: string, value: string) => attributes.set(name, value) };
      const context = { ...browser, document: { documentElement } };
      runInNewContext(browserScript, { ...context, window: context });
      return attributes.get('data-browser') === 'old';
    };
    const CSS = { supports: () => true };
    const AbortSignal = { any: () => {}, timeout: () => {} };
    expect(isOld({ CSS, AbortSignal })).toBe(false);
    expect(isOld({ CSS, AbortSignal: { any: AbortSignal.any } })).toBe(true);
    expect(isOld({ CSS, AbortSignal: { timeout: AbortSignal.timeout } })).toBe(true);
    expect(isOld({ AbortSignal })).toBe(true);
    expect(isOld({})).toBe(true);
    const [notice = ''] = /<div class="boot-old"[\s\S]*?<\/div>/.exec(page) ?? [];
    expect([...notice.matchAll(/<p lang="([^"]+)">/g)].map(([, lang]) => lang)).toEqual([
      'en',
      'zh-Hans',
      'zh-Hant',
    ]);
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
