import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { closePanel, gripOf, openPanel } from './steps/panel.ts';
import { expectScreen, followLink } from './steps/places.ts';

const places = [
  { screen: '/pages/home/index', title: 'Home' },
  { screen: screens.markets, title: 'Markets' },
  { screen: screens.watchlist, title: 'Watchlists' },
  { screen: screens.trade('Holdings'), title: 'Trade' },
  { screen: screens.account, title: 'Account' },
  { screen: screens.stockQuote('AAPL', 'Apple'), title: 'Apple' },
  { screen: screens.stockTicket('NVDA', 'NVIDIA'), title: 'NVIDIA' },
  { screen: screens.search, title: 'Search' },
  { screen: '/pages/notice/index', title: 'Messages' },
  { screen: screens.statement('STOCK'), title: 'Statement' },
] as const;

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

for (const viewport of windows) {
  journey(`at ${viewport.width} px the demo's grip covers nothing that is used`, async ({ openPhone }) => {
    const phone = await openPhone({ viewport, hasTouch: viewport.width < 1024 });
    const tab = await phone.open({ scenario: 'trader' });
    await expectScreen(tab, 'Home');
    await closePanel(await openPanel(tab));
    for (const { screen, title } of places) {
      await followLink(tab, screen);
      await expectScreen(tab, title);
      expect(await coveredByGrip(tab), `under the grip on ${title}`).toEqual([]);
    }
  });
}

/** What can be pressed below the grip, point by point. */
async function coveredByGrip(tab: Page): Promise<string[]> {
  return gripOf(tab).evaluate((grip) => {
    const { left, right, top, bottom } = grip.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left + 1; x < right; x += 3) {
      for (let y = top + 1; y < bottom; y += 3) {
        for (const element of document.elementsFromPoint(x, y)) {
          const control = element.closest('a, button, input, select, textarea, [tabindex="0"]');
          if (control !== null && control !== grip) covered.add(control.outerHTML.slice(0, 200));
        }
      }
    }
    return [...covered];
  });
}
