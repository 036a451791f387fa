/** What an order may be a slip in: asked before it is sent, with the figure. Pure. */
import {
  openClose,
  orderType,
  tradeDirection,
  type Decimal,
  type Order,
  type TradeDirection,
} from '@meridian/api';
import {
  absolute,
  compare,
  divide,
  hundred,
  isPositive,
  multiply,
  one,
  parseAmount,
  subtract,
} from '#domain/money.ts';
import { isShort, type TicketForm } from './form.ts';
import type { TicketSummary } from './summary.ts';

/** From where on a person is asked, in percent points. */
const concernLimits = {
  /** Of a limit from the market, on the side that costs more than the market does. */
  worseThanMarket: '3' as Decimal,
  /** On the side that waits for a better price. */
  betterThanMarket: '30' as Decimal,
  /** Of the buying power, for an order that can lose more than its price moves. */
  shareOfBuyingPower: '50' as Decimal,
} as const;

export type Concern =
  | {
      readonly kind: 'farFromMarket';
      readonly side: 'above' | 'below';
      readonly percent: Decimal;
      readonly last: Decimal;
    }
  | { readonly kind: 'largeShare'; readonly percent: Decimal }
  | { readonly kind: 'againstOwnOrder'; readonly order: Order };

/** What is known besides the form. */
interface Known {
  readonly lastPrice: Decimal | null;
  /** One's own orders for the same product that wait. */
  readonly waiting: readonly Order[];
}

export function concernsOf(form: TicketForm, summary: TicketSummary, known: Known): readonly Concern[] {
  return [
    ...limitConcern(form, form.direction, known.lastPrice),
    ...shareConcern(form, summary),
    ...ownOrderConcern(form.direction, known.waiting),
  ];
}

/** Of a limit that opens or closes: `side` is that of the market it trades on, 0 to buy. */
export function limitConcern(
  { orderType: type, limitPrice }: Pick<TicketForm, 'orderType' | 'limitPrice'>,
  side: TradeDirection,
  last: Decimal | null,
): readonly Extract<Concern, { kind: 'farFromMarket' }>[] {
  const limit = type === orderType.limit ? parseAmount(limitPrice) : null;
  if (limit === null || last === null || !isPositive(limit) || !isPositive(last)) return [];
  const percent = divide(multiply(absolute(subtract(limit, last)), hundred), last, 2, 'half-up');
  const isAbove = compare(limit, last) > 0;
  const isWorse = isAbove === (side === tradeDirection.buy);
  const most = isWorse ? concernLimits.worseThanMarket : concernLimits.betterThanMarket;
  if (compare(percent, most) <= 0) return [];
  return [{ kind: 'farFromMarket', side: isAbove ? 'above' : 'below', percent, last }];
}

function shareConcern(
  { direction, leverage }: TicketForm,
  { buyingPower, total }: TicketSummary,
): readonly Concern[] {
  const isLeveraged = isShort(direction) || compare(leverage, one) > 0;
  if (!isLeveraged || total.value === null || buyingPower.value === null) return [];
  if (!isPositive(buyingPower.value)) return [];
  const percent = divide(multiply(total.value, hundred), buyingPower.value, 2, 'half-up');
  return compare(percent, concernLimits.shareOfBuyingPower) > 0 ? [{ kind: 'largeShare', percent }] : [];
}

/** Whether an order buys: opening a long or closing a short. */
const buys = ({ direction, openClose: side }: Pick<Order, 'direction' | 'openClose'>): boolean =>
  (direction === tradeDirection.buy) === (side === openClose.open);

function ownOrderConcern(direction: TradeDirection, waiting: readonly Order[]): readonly Concern[] {
  const opposite = waiting.find((order) => buys(order) !== (direction === tradeDirection.buy));
  return opposite === undefined ? [] : [{ kind: 'againstOwnOrder', order: opposite }];
}
