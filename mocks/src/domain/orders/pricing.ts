/** What an order or a position is worth and costs, in the currency of the wallet that pays. Nothing here changes anything. */
import type { Fixed, Product } from '#kernel/index.ts';
import { currencyOfWallet, money, receivedFor } from '../ledger/index.ts';
import type { Money, WalletCurrency, WalletRef } from '../ledger/index.ts';
import { exchangeRate } from '../market/index.ts';
import type { Currency, ExchangeRate } from '../market/index.ts';
import { atPar, orderAmount, orderFees, orderMargin, profitAt, totalOf, valueOf } from './amounts.ts';
import type { FeeLine, Held } from './amounts.ts';
import { instrumentOf } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { lastPrice } from './trading-hours.ts';

/** Whose, and of what product. */
type Owned = Pick<Order, 'userId' | 'key' | 'source'>;

/** So much at such a price. */
interface Deal {
  readonly price: Fixed;
  readonly quantity: Fixed;
}

/** A deal at the rate of an instant: every amount of an order or a closing is read from this. */
export interface PricedDeal {
  /** Exact, in the instrument's settlement currency. */
  readonly value: Product;
  /** From the settlement currency to that of the wallet that pays. */
  readonly rate: ExchangeRate<Currency, WalletCurrency>;
  /** The value in the wallet's currency, in cents. */
  readonly amount: Fixed;
  /** What the wallet puts up for it. */
  readonly margin: Fixed;
  /** The same in the settlement currency: a stop-out counts with it. */
  readonly settlementMargin: Fixed;
  /** What the brokerage takes, in the wallet's currency. */
  readonly fee: Fixed;
  /** What the fee consists of. */
  readonly feeLines: readonly FeeLine[];
}

/** The wallet that an order or a position is paid from. */
export function walletOf({ userId, source }: Pick<Owned, 'userId' | 'source'>): WalletRef {
  return { userId, type: termsOf(source).wallet };
}

/**
 * The market's rate from the currency an instrument settles in to that of the wallet that pays. It does not move with a
 * currency pair that is halted, as every price does.
 */
export function walletRate(
  brokerage: TradingBrokerage,
  item: Pick<Owned, 'key' | 'source'>,
  at: number,
): ExchangeRate<Currency, WalletCurrency> {
  const { settlementCurrency } = instrumentOf(brokerage, item);
  const { wallet } = termsOf(item.source);
  const prices = { price: (key: Order['key'], when: number) => lastPrice(brokerage, key, when) };
  return exchangeRate(prices, settlementCurrency, currencyOfWallet[wallet], at);
}

/** Prices an order, or what is closed of a position. */
export function priceDeal(
  brokerage: TradingBrokerage,
  item: Owned & Pick<Order, 'leverage'>,
  { price, quantity }: Deal,
  at: number,
): PricedDeal {
  return priceValue(brokerage, item, valueOf(price, quantity, instrumentOf(brokerage, item)), at);
}

/** As {@link priceDeal}, of what has several prices: the value is their exact sum. */
export function priceValue(
  brokerage: TradingBrokerage,
  item: Owned & Pick<Order, 'leverage'>,
  value: Product,
  at: number,
): PricedDeal {
  const rate = walletRate(brokerage, item, at);
  const feeLines = orderFees(value, termsOf(item.source), rate);
  return {
    value,
    rate,
    amount: orderAmount(value, rate),
    margin: orderMargin(value, item.leverage, rate),
    settlementMargin: orderMargin(value, item.leverage, atPar),
    fee: totalOf(feeLines),
    feeLines,
  };
}

/** Profit (+) or loss (−) of what is held, at a price, before fees, in the currency the instrument settles in. */
export function settledProfit(brokerage: TradingBrokerage, item: Owned & Held, price: Fixed): Money {
  return settledProfitOf(brokerage, item, valueOf(price, item.quantity, instrumentOf(brokerage, item)));
}

/** As {@link settledProfit}, for the exact value that it is or was closed for. */
export function settledProfitOf(brokerage: TradingBrokerage, item: Owned & Held, value: Product): Money {
  return money(profitAt(value, item), instrumentOf(brokerage, item).settlementCurrency);
}

/** As {@link settledProfit}, in the wallet's currency at the rate of the instant. */
export function walletProfit(
  brokerage: TradingBrokerage,
  item: Owned & Held,
  price: Fixed,
  at: number,
): Money<WalletCurrency> {
  return receivedFor(settledProfit(brokerage, item, price), walletRate(brokerage, item, at));
}

/** As {@link walletProfit}, for the exact value that it is closed for. */
export function walletProfitOf(
  brokerage: TradingBrokerage,
  item: Owned & Held,
  value: Product,
  at: number,
): Money<WalletCurrency> {
  return receivedFor(settledProfitOf(brokerage, item, value), walletRate(brokerage, item, at));
}
