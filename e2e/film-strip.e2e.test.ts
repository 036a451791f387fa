import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { filmed, setUpCamera } from './film.ts';
import {
  accounting,
  buying,
  comparing,
  lookingAround,
  named,
  reading,
  signingIn,
  type Look,
  type Parts,
  type Walker,
} from './film-ways.ts';
import { journey, type OpenPhone, type Opening } from './journey.ts';
import { wordsOf } from './steps/words.ts';

const phone: Look = {
  name: 'phone light en',
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  language: 'en',
  isDesk: false,
};
const darkPhone: Look = { ...phone, name: 'phone dark zh-Hant', colorScheme: 'dark', language: 'zh-Hant' };
const desk: Look = {
  name: 'desk light zh-Hans',
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  language: 'zh-Hans',
  isDesk: true,
};

async function openIn(openPhone: OpenPhone, look: Look, opening: Opening): Promise<Walker> {
  const { viewport, colorScheme, language } = look;
  const { context, open } = await openPhone({ viewport, colorScheme, hasTouch: !look.isDesk });
  await context.addInitScript(
    ([scenario, locale]) => {
      // A tab begins on a page that has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem(`${scenario}:locale`, locale);
    },
    [opening.scenario ?? '', language] as const,
  );
  await setUpCamera(context);
  return { tab: await open(opening), say: wordsOf(language), look };
}

/** Parts after which something moves by its nature; nothing of them is empty, doubled or pushed aside. */
const makingRoom: ReadonlySet<string> = new Set([
  // A ranking is read anew on the way back.
  'quote to markets',
  // The list beside is home: the steps to the first trade give way to what is held. The quote makes room for it.
  'order beside home',
]);

/** Every frame of each part has its screen, its heading once, and nothing that moves once shown. */
async function expectQuiet({ tab, look }: Walker, parts: Parts): Promise<void> {
  const found: string[] = [];
  for (const [name, walk] of Object.entries(parts)) {
    const { frames, faults } = await filmed(tab, `${look.name} ${name}`, walk);
    expect(frames, name).toBeGreaterThan(0);
    const counted = faults.filter((fault) => !(makingRoom.has(name) && /: moved by/.test(fault)));
    found.push(...counted.map((fault) => `${name}, ${fault}`));
  }
  expect(found).toEqual([]);
}

const strips: readonly {
  readonly opening: Opening;
  readonly way: (walker: Walker) => Parts;
  readonly looks: readonly Look[];
}[] = [
  { opening: { scenario: 'funded' }, way: buying, looks: [phone, darkPhone, desk] },
  { opening: { scenario: 'trader' }, way: lookingAround, looks: [phone, desk] },
  { opening: { scenario: 'trader' }, way: comparing, looks: [darkPhone, desk] },
  { opening: { scenario: 'trader' }, way: accounting, looks: [phone] },
  { opening: { scenario: 'inbox-full' }, way: reading, looks: [phone, desk] },
  { opening: { scenario: 'visitor' }, way: signingIn, looks: [phone] },
];

for (const { opening, way, looks } of strips) {
  for (const look of looks) {
    journey(`${way.name} on a ${look.name}: no frame is empty and nothing moves`, async ({ openPhone }) => {
      const walker = await openIn(openPhone, look, opening);
      await expect(walker.tab.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await named(walker, walker.say('home.title'));
      await expectQuiet(walker, way(walker));
    });
  }
}

journey('a list whose code is slow keeps the room of what will be beside it', async ({ openPhone }) => {
  const { context, open } = await openPhone({ viewport: desk.viewport, hasTouch: false });
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/watchlist-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await setUpCamera(context);
  const tab = await open({ scenario: 'trader' });
  await expect(tab.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  const { faults } = await filmed(tab, 'slow list', async () => {
    await tab
      .getByRole('navigation', { name: 'Main places' })
      .getByRole('link', { name: 'Watchlists' })
      .click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Watchlists' })).toBeVisible();
    await expect(tab.getByRole('region', { name: 'Stock quote' })).toBeVisible();
    release();
    await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();
  });
  expect(faults).toEqual([]);
});

journey('the camera sees what moves, what is empty and what is shown twice', async ({ openPhone }) => {
  const phone = await openPhone();
  await setUpCamera(phone.context);
  const tab = await phone.open({ scenario: 'visitor', screen: '/pages/setting/index' });
  await atRest(tab);
  const faultsOf = async (spoil: () => void): Promise<string> => {
    const { faults } = await filmed(tab, 'spoilt', async () => {
      await someFrames(tab);
      await tab.evaluate(spoil);
      await someFrames(tab);
    });
    return faults.join('\n');
  };
  expect(await faultsOf(() => {})).toBe('');
  // Two of one name that come one after the other, as the heads of two lists do, are not one that moves.
  expect(await faultsOf(comeTheLowerFirst)).toBe('');
  const moved = await faultsOf(() =>
    document.querySelector('main')?.style.setProperty('padding-top', '40px'),
  );
  expect(moved).toContain('moved by 40 px');
  const doubled = await faultsOf(() => {
    const heading = document.querySelector('h1');
    heading?.after(heading.cloneNode(true));
  });
  expect(doubled).toContain('a heading twice');
  const emptied = await faultsOf(() => document.querySelector('main')?.style.setProperty('display', 'none'));
  expect(emptied).toContain('an empty frame');
});

async function atRest(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await tab.evaluate(() => document.fonts.ready);
}

/** Runs in the page: two buttons of one name, the lower one a frame before the upper one. */
function comeTheLowerFirst(): void {
  const come = (top: string): void => {
    const button = document.createElement('button');
    button.textContent = 'Change';
    button.style.cssText = `position: fixed; left: 0; top: ${top}`;
    document.querySelector('main')?.append(button);
  };
  come('400px');
  requestAnimationFrame(() => requestAnimationFrame(() => come('100px')));
}

/** Until the browser has drawn three more. */
const someFrames = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
