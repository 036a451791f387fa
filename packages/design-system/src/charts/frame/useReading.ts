import { useState } from 'react';

interface Reading {
  index: number;
  key: string | number | undefined;
  /** Only what was reached by keys is spoken: a pointer would flood the listener. */
  isSpoken: boolean;
}

export interface ReadingControls {
  /** Number of what is being read; `undefined`: nothing is. */
  index: number | undefined;
  /** Whether keys brought it there, so that it is to be spoken. */
  isSpoken: boolean;
  /** Of a number that does not exist it does nothing. */
  read: (index: number, isSpoken: boolean) => void;
  stop: () => void;
}

/**
 * Which of a chart's things a person reads. `keyAt`: what a thing is, whatever its number; other data under the same
 * number end the reading.
 */
export function useReading(
  count: number,
  keyAt: (index: number) => string | number | undefined,
): ReadingControls {
  const [reading, setReading] = useState<Reading>();
  const isCurrent = reading !== undefined && reading.index < count && keyAt(reading.index) === reading.key;
  return {
    index: isCurrent ? reading.index : undefined,
    isSpoken: isCurrent && reading.isSpoken,
    read: (index, isSpoken) => {
      if (index >= 0 && index < count) setReading({ index, key: keyAt(index), isSpoken });
    },
    stop: () => setReading(undefined),
  };
}
