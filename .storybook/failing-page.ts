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
  /** What is announced, and what is said of a field that is not right. */
  readonly said: ReadonlyMap<HTMLElement, string>;
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
    said: new Map(
      [
        ...textsOf('[role="alert"], [role="status"], [role="region"][aria-live] > *'),
        ...textsOf('[aria-invalid="true"]').flatMap(describing),
      ]
        .map((element) => [element, element.innerText.trim()] as const)
        .filter(([, text]) => text !== ''),
    ),
    // Some say what is tried again.
    retries: textsOf('button').filter((button) =>
      (button.ariaLabel ?? button.innerText).trim().startsWith(retry),
    ),
  };
}

/** What assistive technology reads with a control. */
function describing(control: HTMLElement): HTMLElement[] {
  const ids = ['aria-errormessage', 'aria-describedby'].flatMap(
    (name) => control.getAttribute(name)?.split(' ') ?? [],
  );
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** What was not said before, on a page that was opened anew in between. */
function newlySaid(failed: Page, usual: Page): readonly string[] {
  const before = new Set(usual.said.values());
  return [...failed.said.values()].filter((text) => !before.has(text));
}

const hasMoreRetries = (failed: Page, usual: Page): boolean => failed.retries.length > usual.retries.length;

/** Whether something tells of a failure that was not said before. */
export const tells = (failed: Page, usual: Page): boolean =>
  hasMoreRetries(failed, usual) || newlySaid(failed, usual).length > 0;

/** The same of a page that has stayed: what is said once more, by a notice of its own, is heard. */
export const tellsSince = (failed: Page, usual: Page): boolean =>
  hasMoreRetries(failed, usual) ||
  [...failed.said].some(([element, text]) => usual.said.get(element) !== text);

/** What nobody should meet, whatever failed. */
export function harmIn(failed: Page, usual: Page, language: Language): readonly string[] {
  const { 'shell.brokenTitle': broken, 'shell.notLoadedTitle': notLoaded } = texts[language];
  const harms: string[] = [];
  if ([broken, notLoaded].some((title) => failed.text.includes(title))) harms.push('crashed');
  const foreign = newlySaid(failed, usual).filter((text) => !/\p{Script=Han}/u.test(text));
  if (language !== 'en' && foreign.length > 0)
    harms.push(`is told in another language: ${foreign.join('; ')}`);
  return harms;
}
