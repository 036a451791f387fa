/** From the trades of an answer to those that are shown. */
import type { Rows, Trade } from '@meridian/api';
import { soundRows } from '#platform/reading/sound-rows.ts';
import { aheadMs } from './candles.ts';

/**
 * The newest first, each once; what is said to have been traded after `latestAt` (ms) has not been. What is left out is counted
 * with the lines that could not be read.
 */
export function soundTrades(trades: Rows<Trade>, latestAt: number): Rows<Trade> {
  const sound = soundRows(trades, {
    keyOf: ({ id }: Trade) => id,
    faultOf: ({ tradeTimestamp }) => (tradeTimestamp > latestAt + aheadMs ? 'it is of the future' : null),
  });
  const isInOrder = sound.list.every(
    ({ tradeTimestamp }, index) => tradeTimestamp <= (sound.list[index - 1]?.tradeTimestamp ?? Infinity),
  );
  if (isInOrder) return sound;
  return { ...sound, list: sound.list.toSorted((one, other) => other.tradeTimestamp - one.tradeTimestamp) };
}
