/** Examples: what an interaction sends and answers, with marks where a value says more than its type. */

const mark = Symbol('mark');

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Mark =
  | { readonly kind: 'exactly'; readonly value: Json }
  | { readonly kind: 'fromState'; readonly name: string; readonly example: string }
  | { readonly kind: 'written'; readonly pattern: string; readonly example: string }
  | { readonly kind: 'file'; readonly file: FileExample }
  | { readonly kind: 'someRow'; readonly row: Example }
  | { readonly kind: 'everyValue'; readonly key: string; readonly value: Example };

/** A file that is sent: what it is called, its type, and its bytes in base64. */
export interface FileExample {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

interface Marked {
  readonly [mark]: Mark;
}

/** JSON whose parts may say more than "of this type". */
export type Example =
  | null
  | boolean
  | number
  | string
  | Marked
  | readonly Example[]
  | { readonly [key: string]: Example };

/** The provider must answer this very value, not just one of its type. */
export const exactly = (value: Json): Example => ({ [mark]: { kind: 'exactly', value } });

/** A value only the provider knows, such as an id; its state handler returns it under `name`. For requests. */
export const fromState = (name: string, example: string): Example => ({
  [mark]: { kind: 'fromState', name, example },
});

/** A text that the pattern finds something in. */
export const written = (pattern: string, example: string): Example => ({
  [mark]: { kind: 'written', pattern, example },
});

/** A file in a multipart form. For requests; of its bytes the pact holds the kind, which Pact recognises from them. */
export const file = (about: FileExample): Example => ({ [mark]: { kind: 'file', file: about } });

/** A list with at least one such row; what the others are is not said. */
export const someRow = (row: Example): Example => ({ [mark]: { kind: 'someRow', row } });

/** A record whose values are all like this one, whatever their keys. */
export const everyValue = (key: string, value: Example): Example => ({
  [mark]: { kind: 'everyValue', key, value },
});

/** The mark on an example; undefined where it has none. */
export function markOf(example: Example): Mark | undefined {
  return typeof example === 'object' && example !== null && mark in example
    ? (example as Marked)[mark]
    : undefined;
}

/** The example without its marks: what the consumer sends, or the mock provider answers. */
export function plain(example: Example): Json {
  if (example === null || typeof example !== 'object') return example;
  const marked = markOf(example);
  switch (marked?.kind) {
    case 'exactly':
      return marked.value;
    case 'fromState':
    case 'written':
      return marked.example;
    case 'file':
      return marked.file.content;
    case 'someRow':
      return [plain(marked.row)];
    case 'everyValue':
      return { [marked.key]: plain(marked.value) };
    case undefined:
      return Array.isArray(example)
        ? example.map((item: Example) => plain(item))
        : mapEntries(example, (_, value) => plain(value));
  }
}

/** The fields of a request as the app hands them to its client: files are files. */
export function sent(request: Example): unknown {
  const fileOf = ({ name, type, content }: FileExample) =>
    new File([Buffer.from(content, 'base64')], name, { type });
  return mapEntries(request, (_, value) => {
    const marked = markOf(value);
    return marked?.kind === 'file' ? fileOf(marked.file) : plain(value);
  });
}

/** An object's entries, changed. */
export function mapEntries<T>(
  example: Example,
  change: (key: string, value: Example) => T,
): Record<string, T> {
  const entries = Object.entries(example as Readonly<Record<string, Example>>);
  return Object.fromEntries(entries.map(([key, value]) => [key, change(key, value)]));
}

/** The example as text. Throws where it is a list or an object: the schema wants a leaf. */
export function leaf(example: Json | undefined): string {
  if (typeof example === 'string') return example;
  if (typeof example === 'number' || typeof example === 'boolean') return `${example}`;
  throw new TypeError(`${JSON.stringify(example)} is no text`);
}
