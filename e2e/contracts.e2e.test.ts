/** Contracts and currency pairs that are held: what they are worth by now, what closing them books, and how one ends. */
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, sum, worth } from './money.ts';
import { expectScreen, goTo, openTradeList } from './steps/places.ts';
import { closePanel, openPanel } from './steps/panel.ts';
import { eventually, fact, figure } from './steps/reading.ts';
import { followStatement } from './steps/records.ts';
import { closePosition } from './steps/trading.ts';

/** How a position's money is made of its price. */
interface Held {
  readonly name: string;
  readonly code: string;
  readonly quantity: string;
  readonly isShort: boolean;
  /** Times its price that one is worth. */
  readonly size: bigint;
  /** Its price is of another currency than its wallet: that many of it for a dollar. */
  readonly isInYen: boolean;
  readonly wallet: string;
  readonly ratePercent: string;
}

const gold: Held = {
  name: 'Gold Feb 2027',
  code: 'GCG27',
  quantity: '1',
  isShort: false,
  size: 100n,
  isInYen: false,
  wallet: 'FUTURE',
  ratePercent: '0.01%',
};
const dollarYen: Held = {
  name: 'US Dollar / Japanese Yen',
  code: 'USDJPY',
  quantity: '50,000',
  isShort: true,
  size: 1n,
  isInYen: true,
  wallet: 'FOREX',
  ratePercent: '0.002%',
};

/** Cents of dollars that are booked for a move from one price to another: yen are exchanged downwards, at the last of them. */
function booked(held: Held, openPrice: bigint, price: bigint): bigint {
  const move = held.isShort ? openPrice - price : price - openPrice;
  const settled = worth(move, fine(held.quantity) * held.size);
  return held.isInYen ? dollarsOf(settled, price) : settled;
}

const unit = fine('1');

function dollarsOf(yenCents: bigint, price: bigint): bigint {
  const scaled = yenCents * unit;
  const quotient = scaled / price;
  return scaled < 0n && quotient * price !== scaled ? quotient - 1n : quotient;
}

/** The brokerage takes its share of what is closed, in dollars: a dollar at least. */
function feeAt({ quantity, size, isInYen, ratePercent }: Held, price: bigint): bigint {
  const leastFee = 100n;
  return isInYen
    ? feeOf(unit, fine(quantity), ratePercent, leastFee)
    : feeOf(price, fine(quantity) * size, ratePercent, leastFee);
}

/** "JPY 154.211" and "$4,060.00": the number. */
const priceOf = (text: string): bigint => fine(text.replace('JPY', '').trim());

interface Reading {
  readonly price: bigint;
  readonly openPrice: bigint;
  /** In cents. */
  readonly profit: bigint;
}

/** What the position's page says at one moment. */
async function readPosition(details: Locator): Promise<Reading> {
  const text = (await details.innerText()).replaceAll('JPY ', '');
  const row = (label: string): string => new RegExp(`^${label}\\n+(.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  return {
    price: priceOf(row('Last price')),
    openPrice: priceOf(row('Opening price')),
    profit: cents(/P&L before fees is worked out\n+(\S+)/.exec(text)?.[1] ?? ''),
  };
}

async function openPosition(tab: Page, { code, name }: Pick<Held, 'code' | 'name'>): Promise<Locator> {
  await openTradeList(tab, 'Holdings');
  await tab
    .getByRole('table', { name: 'Holdings' })
    .getByRole('link', { name: `${code} ${name}`, exact: true })
    .click();
  await expectScreen(tab, name);
  const details = tab.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Opening price');
  return details;
}

for (const held of [gold, dollarYen]) {
  journey(
    `${held.code} is worth on its page what closing it books, and the statement adds up`,
    async ({ openPhone }) => {
      const phone = await openPhone();
      const tab = await phone.open({ scenario: 'futures-expiring' });
      await expectScreen(tab, 'Home');
      const before = await followStatement(tab, held.wallet);

      const details = await openPosition(tab, held);
      const first = await eventually(() => readPosition(details));
      expect(first.profit).toBe(booked(held, first.openPrice, first.price));
      // It ticks, and the money goes with the price.
      await eventually(async () => {
        const next = await readPosition(details);
        expect(next.price).not.toBe(first.price);
        expect(next.profit).toBe(booked(held, next.openPrice, next.price));
      });

      const sold = await closePosition(tab, held.quantity, held.code);
      const closePrice = priceOf(sold.price);
      const expected = booked(held, first.openPrice, closePrice);
      const fee = feeAt(held, closePrice);
      const main = tab.getByRole('main');
      expect(cents(sold.fee)).toBe(fee);
      expect(cents(await fact(main, 'P&L before fees').innerText())).toBe(expected);

      const after = await eventually(async () => {
        const lines = await followStatement(tab, held.wallet);
        expect(lines.length).toBeGreaterThan(before.length);
        return lines;
      });
      const added = after.slice(0, after.length - before.length);
      expect(after.slice(added.length)).toEqual(before);
      expect(added.every(({ what }) => what.endsWith(` · ${held.code}`))).toBe(true);
      expect(sum(added.map(({ amount }) => amount))).toBe(expected - fee);
      expect(after[0]?.balance).toBe((before[0]?.balance ?? 0n) + expected - fee);
    },
  );
}

journey(
  'a contract trades for the last time, is settled, and the message leads to its record',
  async ({ openPhone }) => {
    const phone = await openPhone();
    const tab = await phone.open({ scenario: 'futures-expiring' });
    await expectScreen(tab, 'Home');
    await openTradeList(tab, 'Holdings');
    const name = 'WTI Crude Oil Dec 2026';
    const row = tab.getByRole('table', { name: 'Holdings' }).getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Last trade today, 13:00');
    const details = await openPosition(tab, { code: 'CLZ26', name });
    await expect(tab.getByText('This contract trades for the last time today, until 13:00')).toBeVisible();
    const opened = await eventually(() => readPosition(details));

    const panel = await openPanel(tab, 'time');
    await panel.getByRole('button', { name: '1 day' }).click();
    await closePanel(panel);
    await expect(details).toContainText('Settlement price');
    await expect(tab.getByText('Close position')).toBeHidden();

    await tab.getByRole('button', { name: 'Back' }).click();
    await goTo(tab, 'Home');
    await tab.getByRole('link', { name: /^Messages \d+ unread$/ }).click();
    await tab.getByRole('link', { name: 'Unread CLZ26 has been settled' }).click();
    await tab.getByRole('link', { name: `See the ${name} position` }).click();
    await expectScreen(tab, name);
    await expect(details).toContainText('Settlement price');
    const text = (await details.innerText()).replaceAll('\n', ' ');
    const closePrice = fine(await figure(details, 'Settlement price'));
    const profit = worth(closePrice - opened.openPrice, fine('2') * 1000n);
    expect(cents(await figure(details, 'P&L before fees'))).toBe(profit);
    expect(text).toContain('Status Settled');
    await expect(tab.getByText('Settled by the brokerage: the contract ended')).toBeVisible();
  },
);
