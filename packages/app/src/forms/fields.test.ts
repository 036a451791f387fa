import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defineMessages } from '#platform/words/messages.ts';
import { begin, fieldsOf, reduce, saidProblem, tidied, wrongFields } from './fields.ts';
import type { FieldsEvent, FieldsState, Rules } from './fields.ts';
import { agreed, email, loginPassword, repeats, required } from './rules.ts';

const messages = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Enter a name' },
  terms: { id: 'test.terms', defaultMessage: 'Agree to the terms' },
});

interface Form {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly again: string;
  readonly isAgreed: boolean;
}
const rules: Rules<Form> = {
  name: required(messages.name),
  email,
  password: loginPassword,
  again: repeats('password'),
  isAgreed: agreed(messages.terms),
};
const empty: Form = { name: '', email: '', password: '', again: '', isAgreed: false };
const filled: Form = { name: 'Ann', email: 'a@b', password: '123456', again: '123456', isAgreed: true };

const after = (events: readonly FieldsEvent<Form>[], from = begin(empty)): FieldsState<Form> =>
  events.reduce((state, event) => reduce(state, event, rules), from);
const said = (state: FieldsState<Form>, by = rules): readonly string[] =>
  fieldsOf(by).filter((field) => saidProblem(state, field, tidied(state.values, by), by) !== null);

describe('what is wrong is said', () => {
  it('not while a field is typed into for the first time', () => {
    expect(said(after([{ type: 'typed', field: 'email', value: 'a' }]))).toEqual([]);
  });

  it('when a field is left that was typed into', () => {
    const state = after([
      { type: 'typed', field: 'email', value: 'a' },
      { type: 'left', field: 'email' },
    ]);
    expect(said(state)).toEqual(['email']);
  });

  it('not when a person only passes through a field', () => {
    expect(said(after([{ type: 'left', field: 'email' }]))).toEqual([]);
  });

  it('from then on at every keystroke', () => {
    const left = after([
      { type: 'typed', field: 'email', value: 'a' },
      { type: 'left', field: 'email' },
      { type: 'typed', field: 'email', value: 'a@' },
    ]);
    expect(said(left)).toEqual(['email']);
    expect(said(after([{ type: 'typed', field: 'email', value: 'a@b' }], left))).toEqual([]);
    expect(said(after([{ type: 'typed', field: 'email', value: '' }], left))).toEqual(['email']);
  });

  it('of all fields once somebody wants to go on', () => {
    const state = after([{ type: 'tried', fields: fieldsOf(rules) }]);
    expect(said(state)).toEqual(['name', 'email', 'password', 'isAgreed']);
    expect(state.attempts).toBe(1);
  });

  it('of the fields of a step only, where a step is to be left', () => {
    const state = after([{ type: 'tried', fields: ['name'] }]);
    expect(said(state)).toEqual(['name']);
  });

  it('at once where typing on does not mend it', () => {
    const problem = { message: messages.name, isFinal: true };
    const taken = { ...rules, name: { problemOf: (name: string) => (name === 'Ann' ? problem : null) } };
    expect(said(begin({ ...empty, name: 'Ann' }), taken)).toEqual([]);
    expect(said(after([{ type: 'typed', field: 'name', value: 'Ann' }]), taken)).toEqual(['name']);
    expect(said(after([{ type: 'typed', field: 'name', value: 'Anna' }]), taken)).toEqual([]);
  });

  it('of one field by what another holds', () => {
    const state = after([{ type: 'tried', fields: fieldsOf(rules) }], begin(filled));
    expect(state.attempts).toBe(0);
    expect(said(after([{ type: 'typed', field: 'password', value: '654321' }], state))).toEqual(['again']);
  });
});

describe('what a backend refused', () => {
  it('is said at its field until that is changed or sent again, and the focus is led there', () => {
    const state = after(
      [{ type: 'refused', field: 'email', text: 'This email has an account.' }],
      begin(filled),
    );
    expect(state.refused).toEqual({ email: 'This email has an account.' });
    expect(state.attempts).toBe(1);
    expect(after([{ type: 'typed', field: 'name', value: 'Bea' }], state).refused).toEqual(state.refused);
    expect(after([{ type: 'typed', field: 'email', value: 'b@c' }], state).refused).toEqual({});
    expect(after([{ type: 'tried', fields: fieldsOf(rules) }], state).refused).toEqual({});
  });
});

describe('a paste', () => {
  it('loses the spaces round it when the field is left, not while one types', () => {
    const pasted = after([{ type: 'typed', field: 'email', value: '  ann@example.com\n' }]);
    expect(pasted.values.email).toBe('  ann@example.com\n');
    const left = after([{ type: 'left', field: 'email' }], pasted);
    expect(left.values.email).toBe('ann@example.com');
    expect(said(left)).toEqual([]);
  });

  it('of a password keeps every character', () => {
    const state = after([
      { type: 'typed', field: 'password', value: ' 12345 ' },
      { type: 'left', field: 'password' },
    ]);
    expect(state.values.password).toBe(' 12345 ');
  });
});

it('begins anew with nothing said, and counts its presses on', () => {
  const tried = after([{ type: 'tried', fields: fieldsOf(rules) }]);
  const again = after([{ type: 'begun', values: empty }], tried);
  expect(said(again)).toEqual([]);
  expect(again.attempts).toBe(1);
});

const text = fc.oneof(fc.constantFrom('', ' ', 'a@b', '123456'), fc.string({ maxLength: 24 }));
const textField = fc.constantFrom('name', 'email', 'password', 'again');
const anyField: fc.Arbitrary<keyof Form> = fc.constantFrom('isAgreed', 'name', 'email', 'password', 'again');
const event: fc.Arbitrary<FieldsEvent<Form>> = fc.oneof(
  fc.record({ type: fc.constant('typed'), field: textField, value: text }),
  fc.record({ type: fc.constant('typed'), field: fc.constant('isAgreed'), value: fc.boolean() }),
  fc.record({ type: fc.constant('left'), field: anyField }),
  fc.record({ type: fc.constant('tried'), fields: fc.subarray([...fieldsOf(rules)]) }),
  fc.record({ type: fc.constant('refused'), field: anyField, text: fc.constant('No.') }),
);
const history = fc.array(event, { maxLength: 20 });

test('nothing that is said goes unsaid again, and presses are never counted back', () => {
  fc.assert(
    fc.property(history, event, (events, last) => {
      const before = after(events);
      const now = after([last], before);
      expect([...before.said].every((field) => now.said.has(field))).toBe(true);
      expect(now.attempts).toBeGreaterThanOrEqual(before.attempts);
    }),
  );
});

test('a field that nobody typed into or wanted to pass says nothing', () => {
  fc.assert(
    fc.property(history, (events) => {
      const state = after(events);
      for (const field of state.said) {
        const isKnown = events.some(
          (one) =>
            (one.type === 'typed' && one.field === field) ||
            (one.type === 'tried' && one.fields.includes(field)),
        );
        expect(isKnown).toBe(true);
      }
    }),
  );
});

test('leaving and trying change no value twice, and make nothing wrong that was not', () => {
  fc.assert(
    fc.property(history, (events) => {
      const { values } = after(events);
      const once = tidied(values, rules);
      expect(tidied(once, rules)).toEqual(once);
      expect(wrongFields(once, rules)).toEqual(wrongFields(values, rules));
    }),
  );
});

test('a press counts as refused exactly where a field of it is wrong', () => {
  fc.assert(
    fc.property(history, fc.subarray([...fieldsOf(rules)]), (events, fields) => {
      const before = after(events);
      const wrong = wrongFields(before.values, rules);
      const now = after([{ type: 'tried', fields }], before);
      expect(now.attempts > before.attempts).toBe(fields.some((field) => wrong.includes(field)));
    }),
  );
});
