/** Where prices stand on the axis when their lines are too near each other to be read. Pure. */

/** Heights of an axis text that one tag takes, with a little air. */
const tagHeightLines = 1.75;

/**
 * How far, in px, each tag stands from its line (down is positive), so that none covers another or the tag of the last price, which stays.
 * Those above it give way upwards, those below and at it downwards; without it they give way downwards.
 *
 * @param ys of the lines, in px
 * @param lastY of the last price; undefined while it is out of sight
 */
export function tagOffsets(
  ys: readonly number[],
  lastY: number | undefined,
  textPx: number,
): readonly number[] {
  const gap = textPx * tagHeightLines;
  const offsets = ys.map(() => 0);
  const byPlace = ys.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y || a.index - b.index);
  const spread = (
    those: readonly { y: number; index: number }[],
    from: number | undefined,
    way: 1 | -1,
  ): void => {
    let free = from === undefined ? undefined : from + way * gap;
    for (const { y, index } of those) {
      const place = free === undefined ? y : way * Math.max(way * y, way * free);
      offsets[index] = place - y;
      free = place + way * gap;
    }
  };
  spread(
    byPlace.filter(({ y }) => lastY === undefined || y >= lastY),
    lastY,
    1,
  );
  spread(byPlace.filter(({ y }) => lastY !== undefined && y < lastY).toReversed(), lastY, -1);
  return offsets;
}
