/** An order to buy ten shares, and the receipt of it: for tests. */
import { toDecimal, type Order } from '@meridian/api';
import type { Sending } from '#submission/intent.ts';
import type { SentOrder } from '../model/sent-order.ts';

const d = toDecimal;

export const tenApple: SentOrder = {
  code: 'AAPL',
  market: 'NASDAQ',
  source: 0,
  direction: 0,
  openClose: 0,
  orderType: 0,
  quantity: d('10'),
  leverage: d('1'),
  limitPrice: null,
  positionId: null,
};

export const limitOrder: SentOrder = { ...tenApple, orderType: 1, limitPrice: d('250.00') };

/** As the wire has it: what fits it as an answer and as a value. */
export function receiptOf({
  clientOrderId,
  request: order,
}: Pick<Sending<SentOrder>, 'clientOrderId' | 'request'>): Order {
  return {
    orderNo: 'O1',
    localLogoUrl: null,
    clientOrderId,
    positionId: order.positionId ?? 'P1',
    stock_code: order.code,
    name: 'Apple',
    market: order.market,
    source: order.source as Order['source'],
    currency: 'USD',
    priceDecimals: 2,
    direction: order.direction,
    orderType: order.orderType,
    openClose: order.openClose,
    orderStatus: 1,
    quantity: order.quantity,
    limitPrice: order.limitPrice,
    price: d('264.40'),
    totalAmount: d('2644.00'),
    leverage: order.leverage,
    walletCurrency: 'USD',
    margin: d('2644.00'),
    handlingFee: d('1.32'),
    feeItems: [],
    frozenAmount: d('0'),
    filledQuantity: null,
    fills: null,
    profit: null,
    cancelledBy: null,
    reason: null,
    createTimeTimestamp: 1_763_479_800_000,
    modifyTimeTimestamp: 1_763_479_800_000,
  };
}
