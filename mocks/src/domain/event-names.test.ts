import { expect, test } from 'vitest';
import { agenda } from './agenda.ts';
import { eventNames } from './event-names.ts';

test('everything that happens by itself has a name that people use', () => {
  expect(Object.keys(eventNames).toSorted()).toEqual(agenda.map(({ name }) => name).toSorted());
});
