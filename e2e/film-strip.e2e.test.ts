import { demoUser } from '@meridian/mocks/names';
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { filmed, setUpCamera } from './film.ts';
import { journey, type OpenPhone, type Opening } from './journey.ts';
import { wordsOf, type Language, type Say } from './steps/words.ts';

/** In what a way is walked: a window, a theme, a language. */
interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly language: Language;
  /** Screens stand side by side: the list stays, and the ticket beside the quote. */
  readonly isDesk: boolean;
}

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

/** Who walks: their tab, and what things are called there. */
interface Walker {
  readonly tab: Page;
  readonly say: Say;
  readonly look: Look;
}

/** The parts of a way, each filmed by itself; a part ends when the person is there. */
type Parts = Readonly<Record<string, () => Promise<void>>>;

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

/** Parts after which something stands elsewhere by its nature; nothing of them is empty, doubled or pushed aside. */
const makingRoom: ReadonlySet<string> = new Set([
  // What a person opens has its room above what follows.
  'quote to compare',
  'compare to quote',
  // A ranking is read anew on the way back.
  'quote to markets',
  // The list beside is home: the steps to the first trade give way to what is held.
  'order beside home',
]);

/**
 * Seen when the machine is busy, and still to be mended: the button to refresh comes into the narrow bar of home beside a
 * quote; a list is drawn alone before it says what stands beside it.
 */
const stillToMend = /: moved aside by \d+ px: (<a> "搜索行情"|<h1> "(自选|行情)")$/;

/** Every frame of each part has its screen, its heading once, and nothing that moves once shown. */
async function expectQuiet({ tab, look }: Walker, parts: Parts): Promise<void> {
  const found: string[] = [];
  for (const [name, walk] of Object.entries(parts)) {
    const { frames, faults } = await filmed(tab, `${look.name} ${name}`, walk);
    expect(frames, name).toBeGreaterThan(0);
    const counted = faults.filter(
      (fault) => !stillToMend.test(fault) && !(makingRoom.has(name) && /: moved by/.test(fault)),
    );
    found.push(...counted.map((fault) => `${name}, ${fault}`));
  }
  expect(found).toEqual([]);
}

const named = ({ tab }: Walker, title: string | RegExp): Promise<void> =>
  expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** A share of a list, not its first: on a desk that one stands beside the list already. There a list is a table. */
const aShareOf = (list: Locator, { isDesk }: Look): Locator =>
  (isDesk ? list.getByRole('row').getByRole('link') : list.getByRole('link', { name: /NASDAQ/ })).nth(1);

/** A screen that stands by itself on a phone, and as a pane of that name on a desk. */
const screenOf = ({ tab, look }: Walker, title: string): Locator =>
  look.isDesk ? tab.getByRole('region', { name: title, exact: true }) : tab.getByRole('main');

/** By the tab bar, or by the rail of a wide window. */
async function goTo(walker: Walker, place: 'home' | 'markets' | 'watchlist' | 'profile'): Promise<void> {
  const { tab, say } = walker;
  const places = tab.getByRole('navigation', { name: say('shell.tabs') });
  await places.getByRole('link', { name: say(`${place}.title`) }).click();
}

const back = ({ tab, say }: Walker): Promise<void> =>
  tab.getByRole('button', { name: say('presentation.back') }).click();

/** A quote whose figures are there: what can be done is known, and its chart has been drawn. */
async function quoteShown({ tab, say, look }: Walker): Promise<void> {
  if (look.isDesk) await expect(tab.getByRole('textbox', { name: say('ticket.quantity') })).toBeVisible();
  await expect(tab.getByRole('heading', { name: say('quote.statistics') })).toBeVisible();
  await expect(tab.getByRole('main').getByRole('figure').first()).toBeVisible();
}

/** From home to a position, the way most orders are made. */
function buying(walker: Walker): Parts {
  const { tab, say, look } = walker;
  const order = say('ticket.buy', { quantity: '2', unit: 'MSFT' });
  const row = tab.getByRole('list', { name: say('home.usMarkets') }).getByRole('link', { name: /MSFT/ });
  return {
    'home to quote': async () => {
      await row.click();
      await named(walker, /Microsoft|微[软軟]/);
      await quoteShown(walker);
    },
    ...(!look.isDesk && {
      'quote to ticket': async () => {
        await tab.getByRole('link', { name: say('quote.buy'), exact: true }).click();
        await expect(tab.getByRole('textbox', { name: say('ticket.quantity') })).toBeVisible();
      },
    }),
    [look.isDesk ? 'order beside home' : 'ticket to sent']: async () => {
      await tab.getByRole('textbox', { name: say('ticket.quantity') }).fill('2');
      await tab.getByRole('main').getByRole('button', { name: order, exact: true }).click();
      const password = tab.getByRole('textbox', { name: say('submission.payPassword') });
      await password.fill(demoUser.payPassword);
      await password.press('Enter');
      const bought = say('ticket.bought', { quantity: '2', unit: 'MSFT' });
      await expect(tab.getByRole('heading', { name: bought })).toBeVisible();
      const held = tab.getByRole('list', { name: say('home.holdings') }).getByRole('link', { name: /MSFT/ });
      if (look.isDesk) await expect(held).toBeVisible();
    },
    'sent to position': async () => {
      await tab.getByRole('link', { name: say('ticket.viewPosition') }).click();
      await expect(tab.getByRole('list', { name: say('position.events') })).toBeVisible();
    },
    ...(!look.isDesk && {
      'position to the way back': async () => {
        await back(walker);
        await named(walker, /./);
      },
    }),
  };
}

/** To a quote of the ranking and back to it. */
function lookingAround(walker: Walker): Parts {
  const { tab, say } = walker;
  const list = screenOf(walker, say('markets.title'));
  return {
    'home to markets': async () => {
      await goTo(walker, 'markets');
      await expect(tab.getByRole('radiogroup', { name: say('markets.list') })).toBeVisible();
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
    'markets to quote': async () => {
      await aShareOf(list, walker.look).click();
      await quoteShown(walker);
    },
    'quote to markets': async () => {
      await (walker.look.isDesk ? goTo(walker, 'markets') : back(walker));
      await named(walker, say('markets.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
  };
}

/** What is watched beside an index. */
function comparing(walker: Walker): Parts {
  const { tab, say } = walker;
  const list = screenOf(walker, say('watchlist.title'));
  const compare = tab.getByRole('button', { name: say('quote.compare'), exact: true });
  return {
    'home to watchlist': async () => {
      await goTo(walker, 'watchlist');
      await named(walker, say('watchlist.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
    'watchlist to quote': async () => {
      await aShareOf(list, walker.look).click();
      await quoteShown(walker);
    },
    'quote to compare': async () => {
      await compare.click();
      await expect(tab.getByRole('combobox', { name: say('quote.compareWith') })).toBeVisible();
      await expect(tab.getByRole('main').getByRole('figure').first()).toBeVisible();
    },
    'compare to quote': async () => {
      await compare.click();
      await expect(tab.getByRole('combobox', { name: say('quote.compareWith') })).toBeHidden();
    },
    'quote to watchlist': async () => {
      await (walker.look.isDesk ? goTo(walker, 'watchlist') : back(walker));
      await named(walker, say('watchlist.title'));
      await expect(aShareOf(list, walker.look)).toBeVisible();
    },
  };
}

/** What became of the money. */
function accounting(walker: Walker): Parts {
  const { tab, say } = walker;
  const wallets = tab.getByRole('list', { name: say('profile.wallets') });
  const wallet = wallets.getByRole('link', { name: new RegExp(`^${say('wallet.stock')}`) });
  return {
    'home to account': async () => {
      await goTo(walker, 'profile');
      await expect(wallet).toBeAttached();
    },
    'account to statement': async () => {
      await wallet.click();
      await named(walker, say('statement.title'));
      await expect(tab.getByRole('listitem').first()).toBeVisible();
    },
    'statement to account': async () => {
      await back(walker);
      await named(walker, say('profile.title'));
      await expect(wallet).toBeAttached();
    },
  };
}

/** Who has an account. */
function signingIn(walker: Walker): Parts {
  const { tab, say } = walker;
  return {
    'home to sign-in': async () => {
      await tab
        .getByRole('main')
        .getByRole('link', { name: say('home.signIn'), exact: true })
        .click();
      await named(walker, say('login.title'));
    },
    'sign-in to home': async () => {
      await tab.getByRole('textbox', { name: say('login.user') }).fill(demoUser.loginId);
      const password = tab.getByRole('textbox', { name: say('login.password') });
      await password.fill(demoUser.password);
      await password.press('Enter');
      await named(walker, say('home.title'));
      await expect(tab.getByRole('region', { name: say('home.holdings') })).toBeVisible();
    },
  };
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

journey('the camera sees what moves, what is empty and what stands twice', async ({ openPhone }) => {
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

const atRest = (tab: Page) => expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

/** Until the browser has drawn three more. */
const someFrames = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
