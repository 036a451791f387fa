/** An order or a closing with its price: what every figure of a ticket is read from. */
import type { Decimal, TradeDirection } from '@meridian/api';
import { walletValue, type Contract } from './contract.ts';
import { orderFee, type Fee, type FeeSchedule } from './fees.ts';
import { orderMargin, settlementMargin } from './margin.ts';
import { add, one, subtract } from './money.ts';

/** So much, at such a price, in such a contract. Price and quantity are above zero. */
export interface DealTerms {
  /** Of the position. */
  readonly direction: TradeDirection;
  readonly price: Decimal;
  readonly quantity: Decimal;
  readonly leverage: Decimal;
  readonly contract: Contract;
  /** Exact sum of price × quantity where it is filled at several prices; `price` is their average then, for showing. */
  readonly sum?: Decimal;
}

/** The price and the quantity that its amounts are worked out of, exactly. */
export function amountsOf({ price, quantity, sum }: Pick<DealTerms, 'price' | 'quantity' | 'sum'>): {
  readonly price: Decimal;
  readonly quantity: Decimal;
} {
  return sum === undefined ? { price, quantity } : { price: sum, quantity: one };
}

/** Money in the wallet's currency, in cents, unless it says otherwise. */
export interface Deal extends DealTerms {
  /** Price × quantity × contract size, at the rate of the contract. */
  readonly value: Decimal;
  /** What the wallet puts up: value ÷ leverage. */
  readonly margin: Decimal;
  /** The same in the currency that the instrument settles in: a stop-out counts with it. */
  readonly settlementMargin: Decimal;
}

export function priceDeal(terms: DealTerms): Deal {
  const { leverage, contract } = terms;
  const { price, quantity } = amountsOf(terms);
  return {
    ...terms,
    value: walletValue(price, quantity, contract),
    margin: orderMargin(price, quantity, leverage, contract),
    settlementMargin: settlementMargin(price, quantity, leverage, contract),
  };
}

/** A deal on the brokerage's terms. */
export interface ChargedDeal extends Deal, Fee {
  /** Margin + fee: what has to be free in the wallet to open it. */
  readonly cost: Decimal;
}

/** What a closing is made of, in the wallet's currency: estimated before, or as it was booked. */
export interface ClosingParts {
  /** The part of the margin that is given back. */
  readonly margin: Decimal;
  /** Before fees, signed. */
  readonly profit: Decimal;
  /** Of the closing, and the part of the opening's that goes with what is closed. */
  readonly fee: Decimal;
  readonly openFees: Decimal;
}

/** What the wallet's free money gains by closing, and what the whole trade came to: of an estimate and of a receipt alike. */
export function closeDeal({ margin, profit, fee, openFees }: ClosingParts): {
  readonly proceeds: Decimal;
  readonly net: Decimal;
} {
  return { proceeds: subtract(add(margin, profit), fee), net: subtract(profit, add(openFees, fee)) };
}

export function chargeDeal(deal: Deal, schedule: FeeSchedule): ChargedDeal {
  const { price, quantity } = amountsOf(deal);
  const fee = orderFee(price, quantity, schedule, deal.contract);
  return { ...deal, ...fee, cost: add(deal.margin, fee.fee) };
}
