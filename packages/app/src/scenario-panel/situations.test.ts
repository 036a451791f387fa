import { scenarioNames } from '@meridian/mocks/names';
import { describe, expect, test } from 'vitest';
import { situationsFor } from './situations.ts';

const withdrawals = ['withdrawal-failed', 'no-payout-account'];
const look = (given: Partial<Parameters<typeof situationsFor>[0]>) =>
  situationsFor({ ofThisScreen: withdrawals, search: '', language: 'en', ...given });
const namesIn = (groups: ReturnType<typeof look>) => groups.flatMap(({ names }) => names);

describe('situations', () => {
  test('are all there, each once', () => {
    for (const ofThisScreen of [withdrawals, [], ['of a story that is no more']])
      expect(namesIn(look({ ofThisScreen })).toSorted()).toEqual([...scenarioNames].toSorted());
  });

  test('of the screen come first, in their order', () => {
    expect(look({})[0]).toEqual({ area: 'ofThisScreen', names: withdrawals });
    expect(look({ ofThisScreen: [] })[0]?.area).toBe('session');
  });

  test('are found by words of their sentence, in any order', () => {
    expect(namesIn(look({ search: 'refused withdrawal' }))).toContain('withdrawal-failed');
    expect(look({ search: 'no such words' })).toEqual([]);
  });

  test("are found by words of the reader's language, and by English ones", () => {
    expect(namesIn(look({ search: '提款 被拒', language: 'zh-Hant' }))).toEqual(['withdrawal-failed']);
    expect(namesIn(look({ search: '提现被拒', language: 'zh-Hans' }))).toEqual(['withdrawal-failed']);
    expect(namesIn(look({ search: 'refused withdrawal', language: 'zh-Hans' }))).toContain(
      'withdrawal-failed',
    );
  });
});
