/** What a person does who has no pointer: what has the focus is moved by Tab, and pressed by Enter and the arrows. */
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';

/** So many presses lead through any screen. */
const mostPresses = 160;

/** Tab after Tab, or backwards, until the thing has the focus, and shows that it has it. */
export async function moveTo(tab: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element.matches(':focus-visible'));
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await isThere()) return;
    await tab.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Enter on it, once the key has led there. */
export async function press(tab: Page, target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await moveTo(tab, target, key);
  await tab.keyboard.press('Enter');
}

/** Types into a field that the Tab key has led to. */
export async function write(tab: Page, field: Locator, text: string): Promise<void> {
  await moveTo(tab, field);
  await tab.keyboard.type(text);
}

/** One option of a select, by the arrow keys. */
export async function choose(tab: Page, select: Locator, option: string | RegExp): Promise<void> {
  await press(tab, select);
  const wanted = tab.getByRole('option', { name: option });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await tab.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(select).toContainText(option);
}

/** By the way back of each screen, until one of the main places is there. */
export async function goToPlace(tab: Page, place: string): Promise<void> {
  const places = tab.getByRole('navigation', { name: 'Main places' });
  const back = tab.getByRole('button', { name: 'Back' }).or(tab.getByRole('link', { name: 'Back' }));
  await expect(places.or(back).first()).toBeVisible();
  while (!(await places.isVisible())) {
    // Of a ticket and its quote the names are the same, the addresses are not.
    const left = tab.url();
    await press(tab, back.first(), 'Shift+Tab');
    await expect(tab).not.toHaveURL(left);
    await expect(places.or(back).first()).toBeVisible();
  }
  // They come last on a phone: from the top, backwards is the short way.
  await press(tab, places.getByRole('link', { name: place }), 'Shift+Tab');
  await expect(tab.getByRole('heading', { level: 1, name: place })).toBeVisible();
}
