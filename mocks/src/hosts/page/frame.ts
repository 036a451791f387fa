import type { Language } from '#domain/localised.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { languageNames, texts } from './texts.ts';
import type { TextName } from './texts.ts';

/** One reader of the page. */
export interface Reader {
  readonly language: Language;
  /** Path of the host's folder. */
  readonly base: string;
  /** The fact whose fields were asked for; null for none. */
  readonly fact: string | null;
  /** An address of the page, in the reader's language where that was chosen. `path` is below the host's folder. */
  address(path: string): string;
}

export function say({ language }: Reader, name: TextName): string {
  return texts[name][language];
}

/** What came of the form that was sent before. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

/** A whole page. */
export function frame(
  reader: Reader,
  { title, path, notice }: { readonly title: string; readonly path: string; readonly notice: Notice | null },
  body: Html,
): Html {
  const { language, base } = reader;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/page.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <nav aria-label="${say(reader, 'language')}">
            ${Object.entries(languageNames).map(
              ([tag, name]) =>
                html`<a
                  href="${`${base}${path}?language=${tag}`}"
                  lang="${tag}"
                  hreflang="${tag}"
                  ${tag === language && html`aria-current="true"`}
                  >${name}</a
                >`,
            )}
          </nav>
        </header>
        <main>
          ${
            notice !== null &&
            html`<p class="notice" role="${notice.kind === 'failed' ? 'alert' : 'status'}">${notice.text}</p>`
          }
          ${body}
        </main>
      </body>
    </html> `;
}

/** What a form sends: a button of its own, with what goes along. */
export function formTo(action: string, fields: Html, deed: string): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="do" value="${deed}" />${fields}
  </form>`;
}

export function button(text: string, kind: '' | 'plain' | 'grave' = ''): Html {
  return html`<button class="${kind}">${text}</button>`;
}

/** A world's time, in words that are the same everywhere. */
export function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
