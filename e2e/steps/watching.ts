import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { expectScreen } from './places.ts';
import type { Say } from './words.ts';

/** On the search screen: types a keyword in place of the last one, and answers the rows that are found for it. */
export async function searchFor(tab: Page, say: Say, keyword: string): Promise<Locator> {
  await tab.getByRole('searchbox', { name: say('search.field') }).fill(keyword);
  const found = tab.getByRole('list', { name: say('search.results', { keyword }), exact: true });
  await expect(found).toBeVisible();
  return found.getByRole('listitem');
}

/** On a quote: adds it to the watchlist, and waits until that is said. `said`: what is, the account's words by default. */
export async function watch(tab: Page, say: Say, said = say('watching.added')): Promise<void> {
  await tab.getByRole('button', { name: say('watching.add'), exact: true }).click();
  await expect(tab.getByText(said, { exact: true }).first()).toBeVisible();
  await expect(tab.getByRole('button', { name: say('watching.remove'), pressed: true })).toBeVisible();
}

/** From the watchlist to its management. Answers the rows, in the person's order. */
export async function manageWatchlist(tab: Page, say: Say): Promise<Locator> {
  await tab.getByRole('link', { name: say('watchlist.manage') }).click();
  await expectScreen(tab, say('watchlist.manageTitle'));
  const rows = tab.getByRole('list', { name: say('watchlist.manageList') }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  return rows;
}

/** In management: what a row is moved by. */
export function handleOf(tab: Page, say: Say, name: string): Locator {
  return tab.getByRole('button', { name: say('watchlist.move', { name }), exact: true });
}

/** In management: takes a product off the list, puts it back, and takes it off for good. Ends with it gone. */
export async function removeWithUndo(tab: Page, say: Say, rows: Locator, name: string): Promise<void> {
  const row = rows.filter({ hasText: name });
  const remove = tab.getByRole('button', { name: say('watchlist.remove', { name }), exact: true });
  const undo = tab.getByRole('main').getByRole('button', { name: say('watchlist.undo') });
  await remove.click();
  await expect(row).toHaveCount(0);
  await undo.click();
  await expect(row).toHaveCount(1);
  await expect(undo).toBeHidden();

  await remove.click();
  await expect(undo).toBeVisible();
  await expect(row).toHaveCount(0);
}

/** On a quote: lays another instrument over it, chosen by its name, and answers the names and changes of both. */
export async function compareWith(tab: Page, say: Say, other: string): Promise<Locator> {
  const compare = tab.getByRole('button', { name: say('quote.compare'), exact: true });
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await tab.getByRole('combobox', { name: say('quote.compareWith') }).click();
  await tab.getByRole('option', { name: other, exact: true }).click();
  const lines = tab.getByRole('group', { name: say('quote.compareLegend') });
  await expect(lines.getByRole('button')).toHaveCount(2);
  return lines;
}

/** Waits until the text in a place changes. Nothing is pressed. */
export async function watchItChange(place: Locator): Promise<void> {
  const before = await place.innerText();
  await expect(place).not.toHaveText(before, { useInnerText: true });
}
