/** What somebody meets on a page on which something has failed. */
import en from '../locales/en.json' with { type: 'json' };
import hans from '../locales/zh-Hans.json' with { type: 'json' };
import hant from '../locales/zh-Hant.json' with { type: 'json' };

export const texts = { en, 'zh-Hans': hans, 'zh-Hant': hant } as const;
type Language = keyof typeof texts;
export const languages = Object.keys(texts) as readonly Language[];

/** What can be read on the page. */
export interface Page {
  readonly heading: string;
  readonly text: string;
  /** What is announced. */
  readonly said: readonly string[];
  readonly retries: readonly HTMLElement[];
}

/** @param retry what a button begins with that tries again */
export function pageIn(canvas: HTMLElement, retry: string): Page {
  const textsOf = (selector: string): HTMLElement[] =>
    [...canvas.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  return {
    heading: textsOf('h1')[0]?.innerText.trim() ?? '',
    text: textsOf('main')
      .map((main) => main.innerText)
      .join('\n'),
    said: textsOf('[role="alert"], [role="status"], [role="region"][aria-live] > *')
      .map((element) => element.innerText.trim())
      .filter((text) => text !== ''),
    // Some say what is tried again.
    retries: textsOf('button').filter((button) =>
      (button.ariaLabel ?? button.innerText).trim().startsWith(retry),
    ),
  };
}

/** Whether something tells of a failure that was not said before. */
export const tells = (failed: Page, usual: Page): boolean =>
  failed.retries.length > usual.retries.length || failed.said.some((text) => !usual.said.includes(text));

/** What nobody should meet, whatever failed. */
export function harmIn(failed: Page, usual: Page, language: Language): readonly string[] {
  const { 'shell.brokenTitle': broken, 'shell.notLoadedTitle': notLoaded } = texts[language];
  const harms: string[] = [];
  if ([broken, notLoaded].some((title) => failed.text.includes(title))) harms.push('crashed');
  const foreign = failed.said.filter((text) => !usual.said.includes(text) && !/\p{Script=Han}/u.test(text));
  if (language !== 'en' && foreign.length > 0)
    harms.push(`is told in another language: ${foreign.join('; ')}`);
  return harms;
}
