/** The life of an order in the classes whose money is made differently: bought, held, closed, and the statement on the wire adds up. */
import { demoUser, type ScenarioName } from '@meridian/mocks/names';
import type { Page } from 'playwright';
import { expect } from './expect.ts';
import { journey } from './journey.ts';
import { cents, feeOf, fine, sum, worth } from './money.ts';
import { expectScreen, followLink, openTradeList } from './steps/places.ts';
import { fact } from './steps/reading.ts';
import { confirm, review, typeQuantity, type Fill } from './steps/trading.ts';
import { expectToClose, linesSince, wireCents, wireStatement, type WireStatement } from './steps/wire.ts';

interface Traded {
  readonly what: string;
  readonly scenario: ScenarioName;
  readonly ticket: string;
  readonly name: string;
  readonly code: string;
  readonly wallet: string;
  /** As it is typed, and with what is counted, as it is shown. */
  readonly quantity: string;
  readonly counted: string;
  readonly leverage: string;
  /** It uses so much of the buying power that the review asks whether that is meant. */
  readonly isLargeShare: boolean;
  /** Times its price that one is worth. */
  readonly size: bigint;
  /** All that the brokerage takes for an order at that price, in cents. */
  feeAt(price: bigint, quantity: bigint): bigint;
}

const ticketOf = (path: string, query: Record<string, string>): string =>
  `/pages/${path}?${new URLSearchParams({ ...query, direction: '0' }).toString()}`;

const oneDollar = 100n;

const traded: readonly Traded[] = [
  {
    what: 'a currency pair',
    scenario: 'futures-expiring',
    ticket: ticketOf('payment/forex', { name: 'Euro', code: 'EURUSD', market: 'FOREX', source: '2' }),
    name: 'Euro / US Dollar',
    code: 'EURUSD',
    wallet: 'FOREX',
    quantity: '20000',
    counted: '20,000 EURUSD',
    leverage: '20×',
    isLargeShare: false,
    size: 1n,
    feeAt: (price, quantity) => feeOf(price, quantity, '0.002%', oneDollar),
  },
  {
    what: 'a contract on 100 barrels',
    scenario: 'futures-expiring',
    ticket: ticketOf('payment/future', { name: 'Micro WTI', code: 'MCLG27', market: 'NYMEX', source: '3' }),
    name: 'Micro WTI Crude Oil Feb 2027',
    code: 'MCLG27',
    wallet: 'FUTURE',
    quantity: '1',
    counted: '1 MCLG27',
    leverage: '20×',
    isLargeShare: true,
    size: 100n,
    feeAt: (price, quantity) => feeOf(price, quantity * 100n, '0.01%', oneDollar),
  },
  {
    what: 'shares in Hong Kong, with duty and levies',
    scenario: 'odd-lot',
    ticket: ticketOf('hkstock/payipo', {
      name: 'HSBC Holdings',
      code: '00005',
      market: 'HKEX',
      source: '11',
    }),
    name: 'HSBC Holdings',
    code: '00005',
    wallet: 'HK_STOCK',
    quantity: '400',
    counted: '400 shares',
    leverage: '1×',
    isLargeShare: false,
    size: 1n,
    feeAt: hongKongFee,
  },
];

/** The brokerage's own, the duty on each part of a dollar, and four levies, each in cents. */
function hongKongFee(price: bigint, quantity: bigint): bigint {
  const value = worth(price, quantity);
  const dollars = (value + 99_999n) / 100_000n;
  const levies = ['0.0027%', '0.00015%', '0.00565%', '0.0042%'];
  return (
    feeOf(price, quantity, '0.08%', 1_500n) +
    dollars * 100n +
    sum(levies.map((rate) => feeOf(price, quantity, rate, 0n)))
  );
}

async function fillOf(tab: Page, price: string, fee: string): Promise<Omit<Fill, 'orderNumber'>> {
  const main = tab.getByRole('main');
  return { price: await fact(main, price).innerText(), fee: await fact(main, fee).innerText() };
}

/** What the lines since an earlier reading come to; all of them are about that instrument. */
function comeTo(before: WireStatement, after: WireStatement, code: string): bigint {
  const added = linesSince(before, after);
  expect(new Set(added.map(({ stock_code: of }) => of))).toEqual(new Set([code]));
  return sum(added.map(({ amount }) => wireCents(amount)));
}

for (const each of traded) {
  journey(`${each.what}: bought, closed, and every cent is in the statement`, async ({ openPhone }) => {
    const { scenario, name, code, wallet, counted } = each;
    const phone = await openPhone();
    const tab = await phone.open({ scenario });
    await expectScreen(tab, 'Home');
    const before = await wireStatement(tab, { walletType: wallet });
    expectToClose(before);

    await followLink(tab, each.ticket);
    await expectScreen(tab, name);
    await expect(tab.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
    await typeQuantity(tab, each.quantity);
    await tab.getByRole('button', { name: each.leverage, exact: true }).click();
    const sheet = await review(tab, `Buy ${counted}`);
    if (each.isLargeShare) await sheet.getByRole('checkbox', { name: /of my buying power\.$/ }).check();
    await sheet.getByRole('textbox', { name: 'Transaction password' }).fill(demoUser.payPassword);
    await sheet.getByRole('button', { name: `Buy ${counted}` }).click();
    await expect(tab.getByRole('heading', { name: `Bought ${counted}` })).toBeVisible();
    const bought = await fillOf(tab, 'Price', 'Handling fee');

    await openTradeList(tab, 'Holdings');
    await tab
      .getByRole('table', { name: 'Holdings' })
      .getByRole('link', { name: `${code} ${name}`, exact: true })
      .click();
    await expectScreen(tab, name);
    await tab.getByRole('link', { name: 'Close position' }).click();
    await expectScreen(tab, 'Close position');
    await confirm(tab, `Close ${counted}`);
    await expect(tab.getByRole('heading', { name: `Closed ${counted}` })).toBeVisible();
    const sold = await fillOf(tab, 'Closing price', 'Closing fee');

    const [openPrice, closePrice] = [fine(bought.price), fine(sold.price)];
    const quantity = fine(each.quantity);
    expect(cents(bought.fee)).toBe(each.feeAt(openPrice, quantity));
    expect(cents(sold.fee)).toBe(each.feeAt(closePrice, quantity));
    const profit = worth(closePrice - openPrice, quantity * each.size);

    const after = await wireStatement(tab, { walletType: wallet });
    expectToClose(after);
    expect(comeTo(before, after, code)).toBe(profit - cents(bought.fee) - cents(sold.fee));
    const fees = linesSince(before, after).filter(({ kind }) => kind === 'fee');
    expect(sum(fees.map(({ amount }) => wireCents(amount)))).toBe(-cents(bought.fee) - cents(sold.fee));
  });
}

journey(
  'an order that the book filled in part is cancelled, what was filled is closed, and the rest cost nothing',
  async ({ openPhone }) => {
    const scenario = 'partly-filled';
    const phone = await openPhone();
    const tab = await phone.open({ scenario });
    await expectScreen(tab, 'Home');
    await openTradeList(tab, 'Entrusted');
    const cancel = tab.getByRole('button', { name: /^Cancel order: Buy long [\d,]+ Espey/ });
    const row = tab.getByRole('table', { name: 'Entrusted' }).getByRole('row').filter({ has: cancel });
    await expect(row).toContainText(/[1-9][\d,]* \/ [\d,]+/);
    await cancel.click();
    const question = tab.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    // Behind the question nothing has a role: the answer has come once that is closed.
    await expect(question).toBeHidden();
    await expect(cancel).toBeHidden();
    const before = await wireStatement(tab, { walletType: 'STOCK' });

    await openTradeList(tab, 'Holdings');
    await tab
      .getByRole('table', { name: 'Holdings' })
      .getByRole('link', { name: /^ESP Espey/ })
      .click();
    await tab.getByRole('link', { name: 'Close position' }).click();
    await expectScreen(tab, 'Close position');
    const close = tab.getByRole('main').getByRole('button', { name: /^Close [\d,]+ ESP$/ });
    const order = (await close.innerText()).trim();
    await confirm(tab, order);
    await expect(tab.getByRole('heading', { name: order.replace('Close', 'Closed') })).toBeVisible();
    const main = tab.getByRole('main');
    const booked = cents(await fact(main, 'P&L before fees').innerText());
    const fee = cents(await fact(main, 'Closing fee').innerText());

    const after = await wireStatement(tab, { walletType: 'STOCK' });
    expectToClose(after);
    expect(comeTo(before, after, 'ESP')).toBe(booked - fee);
    await openTradeList(tab, 'Entrusted');
    await expect(tab.getByRole('button', { name: /^Cancel order: .* Espey/ })).toBeHidden();
  },
);
