import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { screens } from './steps/addresses.ts';
import { expectScreen, followLink } from './steps/places.ts';
import { literally } from './steps/reading.ts';

/** A quote screen, with an instrument that it shows. */
interface QuoteScreen {
  readonly path: string;
  readonly code: string;
  readonly market: string;
  readonly source: string;
  readonly name: string;
  /** An instrument of another screen: its own address is right. */
  readonly stranger: { readonly code: string; readonly market: string; readonly source: string };
}

const apple = { code: 'AAPL', market: 'NASDAQ', source: '0' } as const;
const bitcoin = { code: 'BTCUSDT', market: 'CRYPTO', source: '7' } as const;

const quotes: readonly QuoteScreen[] = [
  { path: '/pages/quote/stock', ...apple, name: 'Apple', stranger: bitcoin },
  { path: '/pages/quote/crypto', ...bitcoin, name: 'Bitcoin', stranger: apple },
  {
    path: '/pages/hkstock/quote',
    code: '00700',
    market: 'HKEX',
    source: '11',
    name: 'Tencent Holdings',
    stranger: apple,
  },
  {
    path: '/pages/quote/future',
    code: 'NG',
    market: 'NYMEX',
    source: '3',
    name: 'Henry Hub Natural Gas',
    // The same letters, listed elsewhere.
    stranger: { code: 'NG', market: 'AMEX', source: '0' },
  },
  {
    path: '/pages/quote/forex',
    code: 'EURUSD',
    market: 'FOREX',
    source: '2',
    name: 'Euro / US Dollar',
    stranger: bitcoin,
  },
  {
    path: '/pages/quote/globalindex',
    code: 'SPX',
    market: 'INDEX',
    source: '99',
    name: 'S&P 500',
    stranger: apple,
  },
];

type Params = Readonly<Record<string, string>>;
const withParams = (path: string, params: Params): string =>
  `${path}?${new URLSearchParams(params).toString()}`;

/** What a screen says of an unknown instrument, and of one that it does not show. */
const unknown = 'We could not find this instrument';
const elsewhere = 'This link does not match the page';

/** Typing errors at the end of an address. Nothing of it names an instrument. */
const hostile: readonly string[] = [
  '',
  'code=',
  `code=${'A'.repeat(5_000)}`,
  'code=%3Cb%3EAAPL%3C%2Fb%3E',
  'code=<b>AAPL</b>&name=<img src=x onerror=alert(1)>',
  'code=%00',
  'code=AAPL%00',
  'code=%E0%A4%A',
  'code=AAPL%20OR%201%3D1',
  'code=__proto__&market=constructor',
  'code=../../etc&market=..',
  `code=NOSUCH&market=${'M'.repeat(5_000)}`,
  `code=NOSUCH&name=${encodeURIComponent('牛'.repeat(3_000))}`,
  'code=%E2%80%AELPAA&name=%E2%80%AEelppA',
];

for (const { path, name, stranger, ...right } of quotes) {
  journey(
    `${path}: a wrong code, market or source is named, and leads to a search for it`,
    async ({ openPhone }) => {
      const phone = await openPhone();
      const tab = await phone.open({ scenario: 'visitor', screen: withParams(path, right) });
      await expectScreen(tab, name);
      await expect(tab.getByText(/^As of |^Prices |^Last price/).first()).toBeVisible();

      const { code } = right;
      await expectNothing(tab, withParams(path, { ...right, code: 'NOSUCH' }), unknown, 'NOSUCH');
      for (const market of ['LSE', 'nymex', `${right.market}X`]) {
        await expectNothing(tab, withParams(path, { ...right, market }), unknown, code);
      }
      for (const source of ['0', '2', '3', '7', '11', '99'].filter((one) => one !== right.source)) {
        await expectNothing(tab, withParams(path, { ...right, source }), elsewhere, code);
      }
      // Another screen's instrument, by its own name and by this screen's.
      await expectNothing(tab, withParams(path, stranger), elsewhere, stranger.code);
      await expectNothing(
        tab,
        withParams(path, { ...stranger, source: right.source }),
        unknown,
        stranger.code,
      );

      await tab.getByRole('link', { name: `Search for ${stranger.code}` }).click();
      await expectScreen(tab, 'Search');
      await expect(tab.getByRole('searchbox')).toHaveValue(stranger.code);
      const found = tab.getByRole('list', { name: `Found for “${stranger.code}”` }).getByRole('listitem');
      await expect(found.filter({ hasText: stranger.code }).first()).toBeVisible();
    },
  );

  journey(
    `${path}: whatever an address says, the screen is never blank and never shows another instrument`,
    async ({ openPhone }) => {
      const phone = await openPhone();
      const tab = await phone.open({ scenario: 'visitor', screen: screens.settings });
      for (const end of hostile) await expectNothing(tab, `${path}?${end}`, unknown, null);

      // Said twice, the first counts; a name says nothing about which instrument it is.
      const twice = `${path}?code=${right.code}&code=${stranger.code}&market=${right.market}&market=${stranger.market}`;
      await leave(tab);
      await followLink(
        tab,
        `${twice}&source=${right.source}&source=${stranger.source}&name=Enron&name=${name}`,
      );
      await expectScreen(tab, new RegExp(`^${literally(name)}`));
      await expect(tab.getByRole('main')).not.toContainText('Enron');
    },
  );
}

/** Lists ask no instrument of their address: whatever it says, they show what they list. */
const lists = [
  { path: '/pages/product/crypto', shows: /USDT/ },
  { path: '/pages/product/forex', shows: /USD/ },
  { path: '/pages/product/future', shows: /COMEX|NYMEX|CBOT|CME|ICE/ },
  { path: '/pages/product/agricultural', shows: /CBOT|CME|ICE/ },
  { path: '/pages/product/popular', shows: /NASDAQ|NYSE/ },
  { path: '/pages/hkstock/index', shows: /0\d{4}/ },
  { path: '/pages/market/index', shows: /NASDAQ/ },
] as const;

const hostileToLists: readonly string[] = [
  'source=99&code=SPX&market=INDEX',
  'only=%3Cb%3E&list=%00&sort=constructor&order=__proto__&at=-1',
  'sort=ratio&sort=name&order=ascending&order=descending&at=99999999999999&at=1',
  `only=${'x'.repeat(5_000)}&sort=${'y'.repeat(5_000)}&list=${'z'.repeat(5_000)}`,
  'only=metals&only=energy&list=all&list=popular&exchange=%E0%A4%A&tab=7&board=%00',
];

journey('whatever the address of a list says, it shows what it lists', async ({ openPhone }) => {
  const phone = await openPhone();
  const tab = await phone.open({ scenario: 'visitor', screen: screens.settings });
  for (const { path, shows } of lists) {
    for (const end of hostileToLists) {
      await leave(tab);
      await followLink(tab, `${path}?${end}`);
      await expect(
        tab.getByRole('main').getByRole('listitem').filter({ hasText: shows }).first(),
      ).toBeVisible();
    }
  }
});

journey('on a wide window a wrong address says the same, beside its list', async ({ openPhone }) => {
  const window = await openPhone({ viewport: { width: 1440, height: 900 }, hasTouch: false });
  const tab = await window.open({ scenario: 'trader', screen: screens.settings });
  for (const { path, name: _name, stranger, ...right } of quotes) {
    await expectNothing(tab, withParams(path, { ...right, code: 'NOSUCH' }), unknown, 'NOSUCH');
    await expectNothing(tab, withParams(path, stranger), elsewhere, stranger.code);
  }
});

/** Away from what is shown now, so that nothing of it can be taken for what comes. */
async function leave(tab: Page): Promise<void> {
  await followLink(tab, screens.settings);
  await expectScreen(tab, 'Settings');
}

/** Follows an address that names nothing: the screen says so, shows no price, and offers a search. `code` fills it. */
async function expectNothing(tab: Page, address: string, said: string, code: string | null): Promise<void> {
  await leave(tab);
  await followLink(tab, address);
  const what = address.slice(0, 120);
  // On a desk the ticket beside it says the same of itself.
  await expect(tab.getByRole('heading', { name: said }).first(), what).toBeVisible();
  const search = tab.getByRole('link', { name: code === null ? /^Search/ : `Search for ${code}` });
  await expect(search.first(), what).toBeVisible();
  await expect(tab.getByText(/^As of /), what).toHaveCount(0);
}
