/** What a person does who has no pointer. */
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';

/** Tab after Tab until the thing has the focus, and shows that it has it. */
export async function moveTo(tab: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element.matches(':focus-visible'));
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await tab.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Enter on it, once the Tab key has led there. */
export async function press(tab: Page, target: Locator): Promise<void> {
  await moveTo(tab, target);
  await tab.keyboard.press('Enter');
}

/** Types into a field that the Tab key has led to. */
export async function write(tab: Page, field: Locator, text: string): Promise<void> {
  await moveTo(tab, field);
  await tab.keyboard.type(text);
}
