/** What a response schema says of the wire, taken apart. Matchers and the list of what screens read are made from it. */
import type { Schema } from '@meridian/api';

export type Shape =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: 'list'; readonly item: Field }
  | { readonly kind: 'record'; readonly value: Field }
  | { readonly kind: 'oneOf'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'text'; readonly patterns: readonly string[] }
  | { readonly kind: 'number'; readonly isInteger: boolean; readonly options: readonly number[] | null }
  | { readonly kind: 'boolean' }
  /** One of several leaves: a point in time is a number or digits. */
  | { readonly kind: 'either'; readonly leaves: readonly Shape[] }
  /** Nobody reads it. */
  | { readonly kind: 'unread' };

/** A shape in its place: what may be null or missing there is told apart from what may not. */
export interface Field {
  readonly shape: Shape;
  readonly mayBeNull: boolean;
  readonly mayBeMissing: boolean;
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
}

/** Widest range of whole numbers that is written out value by value. */
const longestRange = 100;

/** Throws a TypeError for a schema that no matcher is known for: better no pact than one that looks away. */
export function fieldOf(schema: Schema): Field {
  const { type, wrapped } = schema as unknown as Parts;
  if (wrapped !== undefined) {
    const inner = fieldOf(wrapped);
    return {
      shape: inner.shape,
      mayBeNull: inner.mayBeNull || type === 'nullable' || type === 'nullish',
      mayBeMissing: inner.mayBeMissing || type === 'optional' || type === 'nullish',
    };
  }
  return { shape: shapeOf(schema), mayBeNull: false, mayBeMissing: false };
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
      return { kind: 'text', patterns: steps.flatMap(patternOf) };
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

/** What comes after a transformation speaks of the app's value, not of the wire's. */
function stepsBeforeTransformation({ pipe }: Parts): readonly Step[] {
  const steps = (pipe?.slice(1) ?? []) as readonly Step[];
  const end = steps.findIndex(({ kind }) => kind === 'transformation');
  return end === -1 ? steps : steps.slice(0, end);
}

function patternOf({ type, requirement }: Step): string[] {
  if (requirement instanceof RegExp) return [requirement.source];
  if (type === 'non_empty') return [String.raw`^[\s\S]+$`];
  if (type === 'min_length') return [String.raw`^[\s\S]{${String(requirement)},}$`];
  if (type === 'max_length') return [String.raw`^[\s\S]{0,${String(requirement)}}$`];
  return [];
}

function numberShape(steps: readonly Step[]): Shape {
  const bound = (type: string) => steps.find((step) => step.type === type)?.requirement;
  const [least, most] = [bound('min_value'), bound('max_value')];
  const isInteger = steps.some(({ type }) => type === 'integer' || type === 'safe_integer');
  const isListed =
    isInteger && typeof least === 'number' && typeof most === 'number' && most - least <= longestRange;
  const options = isListed ? Array.from({ length: most - least + 1 }, (_, index) => least + index) : null;
  return { kind: 'number', isInteger, options };
}

function mapValues<A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));
}
