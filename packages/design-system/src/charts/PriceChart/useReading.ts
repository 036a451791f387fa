import { useState } from 'react';
import type { Candle } from '../model/candles.ts';

interface Reading {
  index: number;
  /** Time of the candle read: other data under the same index ends the reading. */
  t: number;
  /** Only what was reached by keys is spoken: a pointer would flood the listener. */
  isSpoken: boolean;
}

export interface ReadingControls {
  /** Index of the candle being read. */
  index: number | undefined;
  isSpoken: boolean;
  read: (index: number, isSpoken: boolean) => void;
  stop: () => void;
}

/** Which candle a person reads. */
export function useReading(candles: readonly Candle[]): ReadingControls {
  const [reading, setReading] = useState<Reading>();
  const isCurrent = reading !== undefined && candles[reading.index]?.t === reading.t;
  return {
    index: isCurrent ? reading.index : undefined,
    isSpoken: isCurrent && reading.isSpoken,
    read: (index, isSpoken) => {
      const candle = candles[index];
      if (candle) setReading({ index, t: candle.t, isSpoken });
    },
    stop: () => setReading(undefined),
  };
}
