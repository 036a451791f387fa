import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'zh-Hans' | 'zh-Hant';

/** What the app says in one language, by the id of its message. `values` replace the names in the message. */
export type Say = (id: string, values?: Readonly<Record<string, string>>) => string;

/** The catalogue of a language as data: every message by its id. */
export function catalogue(language: Language): Readonly<Record<string, string>> {
  const file = path.resolve(import.meta.dirname, `../../locales/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}

/** For a journey that is walked in several languages. Messages that choose between forms are not for it. */
export function wordsOf(language: Language): Say {
  const texts = new Map(Object.entries(catalogue(language)));
  return (id, values = {}) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`No message is called "${id}".`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`"${id}" needs a value for "${name}".`);
      return value;
    });
  };
}
