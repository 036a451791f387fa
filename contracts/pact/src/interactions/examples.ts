/** Example payloads. Constants, never generated: the pact file must not change by itself. */
import { exactly, type Example } from '../example.ts';

const time = 1_795_015_800_000;

export const quoteExample = {
  stock_code: 'AAPL',
  name: 'Apple',
  market: 'NASDAQ',
  source: 0,
  currency: 'USD',
  price_nominal: '268.12',
  change: '1.24',
  change_ratio: '0.46',
  volume: '12345678',
  priceDecimals: 2,
  selfSelectStatus: false,
  localLogoUrl: 'https://static.meridian.example/logos/AAPL.svg',
  marketStatus: 'open',
  isDelayed: false,
  quoteTimestamp: time,
  spark: ['268.12'],
} satisfies Example;

/** The instrument that was asked for: an answer about another one is not read. */
export const ofAsked = ({ stockCode, market }: { readonly stockCode: string; readonly market: string }) =>
  ({ stock_code: exactly(stockCode), market: exactly(market) }) satisfies Example;

/** Of a share, which belongs to a sector. */
export const shareExample = { ...quoteExample, sector: 'technology' } satisfies Example;

export const detailExample = {
  ...quoteExample,
  open: '267.00',
  previousClose: '266.88',
  high: '268.50',
  low: '266.10',
  week52High: '288.00',
  week52Low: '180.00',
  marketCap: '3950000000000',
  amplitude: '0.90',
  bid: '268.11',
  ask: '268.13',
  bidVolume: '300',
  askVolume: '200',
  turnover: '3300000000',
  priceStep: '0.01',
  quantityStep: '1',
  minQuantity: '1',
  contractSize: '1',
  walletCurrency: 'USD',
  isHalted: false,
  isHalfDay: false,
  closesAtTimestamp: time,
  timeZone: 'America/New_York',
  profile: 'Designs and sells devices.',
  isSimulated: false,
} satisfies Example;

export const klineExample = {
  type: 'Intraday',
  intervalMs: 60_000,
  previousClose: '266.88',
  list: [{ t: time, o: '267', h: '268.5', l: '266.1', c: '268.12', v: '120034' }],
  sessions: [{ start: time, end: time }],
} satisfies Example;

export const tradeExample = {
  id: 'BTCUSDT-1',
  price: '91540.5',
  quantity: '0.012',
  side: 'buy',
  tradeTimestamp: time,
} satisfies Example;

export const fillExample = { price: '268.12', quantity: '10', fillTimestamp: time } satisfies Example;

export const orderExample = {
  orderNo: 'O-1',
  clientOrderId: 'intent-1',
  stock_code: 'AAPL',
  name: 'Apple',
  market: 'NASDAQ',
  source: 0,
  currency: 'USD',
  priceDecimals: 2,
  localLogoUrl: 'https://static.meridian.example/logos/AAPL.svg',
  direction: 0,
  orderType: 0,
  openClose: 0,
  orderStatus: 1,
  quantity: '10',
  totalAmount: '2681.20',
  leverage: '1',
  walletCurrency: 'USD',
  margin: '2681.20',
  handlingFee: '1.34',
  frozenAmount: '0',
  filledQuantity: '10',
  createTimeTimestamp: time,
  modifyTimeTimestamp: time,
} satisfies Example;

export const positionExample = {
  id: 'P-1',
  stock_code: 'AAPL',
  name: 'Apple',
  market: 'NASDAQ',
  source: 0,
  currency: 'USD',
  priceDecimals: 2,
  localLogoUrl: 'https://static.meridian.example/logos/AAPL.svg',
  direction: 0,
  quantity: '10',
  openPrice: '266.00',
  contractSize: '1',
  cost: '2660.00',
  todayCost: '2668.80',
  leverage: '2',
  openLeverage: '2',
  walletCurrency: 'USD',
  margin: '1330.00',
  settlementMargin: '1330.00',
  handlingFee: '1.33',
  price_nominal: '268.12',
  previousClose: '266.88',
  profit: '21.20',
  zdf: '0.80',
  stopOutPrice: '166.25',
  otherPartsProfit: '0.00',
  carried: '0.00',
  marketStatus: 'open',
  orderNo: 'O-1',
  orderType: 0,
  createTimeTimestamp: time,
  marketDateTimestamp: time,
  modifyTimeTimestamp: time,
} satisfies Example;

// A single month has no logo.
const { localLogoUrl: _logo, ...plainPosition } = positionExample;

/** Two contracts on 100 troy ounces of gold each. */
export const futurePositionExample = {
  ...plainPosition,
  stock_code: 'GCG27',
  name: 'Gold Feb 2027',
  market: 'COMEX',
  source: exactly(3),
  priceDecimals: 1,
  quantity: exactly('2'),
  openPrice: '4000.0',
  contractSize: exactly('100'),
  cost: '800000.0',
  todayCost: '801000.0',
  leverage: '20',
  openLeverage: '20',
  walletCurrency: exactly('USD'),
  margin: '40000.00',
  settlementMargin: '40000.00',
  handlingFee: '80.00',
  price_nominal: '4012.5',
  previousClose: '4005.0',
  profit: '2500.00',
  zdf: '6.25',
  stopOutPrice: '3900.0',
  lastTradeTimestamp: time,
} satisfies Example;

/** A hundred thousand dollars for yen: what it earns is in yen, and its wallet is paid in dollars. */
export const pairPositionExample = {
  ...positionExample,
  stock_code: 'USDJPY',
  name: 'US Dollar/Japanese Yen',
  market: 'FOREX',
  source: exactly(2),
  currency: exactly('JPY'),
  priceDecimals: 3,
  localLogoUrl: 'https://static.meridian.example/logos/USDJPY.svg',
  quantity: exactly('100000'),
  openPrice: '154.100',
  contractSize: exactly('1'),
  cost: '15410000.000',
  todayCost: '15420000.000',
  leverage: '50',
  openLeverage: '50',
  walletCurrency: exactly('USD'),
  rate: {
    stock_code: exactly('USDJPY'),
    market: 'FOREX',
    price_nominal: '154.682',
    isInverse: exactly(true),
    quoteTimestamp: time,
  },
  margin: '2000.00',
  settlementMargin: '308200.00',
  handlingFee: '2.00',
  price_nominal: '154.682',
  previousClose: '154.200',
  profit: '376.25',
  zdf: '18.81',
  stopOutPrice: '152.559',
} satisfies Example;

export const walletExample = {
  walletType: 'STOCK',
  currency: 'USD',
  balance: '25000',
  usedBalance: '0',
} satisfies Example;

/** One page with one row. */
export const pageOfOne = (row: Example) =>
  ({ list: [row], pageNo: 1, totalPage: 1, total: 1 }) satisfies Example;
/** An empty list. */
export const emptyPage = {
  list: exactly([]),
  pageNo: 1,
  totalPage: 1,
  total: exactly(0),
} satisfies Example;
