/** A form of fields: what they hold, and when what is wrong with them is said. Pure. */
import type { Message } from '#platform/words/messages.ts';

/** What is wrong with a field and what to do about it. */
export interface Problem {
  readonly message: Message;
  readonly values?: Readonly<Record<string, string | number>>;
  /** No further typing mends it: said as soon as it is there, not when the field is left. */
  readonly isFinal?: boolean;
}

/** What a field may hold. */
export interface Rule<Value, Values = unknown> {
  /** The first thing that is wrong; null where nothing is. Called with the tidied value. */
  problemOf(value: Value, values: Values): Problem | null;
  /** The value as it is meant: a paste brings spaces round it. Applied when the field is left and before anything is sent. */
  tidy?(value: Value): Value;
  /** Never kept on the device, whatever the draft of its form names (ADR 8). */
  readonly isSecret?: boolean;
}

export type Rules<F> = { readonly [K in keyof F]: Rule<F[K], F> };

export interface FieldsState<F> {
  readonly values: F;
  /** Changed by a person: only of these anything is said when they are left. */
  readonly typed: ReadonlySet<keyof F>;
  /** What is wrong with these is said, from now on at every keystroke. */
  readonly said: ReadonlySet<keyof F>;
  /** What a backend said against the value that a field still holds. */
  readonly refused: Partial<Record<keyof F, string>>;
  /** Presses that did not go through: each leads to the first field in error. */
  readonly attempts: number;
}

export type FieldsEvent<F> =
  | { readonly type: 'typed'; readonly field: keyof F; readonly value: F[keyof F] }
  | { readonly type: 'left'; readonly field: keyof F }
  /** Somebody wants to go on: everything wrong with these fields is said. */
  | { readonly type: 'tried'; readonly fields: readonly (keyof F)[] }
  | { readonly type: 'refused'; readonly field: keyof F; readonly text: string }
  | { readonly type: 'begun'; readonly values: F };

export function begin<F>(values: F): FieldsState<F> {
  return { values, typed: new Set(), said: new Set(), refused: {}, attempts: 0 };
}

export function reduce<F extends object>(
  state: FieldsState<F>,
  event: FieldsEvent<F>,
  rules: Rules<F>,
): FieldsState<F> {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _answered, ...refused } = state.refused;
      return {
        ...state,
        values: { ...state.values, [event.field]: event.value },
        typed: new Set(state.typed).add(event.field),
        refused: refused as FieldsState<F>['refused'],
      };
    }
    case 'left':
      // Passing through a field does not show what is missing.
      if (!state.typed.has(event.field)) return state;
      return {
        ...state,
        values: tidied(state.values, rules, [event.field]),
        said: new Set(state.said).add(event.field),
      };
    case 'tried': {
      const values = tidied(state.values, rules, event.fields);
      const isWrong = event.fields.some((field) => problemOf(field, values, rules) !== null);
      const said = new Set([...state.said, ...event.fields]);
      const refused = { ...state.refused };
      // Whoever asks again with the same may be answered otherwise.
      for (const field of event.fields) delete refused[field];
      return { ...state, values, said, refused, attempts: state.attempts + (isWrong ? 1 : 0) };
    }
    case 'refused':
      return {
        ...state,
        refused: { ...state.refused, [event.field]: event.text },
        attempts: state.attempts + 1,
      };
    case 'begun':
      // Presses are counted on: of two forms one after the other each leads to its own first error.
      return { ...begin(event.values), attempts: state.attempts };
  }
}

/** The fields in their order, as the rules name them. */
export function fieldsOf<F extends object>(rules: Rules<F>): readonly (keyof F)[] {
  return Object.keys(rules) as (keyof F)[];
}

/** The values as they are meant. */
export function tidied<F extends object>(
  values: F,
  rules: Rules<F>,
  fields: readonly (keyof F)[] = fieldsOf(rules),
): F {
  const next = { ...values };
  for (const field of fields) next[field] = rules[field].tidy?.(values[field]) ?? values[field];
  return next;
}

/** What is wrong with a field of tidied values, whether it is said or not. */
function problemOf<F extends object>(field: keyof F, values: F, rules: Rules<F>): Problem | null {
  return rules[field].problemOf(values[field], values);
}

/** What is said of a field of tidied values: from leaving it on, or at once where typing on does not help. */
export function saidProblem<F extends object>(
  { said, typed }: FieldsState<F>,
  field: keyof F,
  values: F,
  rules: Rules<F>,
): Problem | null {
  const problem = problemOf(field, values, rules);
  const isSaid = said.has(field) || (problem?.isFinal === true && typed.has(field));
  return isSaid ? problem : null;
}

/** Fields that nothing can be sent with, in their order. */
export function wrongFields<F extends object>(values: F, rules: Rules<F>): readonly (keyof F)[] {
  const meant = tidied(values, rules);
  return fieldsOf(rules).filter((field) => problemOf(field, meant, rules) !== null);
}
