import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stepAt, type Step } from './steps.ts';

type Form = Record<'first' | 'last' | 'email' | 'isAgreed', unknown>;
const steps: readonly Step<Form>[] = [
  { id: 'name', fields: ['first', 'last'] },
  { id: 'contact', fields: ['email'] },
  { id: 'terms', fields: ['isAgreed'] },
];

describe('the step that an address opens', () => {
  it.each([
    ['none', null, [], 0],
    ['one that is not', 'other', [], 0],
    ['the last of a filled form', 'terms', [], 2],
    ['the first open one', 'contact', ['email', 'isAgreed'], 1],
    ['one ahead of what is filled in', 'terms', ['email', 'isAgreed'], 1],
    ['one behind', 'name', ['email', 'isAgreed'], 0],
    ['the second, of an empty form', 'contact', ['first', 'last', 'email', 'isAgreed'], 0],
  ] as const)('%s', (_, named, wrong, index) => {
    expect(stepAt(steps, wrong, named)).toBe(index);
  });
});

test('no step before the one shown has anything wrong', () => {
  const names = steps.flatMap(({ fields }) => fields);
  fc.assert(
    fc.property(
      fc.subarray(names),
      fc.constantFrom(null, 'other', ...steps.map(({ id }) => id)),
      (wrong, named) => {
        const before = steps.slice(0, stepAt(steps, wrong, named)).flatMap(({ fields }) => fields);
        expect(before.filter((field) => wrong.includes(field))).toEqual([]);
      },
    ),
  );
});
