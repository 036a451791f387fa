/** A subscription to new shares, as a form of the layer `submission` (DECISIONS 37, 51). Pure. */
import type { Decimal, Offer } from '@meridian/api';
import * as v from 'valibot';
import {
  compare,
  divide,
  isOnStep,
  isPositive,
  isZero,
  multiply,
  one,
  parseAmount,
  subtract,
  typeAmount,
  zero,
} from '#domain/money.ts';
import { heldPrice, inWallet } from '#presentation/ipo/offer.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';

export interface IpoForm {
  /** Shares, as typed. */
  readonly quantity: string;
}

export type IpoEvent = { readonly type: 'quantityTyped'; readonly text: string };

export interface IpoFacts {
  readonly offer: Offer;
  /** Of SUBSCRIPTION; null while it is not known. */
  readonly wallet: { readonly free: Decimal; readonly currency: string } | null;
  readonly isClosed: boolean;
}

export interface IpoSummary {
  readonly quantity: Decimal | null;
  readonly lots: Decimal | null;
  /** At the highest price, in the offer's currency. */
  readonly total: Decimal | null;
  /** What the wallet holds for it, in the wallet's currency. */
  readonly held: Decimal | null;
  /** Free in the wallet afterwards. */
  readonly left: Decimal | null;
}

export interface SentIpo {
  readonly stockCode: string;
  readonly market: string;
  readonly quantity: Decimal;
}

export type IpoProblem =
  | { readonly kind: 'closed' | 'quantityMissing' | 'nothing' | 'partOfLot' | 'tooMany' }
  | { readonly kind: 'fundsShort'; readonly missing: Decimal };

/** Of an instrument or a market, as it is kept on the device. */
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const nothing: IpoSummary = { quantity: null, lots: null, total: null, held: null, left: null };

export const ipoModel: FormModel<IpoForm, IpoEvent, IpoFacts, IpoSummary, IpoProblem, SentIpo> = {
  stored: intentOf(
    v.object({ quantity: typedText }),
    v.object({ stockCode: name, market: name, quantity: positiveText }),
  ),
  reduce: (form, { text }) => ({ quantity: typeAmount(text, { decimals: 0 }) ?? form.quantity }),
  summarise({ quantity: typed }, { offer, wallet }) {
    const quantity = parseAmount(typed);
    if (quantity === null || !isPositive(quantity)) return nothing;
    const { highestPrice, lotSize, currency, rate } = offer;
    const price = heldPrice(offer);
    const lots = lotSize && divide(quantity, lotSize, 4, 'down');
    const total = highestPrice && multiply(highestPrice, quantity);
    const held =
      price === null || wallet === null
        ? null
        : inWallet({ amount: multiply(price, quantity), currency }, rate, wallet.currency);
    return { quantity, lots, total, held, left: held && wallet && subtract(wallet.free, held) };
  },
  check({ quantity: typed }, { quantity, left }, { offer, isClosed }) {
    if (isClosed) return [{ kind: 'closed' }];
    if (quantity === null) {
      const value = parseAmount(typed);
      return [{ kind: value !== null && isZero(value) ? 'nothing' : 'quantityMissing' }];
    }
    const { lotSize, maxQuantity } = offer;
    if (lotSize !== null && !isOnStep(quantity, lotSize)) return [{ kind: 'partOfLot' }];
    if (maxQuantity !== null && compare(quantity, maxQuantity) > 0) return [{ kind: 'tooMany' }];
    if (left !== null && compare(left, zero) < 0)
      return [{ kind: 'fundsShort', missing: subtract(zero, left) }];
    return [];
  },
  toRequest: ({ quantity }, { offer }) => ({
    stockCode: offer.stock_code,
    market: offer.market,
    quantity: parseAmount(quantity) ?? one,
  }),
  toForm: ({ quantity }) => ({ quantity }),
};
