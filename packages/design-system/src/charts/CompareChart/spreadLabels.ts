/**
 * Centres for labels of one height that belong at `wanted`: none overlap, all lie between the bounds, their order
 * is kept, and together they move as little as they can (least squares). Where there is not room for all, they are as
 * far apart as there is.
 */
export function spreadLabels(
  wanted: readonly number[],
  heightPx: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y || a.index - b.index);
  const room = Math.max(0, bottom - top - heightPx);
  const spacing = Math.min(heightPx, order.length > 1 ? room / (order.length - 1) : heightPx);
  // Less the room of those above, places only must not fall: a regression that pools neighbours.
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, { y }] of order.entries()) {
    let pool = { sum: y - rank * spacing, count: 1 };
    for (let above = pools.at(-1); above && mean(above) > mean(pool); above = pools.at(-1)) {
      pool = { sum: pool.sum + above.sum, count: pool.count + above.count };
      pools.pop();
    }
    pools.push(pool);
  }
  const lowest = top + heightPx / 2;
  const highest = Math.max(lowest, bottom - heightPx / 2 - (order.length - 1) * spacing);
  const placed = pools.flatMap((pool) =>
    Array.from({ length: pool.count }, () => Math.min(highest, Math.max(lowest, mean(pool)))),
  );
  const centres: number[] = wanted.map(() => 0);
  for (const [rank, { index }] of order.entries()) centres[index] = (placed[rank] ?? 0) + rank * spacing;
  return centres;
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count;
}
