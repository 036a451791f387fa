/** What an order or a position is worth and costs, in the currency of the wallet that pays. Nothing here changes anything. */
import type { Fixed, Product } from '#kernel/index.ts';
import { currencyOfWallet, money, receivedFor } from '../ledger/index.ts';
import type { Money, WalletCurrency, WalletRef } from '../ledger/index.ts';
import { exchangeRate } from '../market/index.ts';
import type { Currency, ExchangeRate } from '../market/index.ts';
import { orderAmount, orderFee, orderMargin, profitAt, valueOf } from './amounts.ts';
import type { Held } from './amounts.ts';
import { instrumentOf } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { lastPrice } from './trading-hours.ts';

/** Whose, and of what product. */
type Owned = Pick<Order, 'userId' | 'key' | 'source'>;

/** So much at such a price. */
export interface Deal {
  readonly price: Fixed;
  readonly quantity: Fixed;
}

/** The wallet that an order or a position is paid from. */
export function walletOf({ userId, source }: Pick<Owned, 'userId' | 'source'>): WalletRef {
  return { userId, type: termsOf(source).wallet };
}

/**
 * The market's rate from the currency an instrument settles in to that of the wallet that pays. It stands still with a
 * currency pair that is halted, as every price does.
 */
export function walletRate(
  brokerage: TradingBrokerage,
  item: Owned,
  at: number,
): ExchangeRate<Currency, WalletCurrency> {
  const { settlementCurrency } = instrumentOf(brokerage, item);
  const prices = { price: (key: Order['key'], when: number) => lastPrice(brokerage, key, when) };
  return exchangeRate(prices, settlementCurrency, currencyOfWallet[walletOf(item).type], at);
}

/** Value of a deal in the instrument's settlement currency, exact. */
export function dealValue(brokerage: TradingBrokerage, item: Owned, { price, quantity }: Deal): Product {
  return valueOf(price, quantity, instrumentOf(brokerage, item));
}

/** Value of a deal in the wallet's currency. */
export function amountFor(brokerage: TradingBrokerage, item: Owned, deal: Deal, at: number): Fixed {
  return orderAmount(dealValue(brokerage, item, deal), walletRate(brokerage, item, at));
}

/** What a deal at a leverage holds of the wallet. */
export function marginFor(
  brokerage: TradingBrokerage,
  item: Owned & Pick<Order, 'leverage'>,
  deal: Deal,
  at: number,
): Fixed {
  return orderMargin(dealValue(brokerage, item, deal), item.leverage, walletRate(brokerage, item, at));
}

/** What the brokerage takes for a deal. */
export function feeFor(brokerage: TradingBrokerage, item: Owned, deal: Deal, at: number): Fixed {
  return orderFee(dealValue(brokerage, item, deal), termsOf(item.source), walletRate(brokerage, item, at));
}

/** Profit (+) or loss (−) of what is held, at a price, before fees, in the currency the instrument settles in. */
export function settledProfit(brokerage: TradingBrokerage, item: Owned & Held, price: Fixed): Money {
  const { settlementCurrency } = instrumentOf(brokerage, item);
  return money(
    profitAt(dealValue(brokerage, item, { price, quantity: item.quantity }), item),
    settlementCurrency,
  );
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
