import type { Locator } from 'playwright';
import { expect, patienceMs } from '../expect.ts';

/**
 * Reads again until it succeeds, and answers what was read. A screen shows what was known until what is new has come, so
 * figures may be a moment late.
 */
export async function eventually<Reading>(read: () => Promise<Reading>): Promise<Reading> {
  const readings: Reading[] = [];
  await expect(async () => {
    readings.push(await read());
  }).toPass({ timeout: patienceMs });
  const [reading] = readings.slice(-1) as [Reading];
  return reading;
}

/** Text of a screen without its line breaks. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The text of a place on the screen, in one line. */
export async function textOf(place: Locator): Promise<string> {
  return inOneLine(await place.innerText());
}

/** A text inside a pattern, every character literal. */
export function literally(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** The value of a fact shown as a term with its definition. */
export function fact(place: Locator, term: string): Locator {
  return place
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${literally(term)}$`) })
    .locator('xpath=following-sibling::*[1]');
}

/** The value of a figure in a summary, once it is there: it follows its label, which may be a button that opens the arithmetic. */
export async function figure(place: Locator, label: string): Promise<string> {
  const name = literally(label);
  return eventually(async () => {
    const text = await textOf(place);
    const value = new RegExp(`(?:^|\\s)${name}(?: How ${name} is worked out)? (\\S+)`).exec(text)?.[1];
    if (value === undefined) throw new Error(`There is no figure "${label}" in: ${text}`);
    return value;
  });
}
