/** HTML whose values cannot become markup: what is put into a template is escaped, unless it is HTML of the same kind. */

export class Html {
  readonly text: string;

  /** @param text markup that needs no escaping. Made by {@link html} only. */
  constructor(text: string) {
    this.text = text;
  }
}

/** Null and false leave nothing. */
type Value = Html | string | number | null | false | readonly Html[];

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Attributes are written in quotes: only there and between tags are values safe. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map((text, index) => text + markupOf(values[index] ?? null));
  return new Html(parts.join(''));
}

function markupOf(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (letter) => escapes.get(letter) ?? letter);
}
