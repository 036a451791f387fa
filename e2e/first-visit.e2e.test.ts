import type { Page } from 'playwright';
import { describe } from 'vitest';
import { broken } from './broken.ts';
import { expect } from './expect.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen } from './steps/places.ts';
import { eventually } from './steps/reading.ts';

describe('a first visit of home', () => {
  // The build's check weighs what index.html names: this holds it to be all there is (scripts/bundle/check.mjs), but for
  // what is fetched ahead, which a browser that saves data leaves out.
  broken('fetches the scripts that the page names and no other', async ({ visit }) => {
    const { host, open } = await visit('visitor', { savesData: true });
    const tab = await open();
    await expectScreen(tab, 'Home');
    await expect(tab.getByRole('list', { name: 'Global indexes' })).toBeVisible();
    // The last that starting up asks for by itself.
    await expect.poll(() => host.asked(/\/appVersion\/getPublishAppVersion$/)).toBe(1);
    await tab.waitForLoadState('networkidle');
    expect(await fetchedScripts(tab)).toEqual(await namedScripts(tab));
    expect(host.asked(ownPart)).toBe(0);
  });

  broken(
    'fetches besides what a person who is signed in sees of their own, and no map or chart',
    async ({ visit }) => {
      const { host, open } = await visit('trader', { savesData: true });
      const tab = await open();
      await expectScreen(tab, 'Home');
      await expect(tab.getByRole('list', { name: 'Your holdings' })).toBeVisible();
      await tab.waitForLoadState('networkidle');
      expect(host.asked(ownPart)).toBe(1);
      expect(host.asked(/^\/assets\/MarketMap-/)).toBe(0);
      expect(await fetchedScripts(tab)).toEqual(expect.arrayContaining(await namedScripts(tab)));
    },
  );

  broken('fetches the texts of the chosen language with it, and no others', async ({ visit }) => {
    const { host, open } = await visit('visitor', { locale: 'zh-HK', savesData: true });
    const tab = await open(undefined, { locale: 'zh-Hant' });
    await expectScreen(tab, '首頁');
    await expect.poll(() => host.asked(/\/appVersion\/getPublishAppVersion$/)).toBe(1);
    await tab.waitForLoadState('networkidle');
    await eventually(async () => {
      const fetched = await fetchedScripts(tab);
      const texts = fetched.filter((name) => name.includes('/texts-'));
      expect(texts.map((name) => name.slice(name.lastIndexOf('/') + 1))).toEqual([
        'zh-Hant.app.js',
        'zh-Hant.home.js',
      ]);
      expect(fetched.filter((name) => !texts.includes(name))).toEqual(await namedScripts(tab));
    });
  });

  broken(
    'at rest fetches what keeps places, and the code of the screens that mostly follow',
    async ({ visit }) => {
      const { host, open } = await visit('visitor');
      const tab = await open();
      await expectScreen(tab, 'Home');
      await expect.poll(() => host.asked(/^\/assets\/Arrivals-/)).toBe(1);
      await expect.poll(() => host.asked(/^\/assets\/quote-/)).toBe(1);
    },
  );

  broken('of another screen fetches nothing of home', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    const tab = await open(screens.settings);
    await expectScreen(tab, 'Settings');
    await tab.waitForLoadState('networkidle');
    expect(host.asked(/^\/assets\/home-/)).toBe(0);
  });

  broken('fetches what draws notices once a person does something', async ({ visit }) => {
    const { host, open } = await visit('visitor');
    const tab = await open();
    await expectScreen(tab, 'Home');
    expect(host.asked(notices)).toBe(0);
    await eventually(async () => {
      // The page is drawn before it listens.
      await tab.keyboard.press('Tab');
      expect(host.asked(notices)).toBe(1);
    });
  });
});

const ownPart = /^\/assets\/Own-[^/]+\.js$/;
const notices = /^\/assets\/ToastViewport-[^/]+\.js$/;

function fetchedScripts(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(names.filter((name) => name.endsWith('.js')))].toSorted();
  });
}

/** Of the page as it was sent, not as scripts have changed it. */
function namedScripts(tab: Page): Promise<string[]> {
  return tab.evaluate(async () => {
    const page = await (await fetch(location.pathname)).text();
    const names = [...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => `/${name}`);
    return [...new Set(names)].toSorted();
  });
}
