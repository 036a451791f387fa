import en from '../locales/en.json';
import hant from '../locales/zh-Hant.json';

const chinese: Readonly<Record<string, string>> = hant;

/** What is others in Chinese, of two words or more; not those with placeholders, nor proper names, which may be content. */
const english: ReadonlySet<string> = new Set(
  Object.entries(en).flatMap(([id, text]) =>
    /[a-z] [a-z]/.test(text) && !text.includes('{') && chinese[id] !== text ? [text] : [],
  ),
);

/** A notice keeps the words that it came with; what others have written says the direction of its letters. */
const ownWords = '[role="region"][aria-live], body [dir], body :has(> [dir])';
const names = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/** What a page in Chinese says in English, to the eye or to a screen reader: texts that do not follow the chosen language. */
export function leftInEnglish(): string[] {
  const found = new Set<string>();
  const note = (text: string): void => {
    if (english.has(text.trim())) found.add(text.trim());
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest(ownWords) === null) note((node as Text).data);
  }
  for (const name of names)
    for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name) ?? '');
  return [...found].map((text) => `“${text}” stays in English`);
}
