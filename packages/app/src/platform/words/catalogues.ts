import type { Catalogue, LoadTexts } from './texts.ts';

/** Where a built app has its texts, beside its scripts (scripts/vite/built-texts.ts); undefined in development and tests. */
const builtFolder = import.meta.env.TEXTS_FOLDER as string | undefined;

/** How often texts did not come to this page. */
let missed = 0;

/** The compiled translations by `zh-Hans.home`, a file for each language and part of the app (locales/). */
function sources(): Map<string, () => Promise<Catalogue>> {
  const files = import.meta.glob<Catalogue>('../../../../../locales/compiled/*.json', { import: 'default' });
  return new Map(
    Object.entries(files).map(([address, load]) => [/([^/]+)\.json$/.exec(address)?.[1] ?? '', load]),
  );
}

/** The parts of the app that have texts of their own; in development and tests only. */
export function textParts(): string[] {
  const parts = [...sources().keys()].map((name) => name.slice(name.indexOf('.') + 1));
  return [...new Set(parts)];
}

/** The texts of one part in one language. English is in the code itself. */
export const loadTexts: LoadTexts = async (locale, part) => {
  if (locale === 'en') return {};
  const name = `${locale}.${part}`;
  if (builtFolder !== undefined) {
    const address = `./${builtFolder}/${name}.js`;
    const ask = (url: string): Promise<{ default: Catalogue }> => import(/* @vite-ignore */ url);
    // Browsers remember a file that did not come as missing (Chromium 150 does): under another address it is asked for again.
    return (await ask(address).catch(() => ask(`${address}?${(missed += 1)}`))).default;
  }
  const load = sources().get(name);
  if (load === undefined) throw new Error(`no part of the app has the texts ${name}`);
  return load();
};
