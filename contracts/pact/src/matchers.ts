import type { Schema } from '@meridian/api';
import { Matchers } from '@pact-foundation/pact';
import { leaf, mapEntries, markOf, plain, type Example, type Json } from './example.ts';
import { fieldOf, type Field, type Shape } from './shape.ts';

/** What the consumer sends: values are equal, except those the provider injects. */
export function requestBody(example: Example): unknown {
  if (example === null || typeof example !== 'object') return example;
  const mark = markOf(example);
  if (mark?.kind === 'fromState') return Matchers.fromProviderState(`\${${mark.name}}`, mark.example);
  if (mark !== undefined) return plain(example);
  if (Array.isArray(example)) return example.map((item: Example) => requestBody(item));
  return mapEntries(example, (_, value) => requestBody(value));
}

type Rule = Readonly<Record<string, string | number>>;

/** All rules must hold. A pattern alone is not enough: it takes the number 2.5 for the text "2.5". */
function all(value: Json, ...rules: readonly Rule[]): unknown {
  return {
    'pact:matcher:type': rules.map(({ match, ...rest }) => ({ 'pact:matcher:type': match, ...rest })),
    value,
  };
}

const ofItsType: Rule = { match: 'type' };
const whole: Rule = { match: 'integer' };
const pattern = (regex: string): Rule => ({ match: 'regex', regex });

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const oneOf = (options: readonly (string | number)[]) =>
  pattern(`^(${options.map((option) => escape(String(option))).join('|')})$`);

/** A text that people read: any words, or such as the pattern finds. Pact holds a pattern against the whole text. */
export function wordsLike(example: string, words = String.raw`\S`): unknown {
  return all(example, ofItsType, pattern(String.raw`^[\s\S]*${words}[\s\S]*$`));
}

/**
 * The pact matcher of an example: as strict as the response schema (decimals by their pattern, enumerations by their
 * values, lists by their items), so that pact and schema cannot drift apart. Throws where the example does not fit.
 */
export function matcherOf(schema: Schema, example: Example): unknown {
  return matcherOfField(fieldOf(schema), example, 'data');
}

function matcherOfField({ shape, isOpen }: Field, example: Example, path: string): unknown {
  const mark = markOf(example);
  if (mark !== undefined) return matcherOfMark(shape, mark, path);
  if (example === null) return Matchers.nullValue();
  const value = plain(example);
  switch (shape.kind) {
    case 'object':
      return mapEntries(example, (key, inner) => {
        const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
        if (field === undefined) throw new TypeError(`${path}.${key} is not in the response schema`);
        return matcherOfField(field, inner, `${path}.${key}`);
      });
    case 'record':
      return mapEntries(example, (key, inner) => matcherOfField(shape.value, inner, `${path}.${key}`));
    case 'list': {
      const [item, ...others] = example as readonly Example[];
      // Pact gives all rows one example: a second one would not be checked, and without one all lists would pass.
      if (item === undefined || others.length > 0)
        throw new TypeError(`${path}: a list's example is one row`);
      return Matchers.eachLike(matcherOfField(shape.item, item, `${path}[]`) as never);
    }
    case 'oneOf':
      // A word that the app does not know yet is no reason to fail.
      if (isOpen) return all(value, ofItsType);
      return all(value, typeof value === 'number' ? whole : ofItsType, oneOf(shape.options));
    case 'text':
      return all(leaf(value), ofItsType, ...shape.patterns.map(pattern));
    case 'number': {
      const range = shape.options === null ? shape.patterns.map(pattern) : [oneOf(shape.options)];
      return all(value, shape.isInteger ? whole : { match: 'number' }, ...range);
    }
    case 'either':
      // A pattern alone takes numbers and texts alike, which is what is wanted here.
      return all(value, pattern(`^(${shape.leaves.map(patternOfLeaf).join('|')})$`));
    case 'boolean':
    case 'unread':
      return Matchers.like(value as never);
  }
}

function matcherOfMark(shape: Shape, mark: NonNullable<ReturnType<typeof markOf>>, path: string): unknown {
  switch (mark.kind) {
    case 'exactly':
      // Without a matcher of its own a value below a list is held to its type alone.
      return mark.value === null ? Matchers.nullValue() : Matchers.equal(mark.value);
    case 'written':
      return wordsLike(mark.example, mark.pattern);
    case 'someRow':
      if (shape.kind !== 'list') throw new TypeError(`${path} is no list`);
      return Matchers.arrayContaining(matcherOfField(shape.item, mark.row, `${path}[]`));
    case 'everyValue':
      if (shape.kind !== 'record') throw new TypeError(`${path} is no record`);
      return Matchers.eachKeyLike(mark.key, matcherOfField(shape.value, mark.value, `${path}.${mark.key}`));
    case 'fromState':
    case 'file':
      throw new TypeError(`${path}: a response has no such part`);
  }
}

function patternOfLeaf(shape: Shape): string {
  if (shape.kind === 'number') return String.raw`-?\d{1,15}(\.\d+)?`;
  const [only, ...others] = shape.kind === 'text' ? shape.patterns : [];
  if (only === undefined || others.length > 0) throw new TypeError('no pattern says which text is meant');
  return only.replaceAll(/^\^|\$$/g, '');
}
