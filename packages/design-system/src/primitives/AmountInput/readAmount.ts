export interface AmountFormat {
  /** Most digits after the point; more are not taken (spec §5: two for money). */
  decimals: number;
  /** What stands between whole and part in the reader's locale. */
  decimalSeparator: '.' | ',';
}

/** Chinese input methods type full-width digits and points. */
function toHalfWidth(text: string): string {
  return text.replaceAll(/[０-９．，。]/g, (char) => {
    if (char === '。' || char === '．') return '.';
    if (char === '，') return ',';
    return String.fromCharCode(char.charCodeAt(0) - 0xfee0);
  });
}

/**
 * What a person typed or pasted, as a canonical amount: digits with at most one point, `''` for nothing.
 * A leading point becomes `0.` (spec §5); grouping marks, currency signs and spaces are dropped; extra decimals are cut, never rounded.
 * With a decimal comma, a lone point is understood too: numeric keypads have no other.
 */
export function readAmount(text: string, { decimals, decimalSeparator }: AmountFormat): string {
  const plain = toHalfWidth(text);
  const marks = plain.match(/[.,]/g) ?? [];
  const isLonePoint = decimalSeparator === ',' && marks.length === 1 && marks[0] === '.';
  const separator = isLonePoint ? '.' : decimalSeparator;
  const at = plain.indexOf(separator);
  const digits = (part: string): string => part.replaceAll(/\D/g, '');

  const whole = digits(at === -1 ? plain : plain.slice(0, at)).replace(/^0+(?=\d)/, '');
  if (at === -1 || decimals === 0) return whole;
  return `${whole === '' ? '0' : whole}.${digits(plain.slice(at + 1)).slice(0, decimals)}`;
}

/** A canonical amount as the reader's locale writes it while typing: no grouping, so that the caret stays where it is. */
export function showAmount(value: string, { decimalSeparator }: AmountFormat): string {
  return value.replace('.', decimalSeparator);
}
