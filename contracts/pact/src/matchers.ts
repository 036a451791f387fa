import type { Schema } from '@meridian/api';
import { Matchers } from '@pact-foundation/pact';
import type * as v from 'valibot';

const exact = Symbol('exact');
const injected = Symbol('injected');

interface Exactly {
  readonly [exact]: Json;
}
interface Injected {
  readonly [injected]: string;
  readonly example: string;
}
/** JSON whose leaves may say more than "of this type". */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Example =
  | null
  | boolean
  | number
  | string
  | Exactly
  | Injected
  | readonly Example[]
  | { readonly [key: string]: Example };

/** The provider must answer this very value, not just one of its type. */
export function exactly(value: Json): Exactly {
  return { [exact]: value };
}

/** A value only the provider knows, such as an id; its state handler returns it under `name`. */
export function fromState(name: string, example: string): Injected {
  return { [injected]: name, example };
}

const isExactly = (value: Example): value is Exactly =>
  typeof value === 'object' && value !== null && exact in value;
const isInjected = (value: Example): value is Injected =>
  typeof value === 'object' && value !== null && injected in value;

/** The example without its marks: what the consumer sends, or the mock provider answers. */
export function plain(example: Example): Json {
  if (example === null || typeof example !== 'object') return example;
  if (isExactly(example)) return example[exact];
  if (isInjected(example)) return example.example;
  if (Array.isArray(example)) return example.map((item: Example) => plain(item));
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, plain(value)]));
}

/** What the consumer sends: values are equal, except those the provider injects. */
export function requestBody(example: Example): unknown {
  if (example === null || typeof example !== 'object') return example;
  if (isExactly(example)) return example[exact];
  if (isInjected(example)) return Matchers.fromProviderState(`\${${example[injected]}}`, example.example);
  if (Array.isArray(example)) return example.map((item: Example) => requestBody(item));
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, requestBody(value)]));
}

type Inspectable =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<Schema, undefined>
  | v.OptionalSchema<Schema, undefined>
  | v.NullableSchema<Schema, undefined>
  | v.NullishSchema<Schema, undefined>
  | v.RecordSchema<v.GenericSchema<string, string>, Schema, undefined>
  | v.PicklistSchema<readonly (string | number)[], undefined>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.UnionSchema<readonly Schema[], undefined>
  | v.UnknownSchema;

/** The regular expression a text must match, where its schema has one. */
function patternOf(schema: Schema): RegExp | undefined {
  const steps: unknown = 'pipe' in schema ? schema.pipe : undefined;
  if (!Array.isArray(steps)) return undefined;
  for (const step of steps as readonly { readonly type: string; readonly requirement?: unknown }[]) {
    if (step.type === 'regex' && step.requirement instanceof RegExp) return step.requirement;
  }
  return undefined;
}

/** The example as text. Throws where it is a list or an object: the schema wants a leaf. */
export function leaf(example: Example | undefined): string {
  if (typeof example === 'string') return example;
  if (typeof example === 'number' || typeof example === 'boolean') return `${example}`;
  throw new TypeError(`${JSON.stringify(example)} is no text`);
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The pact matcher of an example: as strict as the response schema (decimals by their pattern, enumerations by their
 * values, lists by their items), so that pact and schema cannot drift apart. Throws where the example does not fit.
 */
export function matcherOf(schema: Schema, example: Example, path = 'data'): unknown {
  if (isExactly(example)) return example[exact];
  if (isInjected(example)) throw new TypeError(`${path}: a response is not injected`);
  if (example === null) return Matchers.nullValue();
  const inspectable = schema as Inspectable;
  switch (inspectable.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return matcherOf(inspectable.wrapped, example, path);
    case 'object':
      return Object.fromEntries(
        Object.entries(example as Record<string, Example>).map(([key, value]) => {
          const field = inspectable.entries[key];
          if (!field) throw new TypeError(`${path}.${key} is not in the response schema`);
          return [key, matcherOf(field as Schema, value, `${path}.${key}`)];
        }),
      );
    case 'record':
      return Object.fromEntries(
        Object.entries(example as Record<string, Example>).map(([key, value]) => [
          key,
          matcherOf(inspectable.value, value, `${path}.${key}`),
        ]),
      );
    case 'array': {
      const [first] = example as readonly Example[];
      return first === undefined
        ? []
        : Matchers.eachLike(matcherOf(inspectable.item, first, `${path}[]`) as never);
    }
    case 'picklist': {
      const [option] = inspectable.options;
      if (typeof option === 'number') return Matchers.integer(example as number);
      return Matchers.regex(
        `^(${inspectable.options.map((each) => escape(String(each))).join('|')})$`,
        leaf(example),
      );
    }
    case 'string': {
      const pattern = patternOf(schema);
      return pattern ? Matchers.regex(pattern.source, leaf(example)) : Matchers.string(leaf(example));
    }
    case 'number':
    case 'union':
      return Matchers.number(Number(example));
    default:
      return Matchers.like(plain(example) as never);
  }
}
