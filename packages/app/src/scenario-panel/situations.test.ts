import { scenarioNames } from '@meridian/mocks/names';
import { describe, expect, test } from 'vitest';
import { routePaths } from '#platform/address/paths.ts';
import { situationsFor } from './situations.ts';

describe('situations', () => {
  test.for(Object.values(routePaths))('are all there on %s', (path) => {
    const names = situationsFor(path, '').flatMap((group) => group.names);
    expect(names.toSorted()).toEqual([...scenarioNames].toSorted());
  });

  test('of the screen come first', () => {
    expect(situationsFor('/pages/withdraw/vm', '')[0]?.area).toBe('money');
    expect(situationsFor('/pages/kycverify/index', '')[0]?.area).toBe('identity');
  });

  test('are found by words of their sentence, in any order', () => {
    const found = situationsFor('/pages/home/index', 'refused withdrawal').flatMap((group) => group.names);
    expect(found).toContain('withdrawal-failed');
    expect(situationsFor('/pages/home/index', 'no such words')).toEqual([]);
  });
});
