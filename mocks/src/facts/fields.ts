/** The parameters of a fact as fields of a form: read from its schema, so that no form has to be kept beside it. */

/** One parameter. */
export interface FactField {
  readonly name: string;
  /** `json`: a list or an object, written as JSON. */
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'json';
  /** Of a `choice`, as they are sent. */
  readonly choices: readonly (string | number)[];
  readonly isOptional: boolean;
}

/** The parts of valibot's schemas that are read here. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: unknown;
}

const kinds = new Map<string, FactField['kind']>([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'flag'],
]);
const wrappers = new Set(['optional', 'nullish', 'nullable', 'exact_optional']);

/** In the order of the schema; none of a schema that is no object. */
export function fieldsOf(schema: unknown): readonly FactField[] {
  const { entries = {} } = schema as Parts;
  return Object.entries(entries).map(([name, entry]) => fieldOf(name, entry, false));
}

function fieldOf(name: string, schema: unknown, isOptional: boolean): FactField {
  const { type, wrapped, options } = schema as Parts;
  if (wrapped !== undefined) return fieldOf(name, wrapped, isOptional || wrappers.has(type));
  const choices = choicesOf(type, options ?? []);
  if (choices.length > 0) return { name, kind: 'choice', choices, isOptional };
  return { name, kind: kinds.get(type) ?? 'json', choices: [], isOptional };
}

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Of a list of values, or of a union of single values. */
function choicesOf(type: string, options: readonly unknown[]): readonly (string | number)[] {
  const values =
    type === 'picklist' ? options : options.map((option) => (option as Parts | null)?.literal ?? null);
  return values.every(isChoice) ? values : [];
}

/**
 * Parameters as a fact takes them, from what was typed; an empty field is left out.
 * @throws SyntaxError for a field of the kind `json` that is none
 */
export function parametersFrom(
  fields: readonly FactField[],
  typed: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const given = fields.flatMap((field): (readonly [string, unknown])[] => {
    const text = (typed.get(field.name) ?? '').trim();
    return text === '' ? [] : [[field.name, valueOf(field, text)]];
  });
  return Object.fromEntries(given);
}

function valueOf({ kind, choices }: FactField, text: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'flag') return text === 'true';
  if (kind === 'json') return JSON.parse(text) as unknown;
  // A choice may be a number; what it is is in the list.
  return choices.find((choice) => String(choice) === text) ?? text;
}
