/** Two signs that stand for a code: `AAPL` is AA, `00700` is 70, `BTC/USDT` is BT. */
export function monogram(code: string): string {
  const signs = code.replaceAll(/[^\p{L}\p{N}]/gu, '').replace(/^0+(?=.)/, '');
  return signs.slice(0, 2).toUpperCase();
}
