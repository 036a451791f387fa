/** The least and the most an amount may be, both allowed, as canonical decimal strings. */
export interface AmountRange {
  min?: string | undefined;
  max?: string | undefined;
}

function compareAmounts(one: string, other: string): number {
  const [oneWhole = '', onePart = ''] = one.split('.');
  const [otherWhole = '', otherPart = ''] = other.split('.');
  const whole = Math.max(oneWhole.length, otherWhole.length);
  const part = Math.max(onePart.length, otherPart.length);
  const left = oneWhole.padStart(whole, '0') + onePart.padEnd(part, '0');
  const right = otherWhole.padStart(whole, '0') + otherPart.padEnd(part, '0');
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Which bound an amount breaks; `null` when none does, or when nothing is written yet. Compares the digits as text, so
 * it is right for any length.
 */
export function brokenBound(value: string, { min, max }: AmountRange): 'min' | 'max' | null {
  if (value === '') return null;
  if (max !== undefined && compareAmounts(value, max) > 0) return 'max';
  if (min !== undefined && compareAmounts(value, min) < 0) return 'min';
  return null;
}
