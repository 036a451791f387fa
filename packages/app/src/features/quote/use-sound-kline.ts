import { useMemo } from 'react';
import type { Kline } from '@meridian/api';
import { usePorts } from '#platform/ports/context.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { withKnown } from '#platform/reading/sound-rows.ts';
import { soundKline } from './candles.ts';

/**
 * A read of candles with what a chart cannot draw left out and counted. `pricedAt`: when the price that is shown was made
 * (ms), as a device's clock may be behind.
 */
export function useSoundKline(
  request: Request<Kline>,
  timeZone: string,
  pricedAt: number | null,
): Request<Kline> {
  const { clock } = usePorts();
  const known = knownData(request);
  const latestAt = pricedAt ?? 0;
  const sound = useMemo(
    () => known && soundKline(known, Math.max(clock.now(), latestAt), timeZone),
    [known, clock, latestAt, timeZone],
  );
  return sound === null ? request : withKnown(request, () => sound);
}
