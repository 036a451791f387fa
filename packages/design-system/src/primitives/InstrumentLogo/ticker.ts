/**
 * A code as its mark shows it, on one line or two: `AAPL`, `700` for `00700`, `BTC` for `BTC/USDT`, `EUR` over `USD`.
 * Never a part of it: two letters are somebody else's ticker.
 */
export function ticker(code: string): string {
  const [first = '', ...more] = code
    .replace(/(?!^)\W?USDT$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (more.length > 0) return [first, ...more].join('\n');
  const signs = first.replace(/^0+(?=.)/, '');
  const half = Math.ceil(signs.length / 2);
  return signs.length > 4 ? `${signs.slice(0, half)}\n${signs.slice(half)}` : signs;
}
