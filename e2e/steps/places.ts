import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { screens } from './addresses.ts';

export type Place = 'Home' | 'Markets' | 'Watchlists' | 'Trade' | 'Account';

/** By the tab bar, from a screen that has one. */
export async function goTo(tab: Page, place: Place): Promise<void> {
  await tab.getByRole('navigation', { name: 'Main places' }).getByRole('link', { name: place }).click();
  await expectScreen(tab, place);
}

/** By its address, as from a bookmark; the app is not loaded again. */
export async function followLink(tab: Page, screen: string): Promise<void> {
  const { origin, pathname, search } = new URL(tab.url());
  await tab.goto(`${origin}${pathname}${search}#${screen}`);
}

/** Every screen is named by its first heading. */
export async function expectScreen(tab: Page, title: string | RegExp): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export type TradeList = 'Holdings' | 'Closed' | 'Entrusted';

/** One of the lists of the Trade place, by its link. */
export async function openTradeList(tab: Page, list: TradeList): Promise<void> {
  await followLink(tab, screens.trade(list));
  await expect(tab.getByRole('tab', { name: list, selected: true })).toBeVisible();
}
