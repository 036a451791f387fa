/** In how coarse steps prices move, where the price itself says so. */

const hongKongTicks: readonly (readonly [below: number, tick: number])[] = [
  [20, 0.01],
  [50, 0.02],
  [100, 0.05],
  [200, 0.1],
  [500, 0.2],
];

/** Spread table of the Hong Kong exchange, for prices of half a dollar and more, in Hong Kong dollars. */
export function hongKongTick(price: number): number {
  return hongKongTicks.find(([below]) => price < below)?.[1] ?? 0.5;
}
