import { toDecimal, tradeDirection, type Position } from '@meridian/api';

const d = toDecimal;

/** An open position, long and plain where nothing else is said. */
export function heldAs(fields: Partial<Position>): Position {
  return {
    id: 'P1',
    stock_code: 'TSLA',
    name: 'Tesla',
    market: 'NASDAQ',
    source: 0,
    currency: 'USD',
    priceDecimals: 2,
    localLogoUrl: null,
    direction: tradeDirection.buy,
    quantity: d('1'),
    openPrice: d('100'),
    contractSize: d('1'),
    cost: d('100'),
    todayCost: null,
    leverage: d('1'),
    walletCurrency: 'USD',
    rate: null,
    margin: d('100'),
    handlingFee: d('0'),
    price_nominal: d('100'),
    previousClose: null,
    profit: d('0'),
    zdf: d('0'),
    stopOutPrice: null,
    marketStatus: 'open',
    lastTradeTimestamp: null,
    orderNo: 'O1',
    orderType: null,
    createTimeTimestamp: 0,
    marketDateTimestamp: 0,
    modifyTimeTimestamp: 0,
    closePrice: null,
    closeTimeTimestamp: null,
    carried: null,
    sellProfit: null,
    openLeverage: null,
    settlementMargin: null,
    otherPartsProfit: null,
    ...fields,
  };
}
