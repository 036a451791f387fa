import type * as v from 'valibot';
import { useReducer } from 'react';
import { useIntl } from 'react-intl';
import { draftContext, dropDraft, keepDraft, readDraft } from '#platform/device/drafts.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { Ports } from '#platform/ports/ports.ts';
import {
  begin,
  fieldsOf,
  reduce,
  saidProblem,
  tidied,
  wrongFields,
  type FieldsEvent,
  type FieldsState,
  type Rules,
} from './fields.ts';
import { useAfterPress } from './useAfterPress.ts';

export interface FieldsInputs<F extends object> {
  readonly initial: F;
  /** In the order of the fields on the screen. */
  readonly rules: Rules<NoInfer<F>>;
  /** Kept on the device over a reload and a sign-in (ADR 8), each field by itself; one that a secret's rule holds never is. */
  readonly draft?: {
    /** Names the form among all drafts. */
    readonly name: string;
    readonly keeps: { readonly [K in keyof F]?: v.GenericSchema<unknown, F[K]> };
  };
}

/** What a field of the library takes of a form: a tick where the form holds a yes or no, else a value. */
export type Bound<Value> = Held<Value> & {
  readonly error: string | undefined;
  onChange(value: Value): void;
  onBlur(): void;
};

type Held<Value> = [Value] extends [boolean] ? { readonly isChecked: Value } : { readonly value: Value };

/** What `FormLayout` takes of a form. */
export interface Press {
  onSubmit(): void;
  readonly attempts: number;
}

export interface Fields<F extends object> {
  readonly values: F;
  /** What is said to be wrong, in words. */
  readonly problems: Partial<Record<keyof F, string>>;
  /** Fields that nothing can be sent with, in their order, said or not. */
  readonly wrong: readonly (keyof F)[];
  /** Fields whose value a backend refused; sending it again is possible. */
  readonly refused: readonly (keyof F)[];
  bind<K extends keyof F>(field: K): Bound<F[K]>;
  /** Hands the values on once nothing is wrong with them; else says what is, and the focus goes to the first. */
  submit(send: (values: F) => unknown): Press;
  /** The same for a part of the form. @returns whether nothing is wrong */
  check(fields: readonly (keyof F)[]): boolean;
  /** A backend refused what the field holds. Said there until it is changed. */
  refuse(field: keyof F, text: string): void;
  /** Begins anew with these values; what was kept stays. */
  begin(values: F): void;
  /** Nothing of it is kept on the device any longer. */
  forget(): void;
}

/**
 * A form of fields. What is wrong is said when a field is left that a person typed into, from then on at every keystroke, and
 * of all fields once somebody wants to go on.
 */
export function useFields<F extends object>({ initial, rules, draft }: FieldsInputs<F>): Fields<F> {
  const intl = useIntl();
  const ports = usePorts();
  const afterPress = useAfterPress();
  const [state, dispatch] = useReducer(
    (now: FieldsState<F>, event: FieldsEvent<F>) => reduce(now, event, rules),
    null,
    () => begin(restored(ports, initial, rules, draft)),
  );
  const { values, refused } = state;
  const meant = tidied(values, rules);
  const wrong = wrongFields(values, rules);

  const problems: Partial<Record<keyof F, string>> = { ...refused };
  for (const field of fieldsOf(rules)) {
    const problem = saidProblem(state, field, meant, rules);
    if (problem !== null) problems[field] = intl.formatMessage(problem.message, problem.values);
  }

  function type<K extends keyof F>(field: K, value: F[K]): void {
    dispatch({ type: 'typed', field, value });
    if (draft !== undefined && isKept(field, rules, draft)) {
      keepDraft(ports.storage, draftKey(draft, field), value, draftContext(ports));
    }
  }

  function check(fields: readonly (keyof F)[]): boolean {
    dispatch({ type: 'tried', fields });
    return !fields.some((field) => wrong.includes(field));
  }

  return {
    values,
    problems,
    wrong,
    refused: Object.keys(refused) as (keyof F)[],
    bind: (field) => ({
      ...held(values[field]),
      error: problems[field],
      onChange: (value) => type(field, value),
      onBlur: () => afterPress(() => dispatch({ type: 'left', field })),
    }),
    submit: (send) => ({
      attempts: state.attempts,
      onSubmit() {
        if (check(fieldsOf(rules))) send(meant);
      },
    }),
    check,
    refuse: (field, text) => dispatch({ type: 'refused', field, text }),
    begin: (next) => dispatch({ type: 'begun', values: next }),
    forget() {
      for (const field of fieldsOf(rules)) if (draft) dropDraft(ports.storage, draftKey(draft, field));
    },
  };
}

function held<Value>(value: Value): Held<Value> {
  return (typeof value === 'boolean' ? { isChecked: value } : { value }) as Held<Value>;
}

type Draft<F extends object> = NonNullable<FieldsInputs<F>['draft']>;

function draftKey<F extends object>({ name }: Draft<F>, field: keyof F): string {
  return `${name}.${String(field)}`;
}

function isKept<F extends object>(field: keyof F, rules: Rules<F>, { keeps }: Draft<F>): boolean {
  return keeps[field] !== undefined && rules[field].isSecret !== true;
}

function restored<F extends object>(
  ports: Ports,
  initial: F,
  rules: Rules<F>,
  draft: Draft<F> | undefined,
): F {
  const values = { ...initial };
  if (draft === undefined) return values;
  function restore<K extends keyof F>(field: K, kept: Draft<F>): void {
    const schema = kept.keeps[field];
    if (schema === undefined || !isKept(field, rules, kept)) return;
    const value = readDraft(ports.storage, draftKey(kept, field), schema, draftContext(ports));
    if (value !== null) values[field] = value;
  }
  for (const field of fieldsOf(rules)) restore(field, draft);
  return values;
}
