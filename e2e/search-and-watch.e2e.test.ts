import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { hoursLater } from './steps/panel.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { dragByFinger } from './steps/touch.ts';
import {
  compareWith,
  handleOf,
  manageWatchlist,
  removeWithUndo,
  searchFor,
  watch,
  watchItChange,
} from './steps/watching.ts';
import { wordsOf } from './steps/words.ts';

const desk = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const;

journey(
  '腾讯由拼音、首字母或代码找到，加入自选并用手指排序，看它跳动，与恒生指数对比，移除后撤销',
  async ({ openPhone }) => {
    const say = wordsOf('zh-Hans');
    const phone = await openPhone({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const tab = await phone.open({ scenario: 'funded' });
    await expectScreen(tab, 'Home');
    // Hong Kong sleeps while New York trades: on to half past ten of its next morning.
    await hoursLater(tab, 11);
    await tab.getByRole('button', { name: '切换为简体中文' }).click();
    await expectScreen(tab, '首页');

    // Where its words are: the demo's own grip hangs over the middle.
    await tab.getByRole('link', { name: '搜索行情' }).click({ position: { x: 60, y: 18 } });
    await expectScreen(tab, '搜索');
    for (const keyword of ['tengxun', 'txkg', '700']) {
      const rows = await searchFor(tab, say, keyword);
      await expect(rows.first()).toContainText('腾讯控股');
      await expect(rows.first()).toContainText('HKEX · 股票');
    }
    const coins = await searchFor(tab, say, 'bitebi');
    await coins.first().getByRole('button', { name: '将 BTCUSDT（加密货币）加入自选' }).click();
    await expect(tab.getByText('已加入自选', { exact: true })).toBeVisible();
    const found = await searchFor(tab, say, 'tengxun');
    await found
      .filter({ hasText: 'HKEX · 股票' })
      .first()
      .getByRole('link', { name: /腾讯控股/ })
      .click();

    await expectScreen(tab, '腾讯控股');
    await expect(tab).toHaveURL(/#\/pages\/hkstock\/quote\?.*\bcode=00700&.*\bmarket=HKEX\b/);
    await watchItChange(tab.getByText(/^截至 /));
    await watch(tab, say);

    await followLink(tab, screens.watchlist);
    await expectScreen(tab, '自选');
    const rows = await manageWatchlist(tab, say);
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('比特币');
    await dragByFinger(tab, handleOf(tab, say, '腾讯控股'), handleOf(tab, say, '比特币'));
    await expect(tab.getByText('腾讯控股已放在第 1 位，共 2 位')).toBeAttached();
    await expect(rows.first()).toContainText('腾讯控股');

    await tab.getByRole('button', { name: '返回' }).click();
    await expectScreen(tab, '自选');
    const watched = tab.getByRole('list', { name: '自选' }).getByRole('listitem');
    await expect(watched.first()).toContainText('腾讯控股');
    await watchItChange(watched.first());

    await watched.first().getByRole('link').click();
    await expectScreen(tab, '腾讯控股');
    const lines = await compareWith(tab, say, '恒生指数');
    await expect(lines).toContainText('00700');
    await expect(lines).toContainText('HSI');

    await tab.getByRole('button', { name: '返回' }).click();
    await expectScreen(tab, '自选');
    await removeWithUndo(tab, say, await manageWatchlist(tab, say), '腾讯控股');
    await tab.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('比特币');
  },
);

journey(
  'on a wide window: one code in two markets is distinguished, watched, put first by the keyboard, compared and removed',
  async ({ openPhone }) => {
    const say = wordsOf('en');
    const window = await openPhone(desk);
    const tab = await window.open({ scenario: 'trader', screen: screens.markets });
    await expectScreen(tab, 'Markets');
    // The desk's keys come with its panes.
    await expect(tab.getByRole('region', { name: 'Stock quote', exact: true })).toBeVisible();
    await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();

    await tab.keyboard.press('/');
    await expectScreen(tab, 'Search');
    await expect(tab.getByRole('searchbox')).toBeFocused();
    await tab.keyboard.type('ng');
    const rows = tab.getByRole('list', { name: 'Found for “ng”' }).getByRole('listitem');
    await expect(rows.nth(0)).toContainText('NG');
    await expect(rows.nth(1)).toContainText('NG');
    const future = rows.filter({ hasText: 'NYMEX · Future' }).getByRole('link', { name: /^Henry Hub/ });
    await expect(rows.filter({ hasText: 'AMEX · Stock' }).first()).toContainText('NG');
    for (const row of [rows.nth(0), rows.nth(1)]) {
      await tab.keyboard.press('ArrowDown');
      const link = row.getByRole('link').first();
      await expect(link).toBeFocused();
      if (await row.getByText('NYMEX · Future').isVisible()) break;
    }
    await expect(future).toBeFocused();
    await tab.keyboard.press('Enter');

    const name = 'Henry Hub Natural Gas';
    await expectScreen(tab, name);
    await expect(tab).toHaveURL(/#\/pages\/quote\/future\?.*\bmarket=NYMEX\b/);
    await watch(tab, say);

    await followLink(tab, screens.watchlist);
    await expectScreen(tab, 'Watchlists');
    const managed = await manageWatchlist(tab, say);
    await expect(managed.last()).toContainText(name);
    const handle = handleOf(tab, say, name);
    await handle.focus();
    await tab.keyboard.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await tab.keyboard.press('Home');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Space');
    await expect(tab.getByText(`${name} put down at 1 of 9`)).toBeAttached();
    await expect(managed.first()).toContainText(name);

    await tab.getByRole('button', { name: 'Back' }).click();
    const table = tab.getByRole('table', { name: 'Watchlists' });
    const first = table.getByRole('row').nth(1);
    await expect(first.getByRole('link')).toHaveText(name);
    await watchItChange(first);

    await first.getByRole('link').click();
    await expectScreen(tab, name);
    const lines = await compareWith(tab, say, 'S&P 500');
    await expect(lines).toContainText('NG');
    await expect(lines).toContainText('SPX');

    await followLink(tab, screens.watchlist);
    await removeWithUndo(tab, say, await manageWatchlist(tab, say), name);
    await tab.reload();
    await expect(managed).toHaveCount(8);
    await expect(managed.filter({ hasText: name })).toHaveCount(0);
  },
);
