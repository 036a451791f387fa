/** An index does what its members do. */
import { expect, test } from 'vitest';
import { FIXED_ONE } from '#kernel/fixed.ts';
import { createMarket } from '../market.ts';
import { catalogue } from './catalogue.ts';
import { leadingMembers, membersOf } from './index-members.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-18T20:45:00Z');
/** Percent points that a basket of shares moves in a day at most; a member's sudden jump is not the sum of logs. */
const dayMost = 7;
const indices = catalogue.flatMap((index) => {
  const members = membersOf(index, catalogue).slice(0, leadingMembers);
  return members.length === 0 ? [] : [{ index, members }];
});

test.each(indices.map(({ index, members }) => [index.code, index, members] as const))(
  '%s moves by its members and a rest of its own weight, in 48 worlds',
  (_code, index, members) => {
    const known = members.reduce((sum, { share }) => sum + share, 0);
    for (let seed = 0; seed < 48; seed += 1) {
      const market = createMarket(`members-${seed}`);
      // At any hour of the session.
      const at = START - seed * 5 * DAY - (seed % 12) * 30 * 60_000;
      const percent = (key: string) => Number(market.ticker(key, at).changeRatio) / Number(FIXED_ONE);
      const told = members.reduce((sum, { instrument, share }) => sum + share * percent(instrument.key), 0);
      const whole = percent(index.key);
      // What the rest adds is what its weight can: it has moved as a basket of shares does.
      expect([seed, Math.abs(whole - told) <= 0.1 + (1 - known) * dayMost]).toEqual([seed, true]);
      const isClear = Math.abs(told) > 0.1 + ((1 - known) * dayMost) / 2;
      expect([seed, isClear && Math.sign(whole) !== Math.sign(told)]).toEqual([seed, false]);
    }
  },
);
