export interface AmountFormat {
  /** Most digits after the point; more are not taken (spec §5: two for money). */
  decimals: number;
  /** The decimal mark of the reader's locale. */
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

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** "1.234": one to three digits, then exactly three. A leading zero rules a group out. */
const isOneGroup = (whole: string, rest: string): boolean =>
  /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);

/**
 * Index of the decimal mark in what was typed, or −1. With a decimal comma a lone point is understood too, since
 * numeric keypads have no other, unless it groups thousands.
 */
function decimalMarkAt(plain: string, decimalSeparator: '.' | ','): number {
  const marks = plain.match(/[.,]/g) ?? [];
  if (decimalSeparator === '.' || marks.length !== 1 || marks[0] === ',')
    return plain.indexOf(decimalSeparator);
  const point = plain.indexOf('.');
  return isOneGroup(digitsOf(plain.slice(0, point)), digitsOf(plain.slice(point + 1))) ? -1 : point;
}

/**
 * What a person typed, as a canonical amount: a string of digits with at most one point, `''` for nothing. Never a
 * number, so that no digit is rounded. A leading point becomes `0.` (spec §5); grouping marks and spaces are dropped;
 * extra decimals are cut, never rounded (see `isCut`).
 */
export function readAmount(text: string, { decimals, decimalSeparator }: AmountFormat): string {
  const plain = toHalfWidth(text);
  const at = decimalMarkAt(plain, decimalSeparator);
  const whole = withoutLeadingZeros(digitsOf(at === -1 ? plain : plain.slice(0, at)));
  if (at === -1 || decimals === 0) return whole;
  return `${whole === '' ? '0' : whole}.${digitsOf(plain.slice(at + 1)).slice(0, decimals)}`;
}

/** Whether something a person typed is missing from the amount: a letter, a sign, a digit too many, a second point. */
export function isCut(text: string, format: AmountFormat): boolean {
  const plain = toHalfWidth(text);
  const at = decimalMarkAt(plain, format.decimalSeparator);
  if (/[^\d.,\s'’]/.test(plain)) return true;
  if (at !== -1 && (format.decimals === 0 || plain.indexOf(format.decimalSeparator, at + 1) !== -1))
    return true;
  const significant = (digits: string): string => digits.replace(/^0+/, '');
  return significant(digitsOf(plain)) !== significant(digitsOf(readAmount(text, format)));
}

/** Digits joined by marks, or by a space or apostrophe that groups thousands. */
const written = /[.,]?\d+(?:(?:[.,]|[\s'’](?=\d{3}(?!\d)))\d+)*/g;

/** The decimal mark of one written number, by its shape; `undefined` when it has none, `null` when it is no number. */
function markOf(number: string, local: '.' | ','): '.' | ',' | undefined | null {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as '.' | ',' | undefined;
  if (last === undefined) return undefined;
  const [whole = '', ...rest] = number.split(last);
  if (new Set(marks).size === 2) return rest.length === 1 ? last : null;
  if (rest.length > 1) return rest.every((group) => group.length === 3) ? undefined : null;
  return last !== local && isOneGroup(digitsOf(whole), rest[0] ?? '') ? undefined : last;
}

/**
 * An amount copied from elsewhere: with its currency, grouped, with a decimal point or comma, whichever its shape says;
 * where the shape leaves it open ("1.234"), as the reader's locale has it. All decimals are kept. `null` when it is not
 * exactly one amount: nothing, two numbers, or a negative one.
 */
export function readPasted(text: string, decimalSeparator: '.' | ','): string | null {
  const plain = toHalfWidth(text);
  const numbers = [...plain.matchAll(written)];
  const found = numbers[0];
  if (!found || numbers.length > 1 || /[-−(]\s*\D?\s*$/.test(plain.slice(0, found.index))) return null;
  const [number] = found;
  const mark = markOf(number, decimalSeparator);
  if (mark === null) return null;
  const at = mark === undefined ? -1 : number.indexOf(mark);
  const whole = withoutLeadingZeros(digitsOf(at === -1 ? number : number.slice(0, at)));
  return at === -1 ? whole : `${whole === '' ? '0' : whole}.${digitsOf(number.slice(at + 1))}`;
}

/** A canonical amount as the reader's locale writes it while typing: no grouping, so that the caret stays where it is. */
export function showAmount(value: string, { decimalSeparator }: AmountFormat): string {
  return value.replace('.', decimalSeparator);
}
