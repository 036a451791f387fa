import type { Page } from 'playwright';
import type { Opening, OpenPhone } from '../journey.ts';
import { expect } from '../expect.ts';
import { wordsOf, type Language, type Say } from './words.ts';

/** Somebody of a language, on a phone or at a desk, and what the app offers to whose browser is Chinese. */
export interface Person {
  readonly language: Language;
  readonly locale: string;
  readonly offer: string | null;
  readonly isAtDesk: boolean;
}

/** One of each language; the last sits at a desk. */
export const people: readonly Person[] = [
  { language: 'en', locale: 'en-US', offer: null, isAtDesk: false },
  { language: 'zh-Hans', locale: 'zh-CN', offer: '切换为简体中文', isAtDesk: false },
  { language: 'zh-Hant', locale: 'zh-HK', offer: '切換至繁體中文', isAtDesk: true },
];

/** A tab in the person's language. */
export async function openAs(
  openPhone: OpenPhone,
  { language, locale, offer, isAtDesk }: Person,
  opening: Opening,
): Promise<{ tab: Page; say: Say }> {
  const say = wordsOf(language);
  const phone = await openPhone({
    locale,
    ...(isAtDesk && { viewport: { width: 1440, height: 900 }, hasTouch: false }),
  });
  const tab = await phone.open(opening);
  if (offer !== null) await tab.getByRole('button', { name: offer }).click();
  await expect(tab.getByRole('navigation', { name: say('shell.tabs') })).toBeVisible();
  return { tab, say };
}
