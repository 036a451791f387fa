import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey, type Opening, type Phone } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { eventually } from './steps/reading.ts';
import { keepWatch, rowInSight, type RowSeen } from './steps/rows.ts';

/** A list deep enough to be left in its middle. */
interface Deep {
  readonly called: string;
  readonly opening: Opening;
  readonly title: string;
  /** So many of so many are here, once it has grown as far as the journey needs; absent for one that came whole. */
  readonly grown?: { readonly to: number; readonly of: string };
}

const statement: Deep = {
  called: 'a statement of thousands of lines',
  opening: { scenario: 'long-history', screen: screens.statement('BALANCE') },
  title: 'Statement',
  grown: { to: 200, of: '3,000 lines' },
};
const holdings: Deep = {
  called: 'a large portfolio',
  opening: { scenario: 'large-portfolio', screen: screens.trade('Holdings') },
  title: 'Trade',
};
const closed: Deep = {
  called: 'a long record of closed trades',
  opening: { scenario: 'many-trades', screen: screens.trade('Closed') },
  title: 'Trade',
  grown: { to: 100, of: '130' },
};
const markets: Deep = {
  called: 'a market',
  // In an order that holds still: a ranking may have another row in that place by then.
  opening: { scenario: 'trader', screen: '/pages/product/crypto' },
  title: 'Crypto',
  grown: { to: 75, of: '120' },
};

/** Reads down a list until it has grown, and stops somewhere in its middle. */
async function readDown(phone: Phone, { opening, title, grown }: Deep): Promise<Page> {
  const tab = await phone.open(opening);
  await expectScreen(tab, title);
  const main = tab.getByRole('main');
  await expect(main.locator('[data-row]').first()).toBeVisible();
  // What keeps the places of screens is fetched after the first picture: a person reads down more slowly than it comes.
  await tab.waitForLoadState('networkidle');
  if (grown !== undefined) {
    const shown = main.getByText(new RegExp(`^\\d+ of ${grown.of}$`));
    await eventually(async () => {
      if (Number.parseInt(await shown.innerText(), 10) >= grown.to) return;
      await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      throw new Error(`It has not grown to ${grown.to} yet.`);
    });
  }
  // Not a round number of rows: the first in sight is cut by the edge.
  await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.6 + 17 }));
  return tab;
}

/** The same row at the same place, from the first picture on and for as long as anything might still come. */
async function expectFound(
  tab: Page,
  { title }: Deep,
  row: RowSeen,
  watch: () => Promise<readonly number[]>,
) {
  await expectScreen(tab, title);
  await expect(tab.locator(`main [data-row="${row.key}"]`).last()).toBeInViewport();
  const tops = await watch();
  for (const top of tops) expect(Math.abs(top - row.top)).toBeLessThanOrEqual(2);
}

/** A link of the row in the middle of the window. */
function linkInSight(tab: Page, row: RowSeen): Locator {
  return tab.locator(`main [data-row="${row.key}"]`).getByRole('link');
}

/** The app's own way back, on the screen that the list has led to: the list may have one too, and stays until that can be drawn. */
async function wayBackFrom(tab: Page, { title }: Deep): Promise<Locator> {
  await expect(tab.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(0);
  const back = tab.getByRole('button', { name: 'Back' });
  await expect(back).toBeVisible();
  return back;
}

for (const list of [statement, holdings, closed, markets]) {
  journey(`the browser's way back leads to the same row of ${list.called}`, async ({ openPhone }) => {
    const tab = await readDown(await openPhone(), list);
    const row = await rowInSight(tab);
    await followLink(tab, screens.settings);
    await expectScreen(tab, 'Settings');
    const watch = await keepWatch(tab, row);
    await tab.goBack();
    await expectFound(tab, list, row, watch);
  });
}

for (const list of [holdings, closed, markets]) {
  journey(
    `a row of ${list.called} is opened, and the app's own way back leads to it`,
    async ({ openPhone }) => {
      const tab = await readDown(await openPhone(), list);
      const row = await rowInSight(tab, 0.5);
      await linkInSight(tab, row).click();
      const back = await wayBackFrom(tab, list);
      const watch = await keepWatch(tab, row);
      await back.click();
      await expectFound(tab, list, row, watch);
    },
  );
}

journey(
  'with the keyboard, the way back leads to the row that was opened, and the next one follows it',
  async ({ openPhone }) => {
    const tab = await readDown(await openPhone(), closed);
    const row = await rowInSight(tab, 0.5);
    await linkInSight(tab, row).focus();
    await tab.keyboard.press('Enter');
    const back = await wayBackFrom(tab, closed);
    const watch = await keepWatch(tab, row);
    await back.focus();
    await tab.keyboard.press('Enter');
    await expectFound(tab, closed, row, watch);
    await expect(linkInSight(tab, row)).toBeFocused();
    const place = await linkInSight(tab, row).evaluate((link) =>
      link.closest('[role=row]')?.getAttribute('aria-rowindex'),
    );
    await tab.keyboard.press('Tab');
    await expect(
      tab.locator(`main [role=row][aria-rowindex="${Number(place) + 1}"]`).getByRole('link'),
    ).toBeFocused();
  },
);
