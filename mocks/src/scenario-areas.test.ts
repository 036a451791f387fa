import { expect, test } from 'vitest';
import { scenarioNames } from './names.ts';
import { scenarioAreas } from './scenario-areas.ts';

test('every scenario is found in one area', () => {
  const listed = Object.values(scenarioAreas).flat();
  expect(listed.toSorted()).toEqual([...scenarioNames].toSorted());
});
