import { positionEventKind, type Position, type PositionEvent } from '@meridian/api';

/** Whether a position is open, was closed, or was settled because its contract ended. */
export type Ending = 'open' | 'closed' | 'settled';

/**
 * As its history says. A history is that of the whole position, so a part that was closed before is distinguished by its time from what
 * was settled later.
 */
export function endingOf(
  { closeTimeTimestamp }: Pick<Position, 'closeTimeTimestamp'>,
  events: readonly Pick<PositionEvent, 'kind' | 'time'>[],
): Ending {
  if (closeTimeTimestamp === null) return 'open';
  const isSettled = events.some(
    ({ kind, time }) => kind === positionEventKind.settled && time === closeTimeTimestamp,
  );
  return isSettled ? 'settled' : 'closed';
}
