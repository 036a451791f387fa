import type { Page } from 'playwright';
import { describe } from 'vitest';
import { errorPage, type Breakage } from './broken-host.ts';
import { broken } from './broken.ts';
import { expect } from './expect.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';

const anyScript = /^\/assets\/.+\.js$/;
const entry = /^\/assets\/index-[^/]+\.js$/;
const homeScreen = /^\/assets\/home-[^/]+\.js$/;
const chinese = /^\/assets\/texts-[^/]+\/zh-Hans\.[^/]+\.js$/;

const kinds: readonly (readonly [string, Breakage])[] = [
  ['404', errorPage(404)],
  ['500', errorPage(500)],
  ['a page instead of a script', errorPage(200)],
];

describe('a page whose app does not come says so, with the way to reload', () => {
  broken('not before 10 s have passed', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    host.breakPath(entry, { hangs: true });
    const tab = await open();
    const notice = tab.getByText('Meridian cannot be shown');
    await expect(notice).toBeAttached();
    await expect(notice).toBeHidden();
    await expect(notice).toBeVisible();
    expect(await tab.evaluate(() => performance.now())).toBeGreaterThan(10_000);
  });

  for (const [kind, breakage] of kinds) {
    broken(`the entry answers ${kind}`, async ({ visit }) => {
      const { host, open } = await visit('visitor');
      host.breakPath(entry, breakage);
      const tab = await open();
      const notice = tab.getByText('Meridian cannot be shown');
      await letItsTimePass(tab);
      await expect(notice).toBeVisible();
      host.breakPath(entry, null);
      await tab.getByRole('button', { name: 'Reload' }).click();
      await expectScreen(tab, 'Home');
      await expect(notice).toBeHidden();
    });
  }

  for (const [locale, words, button] of [
    ['zh-Hans', 'Meridian 暂时无法显示', '重新加载'],
    ['zh-Hant', 'Meridian 暫時無法顯示', '重新載入'],
    [null, 'Meridian cannot be shown', 'Reload'],
  ] as const) {
    broken(`in the language chosen earlier: ${locale ?? 'none, so English'}`, async ({ visit }) => {
      const { host, open } = await visit('visitor', { locale: 'zh-CN' });
      host.breakPath(anyScript, errorPage(404));
      const tab = await open(undefined, locale === null ? {} : { locale });
      await letItsTimePass(tab);
      await expect(tab.getByText(words)).toBeVisible();
      await expect(tab.getByRole('button')).toHaveText([button]);
    });
  }

  broken('also where the app breaks outside of any screen', async ({ visit }) => {
    const { open } = await visit('visitor');
    const tab = await open();
    await expectScreen(tab, 'Home');
    // What a first key press brings is there: only the next screen asks anew how wide the window is.
    await tab.keyboard.press('Shift');
    await expect(tab.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await tab.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('no media here');
      };
    });
    await tab.getByRole('link', { name: 'Markets', exact: true }).click();
    await expect(tab.getByText('Meridian cannot be shown')).toBeVisible();
    await tab.getByRole('button', { name: 'Reload' }).click();
    await expectScreen(tab, 'Markets');
  });
});

describe('a first screen whose code does not come says so, and can be tried again', () => {
  for (const [kind, breakage] of kinds) {
    broken(`it answers ${kind}`, async ({ visit }) => {
      const { host, open } = await visit('visitor');
      host.breakPath(homeScreen, breakage);
      const tab = await open();
      await expect(tab.getByText('Unable to preload CSS')).toBeVisible();
      await expectTabs(tab);
      host.breakPath(homeScreen, null);
      await tryAgain(tab);
    });
  }

  broken('it hangs: the tabs are there meanwhile', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    host.breakPath(homeScreen, { hangs: true });
    const tab = await open();
    await expect(tab.getByRole('status', { name: 'Loading Home' })).toBeVisible();
    await expectTabs(tab);
    await expect(tab.getByText('Meridian cannot be shown')).toBeHidden();
  });

  broken('every other file of the app missing: words and a way on, never a blank page', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    host.breakPath(/^\/assets\/(?!index-)[^/]+\.js$/, errorPage(404));
    const tab = await open();
    await expect(tab.getByText('Unable to preload CSS')).toBeVisible();
    host.breakPath(/^\/assets\/(?!index-)[^/]+\.js$/, null);
    await tryAgain(tab);
  });
});

describe('a language whose texts do not come', () => {
  for (const [kind, breakage] of [...kinds, ['nothing at all', { hangs: true }] as const]) {
    broken(`leaves English, never names of texts: it answers ${kind}`, async ({ visit }) => {
      const { host, open } = await visit('trader');
      host.breakPath(chinese, breakage);
      const tab = await open(screens.stockTicket('AAPL', 'Apple'), { locale: 'zh-Hans' });
      await expect(tab.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
      await expect(tab.getByText(/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/)).toHaveCount(0);
    });
  }

  broken('is shown when it comes later', async ({ visit }) => {
    const { host, open } = await visit('trader');
    host.breakPath(chinese, errorPage(503));
    const tab = await open(screens.settings, { locale: 'zh-Hans' });
    await expectScreen(tab, 'Settings');
    host.breakPath(chinese, null);
    await expectScreen(tab, '设置');
    await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });
});

/** The notice is timed by the page's styles: their clock is advanced, so that no test waits 10 s. */
async function letItsTimePass(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

/** As is offered: a browser that remembers a file as missing has to load the app again. Ends with home shown. */
async function tryAgain(tab: Page): Promise<void> {
  const home = tab.getByRole('list', { name: 'Global indexes' });
  const reload = tab.getByRole('button', { name: 'Reload the app' });
  await tab.getByRole('button', { name: 'Retry' }).click();
  await expect(home.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(home).toBeVisible();
}

async function expectTabs(tab: Page): Promise<void> {
  await expect(tab.getByRole('navigation', { name: 'Main places' }).getByRole('link')).toHaveCount(5);
}
