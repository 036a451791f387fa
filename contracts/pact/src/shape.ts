/** What a response schema says of the wire, taken apart. Matchers and the list of what screens read are made from it. */
import { isAboveZero, isNotBelowZero, type Schema } from '@meridian/api';

export type Shape =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: 'list'; readonly item: Field }
  | { readonly kind: 'record'; readonly value: Field }
  | { readonly kind: 'oneOf'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'text'; readonly patterns: readonly string[] }
  | {
      readonly kind: 'number';
      readonly isInteger: boolean;
      readonly options: readonly number[] | null;
      readonly patterns: readonly string[];
    }
  | { readonly kind: 'boolean' }
  /** One of several leaves: a point in time is a number or digits. */
  | { readonly kind: 'either'; readonly leaves: readonly Shape[] }
  /** It is not read. */
  | { readonly kind: 'unread' };

/** A shape in its place: what may be null or missing there is distinguished from what may not. */
export interface Field {
  readonly shape: Shape;
  readonly mayBeNull: boolean;
  readonly mayBeMissing: boolean;
  /** What does not fit is read as null: a word that the app does not know yet. */
  readonly isOpen: boolean;
}

interface Step {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

/** The parts of valibot's schemas that are read here. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly [Schema, ...Step[]];
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly literal?: string | number;
  readonly options?: readonly unknown[];
  readonly fallback?: unknown;
}

/** Longest text whose length is given to Pact: a pattern of thousands takes long to read. */
const longestCounted = 64;
/** Widest range of whole numbers that is written out value by value. */
const longestRange = 100;

/** Throws a TypeError for a schema that no matcher is known for: better no pact than one that looks away. */
export function fieldOf(schema: Schema): Field {
  const { type, wrapped, fallback } = schema as unknown as Parts;
  const isOpen = fallback === null;
  if (wrapped !== undefined) {
    const inner = fieldOf(wrapped);
    return {
      shape: inner.shape,
      isOpen: isOpen || inner.isOpen,
      mayBeNull: inner.mayBeNull || type === 'nullable' || type === 'nullish',
      mayBeMissing: inner.mayBeMissing || type === 'optional' || type === 'nullish',
    };
  }
  return { shape: shapeOf(schema), isOpen, mayBeNull: false, mayBeMissing: false };
}

function shapeOf(schema: Schema): Shape {
  const parts = schema as unknown as Parts;
  const steps = stepsBeforeTransformation(parts);
  switch (parts.type) {
    case 'object':
    case 'loose_object':
      return { kind: 'object', fields: mapValues(parts.entries ?? {}, fieldOf) };
    case 'array':
      return { kind: 'list', item: fieldOf(parts.item as Schema) };
    case 'record':
      return { kind: 'record', value: fieldOf(parts.value as Schema) };
    case 'picklist':
      return { kind: 'oneOf', options: parts.options as readonly (string | number)[] };
    case 'literal':
      return { kind: 'oneOf', options: [parts.literal as string | number] };
    case 'string':
      // Above zero or below is asked of the app's value, but it is the same text.
      return {
        kind: 'text',
        patterns: [...new Set(stepsOf(parts).flatMap(patternOf))],
      };
    case 'number':
      return numberShape(steps);
    case 'boolean':
      return { kind: 'boolean' };
    case 'union':
      return { kind: 'either', leaves: (parts.options as readonly Schema[]).map(shapeOf) };
    case 'unknown':
      return { kind: 'unread' };
    default:
      throw new TypeError(`no matcher is known for a schema of type "${parts.type}"`);
  }
}

/** The steps of a schema and of those it is made of. */
function stepsOf({ pipe }: Parts): readonly Step[] {
  if (pipe === undefined) return [];
  const [first, ...steps] = pipe;
  return [...stepsOf(first as unknown as Parts), ...steps];
}

/** What comes after a transformation speaks of the app's value, not of the wire's. */
function stepsBeforeTransformation(parts: Parts): readonly Step[] {
  const steps = stepsOf(parts);
  const end = steps.findIndex(({ kind }) => kind === 'transformation');
  return end === -1 ? steps : steps.slice(0, end);
}

function patternOf({ type, requirement }: Step): string[] {
  if (requirement instanceof RegExp) return [wholePattern(requirement)];
  if (requirement === isAboveZero) return [String.raw`^[\d.]*[1-9][\d.]*$`];
  if (requirement === isNotBelowZero) return [String.raw`^(-[0.]+|[\d.]+)$`];
  if (type === 'non_empty') return [String.raw`^[\s\S]+$`];
  if (type === 'max_length' && typeof requirement === 'number' && requirement <= longestCounted)
    return [String.raw`^[\s\S]{0,${requirement}}$`];
  return [];
}

/** Pact holds a pattern against the whole text, whether it is anchored or not. */
function wholePattern({ source, ignoreCase }: RegExp): string {
  const start = source.startsWith('^') ? source : String.raw`^[\s\S]*${source}`;
  const whole = source.endsWith('$') ? start : String.raw`${start}[\s\S]*$`;
  return ignoreCase ? `(?i)${whole}` : whole;
}

function numberShape(steps: readonly Step[]): Shape {
  const bound = (type: string) => steps.find((step) => step.type === type)?.requirement;
  const [least, most] = [bound('min_value'), bound('max_value')];
  const isInteger = steps.some(({ type }) => type === 'integer' || type === 'safe_integer');
  const isListed =
    isInteger && typeof least === 'number' && typeof most === 'number' && most - least <= longestRange;
  const options = isListed ? Array.from({ length: most - least + 1 }, (_, index) => least + index) : null;
  const patterns = typeof least === 'number' && least >= 0 ? [String.raw`^\d+(\.\d+)?$`] : [];
  return { kind: 'number', isInteger, options, patterns };
}

function mapValues<A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));
}
