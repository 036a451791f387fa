import type { Decimal, Trade } from '@meridian/api';
import { expect, test } from 'vitest';
import { soundTrades } from './trades.ts';

const now = 1_795_015_800_000;
const trade = (id: string, tradeTimestamp: number): Trade => ({
  id,
  price: '91540.5' as Decimal,
  quantity: '0.012' as Decimal,
  side: 'buy',
  tradeTimestamp,
});
const answer = (...list: Trade[]) => ({ list, unreadableCount: 0, firstMisfit: null, surplusCount: 0 });

test('last trades have the newest first, in whichever order they came', () => {
  const inOrder = answer(trade('2', now), trade('1', now - 5));
  expect(soundTrades(inOrder, now)).toBe(inOrder);
  expect(soundTrades(answer(trade('1', now - 5), trade('2', now)), now)).toEqual(inOrder);
});

test('a repeated trade counts once, and one of tomorrow is left out', () => {
  const sound = soundTrades(
    answer(trade('9', now + 86_400_000), trade('2', now), trade('2', now), trade('1', now - 5)),
    now,
  );
  expect(sound.list.map(({ id }) => id)).toEqual(['2', '1']);
  expect(sound).toMatchObject({ unreadableCount: 2, firstMisfit: '9: it is of the future' });
});

test('clocks differ a little: what was traded a minute from now is shown', () => {
  expect(soundTrades(answer(trade('1', now + 60_000)), now).list).toHaveLength(1);
});
