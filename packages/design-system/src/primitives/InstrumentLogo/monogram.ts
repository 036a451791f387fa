/** Two signs that stand for a code: `AAPL` is AA, `00700` is 70, `BTC/USDT` is BT. */
export function monogram(code: string): string {
  const signs = code.replaceAll(/[^\p{L}\p{N}]/gu, '').replace(/^0+(?=.)/, '');
  return signs.slice(0, 2).toUpperCase();
}

/** A hue in degrees made from the code, the same on every device, twelve apart enough to tell neighbours from one another. */
export function codeHue(code: string): number {
  let hash = 7;
  for (const sign of code) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65521;
  return (hash % 12) * 30;
}
