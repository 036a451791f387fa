import { expect, waitFor, within } from 'storybook/test';
import { failed, sees, type Play } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import { worldOf } from '@meridian/storybook/worlds.tsx';
import QuoteScreen from './Quote.tsx';

const tencent = '/pages/hkstock/quote?name=Tencent&code=00700&source=11&market=HKEX';
const dow = '/pages/quote/globalindex?name=Dow&code=DJI&source=99&market=INDEX';
const gold = '/pages/quote/future?name=Gold&code=GC&source=3&market=COMEX';
const bitcoin = '/pages/quote/crypto?name=Bitcoin&code=BTCUSDT&source=7&market=CRYPTO';
const euro = '/pages/quote/forex?name=Euro&code=EURUSD&source=2&market=FOREX';

const meta = preview.meta({
  component: QuoteScreen,
  parameters: { path: '/pages/:family/:kind', route: gold, scenario: 'trader' },
});

type Canvas = Parameters<Play>[0]['canvas'];

/** The figure with this name, as a list of names and values has it. */
const figure = async (canvas: Canvas, region: string, name: string): Promise<string> => {
  const part = within(await canvas.findByRole('region', { name: region }));
  return (await part.findByText(name)).nextElementSibling?.textContent ?? '';
};

/** It is bought on the ticket of its class; more of it, where it is held. */
const hasTicket = async (canvas: Canvas, path: string): Promise<void> => {
  const buy = await canvas.findByRole('link', { name: /^Buy (long|more)$/ });
  await expect(buy).toHaveAttribute('href', expect.stringContaining(path));
};

/** What cannot be ordered here offers no button that leads nowhere. */
const hasNoTicket = async (canvas: Canvas): Promise<void> => {
  await expect(canvas.queryByRole('link', { name: /^(Buy|Sell|Short)/ })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /^(Buy|Sell|Short)/ })).toBeNull();
};

export const HongKong = meta.story({
  parameters: { route: tencent, scenario: 'hk-lunch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Midday break, resumes/)).toBeVisible();
    await expect(await figure(canvas, 'Board lots', 'One board lot')).toBe('100 shares');
    await expect(await figure(canvas, 'Board lots', 'One lot now')).toMatch(/^HK\$[\d,]+\.\d\d$/);
    const hours = within(await canvas.findByRole('list', { name: 'Trading hours' }));
    await expect(hours.getAllByText('09:30–12:00, 13:00–16:00')).toHaveLength(5);
    await hasTicket(canvas, '/hkstock/payipo?');
  },
});

/** A future has a call of its own. */
export const FutureFailed = meta.story(
  failed({ what: 'this quote', call: 'market.futuresDetail', shows: sees('region', 'Key figures') }),
);

/** So has a coin. */
export const CoinFailed = meta.story(
  failed({
    what: 'this quote',
    call: 'market.cryptoDetail',
    parameters: { route: bitcoin },
    shows: sees('region', 'Key figures'),
  }),
);

export const CoinChartFailed = meta.story(
  failed({
    what: 'the chart',
    call: 'market.cryptoKline',
    parameters: { route: bitcoin },
    shows: sees('figure', /Price chart of Bitcoin/),
  }),
);

export const Index = meta.story({
  parameters: { route: dow },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('An index cannot be bought. Its members can.')).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Members' });
    await expect(within(list).getAllByRole('link')).toHaveLength(10);
    const first = within(list).getAllByRole('link')[0];
    await expect(first).toHaveAttribute('href', expect.stringMatching(/pages\/quote\/stock\?/));
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+$/ }));
    await expect(within(list).getAllByRole('link').length).toBeGreaterThan(15);
    await expect(within(canvas.getByRole('region', { name: 'Key figures' })).queryByText('Bid')).toBeNull();
    await hasNoTicket(canvas);
  },
});

/** A member that cannot be read is counted, and the others are shown. */
export const IndexMemberUnreadable = meta.story({
  parameters: { route: dow, faults: ['badline@market.summaryDetail'] },
  play: async ({ canvas }) => {
    const members = within(await canvas.findByRole('region', { name: 'Members' }));
    await expect(await members.findByText('1 line could not be read')).toBeVisible();
    await expect(members.getAllByRole('link').length).toBeGreaterThan(5);
  },
});

/** Its members are traded where this brokerage does not. */
export const IndexWithoutMembers = meta.story({
  parameters: { route: '/pages/quote/globalindex?name=DAX&code=GDAXI&source=99&market=INDEX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/none of its members is listed here/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shares that can be bought' })).toBeVisible();
  },
});

export const Future = meta.story({
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'Key figures', 'Last trading day')).toBe('11/26/2026');
    await expect(await figure(canvas, 'What one contract is', 'One contract')).toBe('100 troy ounces');
    await expect(await figure(canvas, 'What one contract is', 'One tick')).toBe('0.10 = $10.00');
    const months = await canvas.findByRole('list', { name: 'Contract months' });
    const links = within(months).getAllByRole('link');
    await expect(links[0]).toHaveTextContent('GCZ26');
    await expect(links[1]).toHaveAttribute('href', expect.stringMatching(/code=GCG27/));
    await hasTicket(canvas, '/payment/future?');
  },
});

/** Grain is quoted in cents, and worth dollars. */
export const FutureInCents = meta.story({
  parameters: { route: '/pages/quote/future?name=Corn&code=ZC&source=3&market=CBOT' },
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'What one contract is', 'One contract')).toBe('5,000 bushels');
    await expect(await figure(canvas, 'What one contract is', 'One tick')).toBe('0.25 = $12.50');
    await expect(await figure(canvas, 'What one contract is', 'Quoted in')).toBe('US cents');
  },
});

export const SingleMonth = meta.story({
  parameters: { route: '/pages/quote/future?name=Gold&code=GCG27&source=3&market=COMEX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Gold Feb 2027' })).toBeVisible();
    await expect(await figure(canvas, 'Key figures', 'Last trading day')).toBe('01/27/2027');
    await expect(await canvas.findByRole('link', { name: 'Continuous series' })).toHaveAttribute(
      'href',
      expect.stringMatching(/code=GC&/),
    );
  },
});

export const ContractExpiring = meta.story({
  parameters: { scenario: 'futures-expiring' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GCZ26 trades for the last time today')).toBeVisible();
    await expect(canvas.getByText(/rolls over to the next month/)).toBeVisible();
  },
});

export const SingleMonthExpiring = meta.story({
  parameters: {
    scenario: 'futures-expiring',
    route: '/pages/quote/future?name=Gold&code=GCZ26&source=3&market=COMEX',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What is still open is settled on 11\/27\/2026/)).toBeVisible();
  },
});

export const ContractMonthsFail = meta.story({
  parameters: { faults: ['http=503@market.futuresOptions'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn.t load the contract months/)).toBeVisible();
    await expect(await figure(canvas, 'What one contract is', 'One contract')).toBe('100 troy ounces');
  },
});

export const SummaryFails = meta.story({
  parameters: { faults: ['http=503@market.summaryDetail'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn.t load what one contract is/)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Contract months' })).toBeVisible();
  },
});

export const HoursFail = meta.story({
  parameters: { route: euro, faults: ['http=503@market.tradingDays'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Couldn.t load the trading hours/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Key figures' })).toBeVisible();
  },
});

export const Forex = meta.story({
  parameters: { route: euro },
  play: async ({ canvas, canvasElement }) => {
    await expect(await figure(canvas, 'Both directions', '1 Euro')).toMatch(/^1\.\d{5} USD$/);
    await expect(await figure(canvas, 'Both directions', '1 US Dollar')).toMatch(/^0\.\d{5} EUR$/);
    await expect(await figure(canvas, 'Both directions', 'Spread')).toMatch(/^\d\.\d pips$/);
    const sessions = within(await canvas.findByRole('list', { name: 'Sessions around the world' }));
    await expect(sessions.getByText('London').closest('li')).toHaveTextContent(/Open until/);
    await expect(sessions.getByText('Tokyo').closest('li')).toHaveTextContent(/Closed, opens/);
    await hasTicket(canvas, '/payment/forex?');
    const change = () => figure(canvas, 'Both directions', '1 Euro');
    const before = await change();
    await worldOf(canvasElement).advance(61_000);
    await waitFor(async () => expect(await change()).not.toBe(before));
  },
});

export const Delayed = meta.story({
  parameters: { scenario: 'delayed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices delayed 15 min')).toBeVisible();
  },
});

export const HalfDay = meta.story({
  parameters: {
    scenario: 'half-day',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Half day, open until/)).toBeVisible();
    const hours = within(await canvas.findByRole('list', { name: 'Trading hours' }));
    await expect(hours.getAllByRole('listitem')[0]).toHaveTextContent(/Fri 11\/27.*Half day.*09:30–13:00/);
  },
});

export const PreHoliday = meta.story({
  parameters: {
    scenario: 'pre-holiday',
    route: '/pages/quote/stock?name=Apple&code=AAPL&source=0&market=NASDAQ',
  },
  play: async ({ canvas }) => {
    const hours = within(await canvas.findByRole('list', { name: 'Trading hours' }));
    const days = hours.getAllByRole('listitem');
    await expect(days[1]).toHaveTextContent(/Thu 11\/26.*Closed for a holiday/);
    await expect(days[2]).toHaveTextContent(/Fri 11\/27.*Half day/);
  },
});

const leadsToSearch = async (canvas: Canvas, code: string): Promise<void> => {
  await expect(await canvas.findByText('We could not find this instrument')).toBeVisible();
  await expect(canvas.getByRole('link', { name: `Search for ${code}` })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/pages/search/index\\?keyword=${code}$`)),
  );
};

export const UnknownCode = meta.story({
  parameters: { route: '/pages/hkstock/quote?name=&code=99999&source=11&market=HKEX' },
  play: ({ canvas }) => leadsToSearch(canvas, '99999'),
});

/** The code is of another market than the address says: nothing is shown for it. */
export const WrongMarket = meta.story({
  parameters: { route: '/pages/quote/forex?name=&code=EURUSD&source=2&market=NASDAQ' },
  play: ({ canvas }) => leadsToSearch(canvas, 'EURUSD'),
});

/** Without a market the code is looked up; what is found is of another class, and never shown as this one. */
export const CodeOfAnotherClass = meta.story({
  parameters: { route: '/pages/quote/future?name=&code=AAPL' },
  play: ({ canvas }) => leadsToSearch(canvas, 'AAPL'),
});

/** A month that has ended is traded no more. */
export const EndedMonth = meta.story({
  parameters: { route: '/pages/quote/future?name=&code=GCV26&source=3&market=COMEX' },
  play: ({ canvas }) => leadsToSearch(canvas, 'GCV26'),
});

export const WrongSource = meta.story({
  parameters: { route: '/pages/quote/globalindex?name=&code=SPX&source=2&market=INDEX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not match the page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search for SPX' })).toBeVisible();
  },
});

/** New shares before their first session, by the source of offers or of shares: when they are traded, and the offer. */
export const NotTradedYet = meta.story({
  parameters: {
    route: '/pages/quote/stock?name=Clovermill&code=CORM&source=5&market=NASDAQ',
    scenario: 'ipo-open',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clovermill Homes is not traded yet')).toBeVisible();
    await expect(canvas.getByText(/^Its first trading day is 11\/27\/2026\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toMatch(
      /^\/pages\/payment\/newstock\?.*code=CORM&source=5&market=NASDAQ/,
    );
  },
});
