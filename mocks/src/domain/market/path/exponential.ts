const LN_2 = 0.6931471805599453;
const INVERSE_FACTORIALS = Array.from({ length: 15 }, (_, n) => {
  let factorial = 1;
  for (let k = 2; k <= n; k += 1) factorial *= k;
  return 1 / factorial;
});

/**
 * e to the x by additions and multiplications only. `Math.exp` may differ in its last bit from engine to engine, and a
 * price that falls on the edge of a tick would then differ between a phone and the server that share a world.
 */
export function exponential(x: number): number {
  const halvings = Math.round(x / LN_2);
  const rest = x - halvings * LN_2;
  let sum = 0;
  for (let n = INVERSE_FACTORIALS.length - 1; n >= 0; n -= 1) sum = sum * rest + (INVERSE_FACTORIALS[n] ?? 0);
  for (let k = 0; k < halvings; k += 1) sum *= 2;
  for (let k = 0; k > halvings; k -= 1) sum *= 0.5;
  return sum;
}
