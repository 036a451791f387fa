const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities.get(letter) ?? '');
}
