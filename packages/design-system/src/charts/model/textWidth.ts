/**
 * Width in px of a label in the interface's sans with tabular figures, a little generous. Estimated, because the room
 * for labels must not change when the web font arrives.
 */
export function textWidth(text: string, fontPx: number): number {
  let em = 0;
  for (const character of text) em += characterEm(character);
  return Math.ceil(em * fontPx);
}

function characterEm(character: string): number {
  if (character >= '0' && character <= '9') return 0.65;
  if (".,:;'’ \u00a0\u202f".includes(character)) return 0.32;
  // Chinese, Japanese, Korean and full-width forms fill a square.
  if (character >= '\u2e80') return 1;
  return 0.66;
}
