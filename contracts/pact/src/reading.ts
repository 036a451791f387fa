/** What screens read: every field of a response schema. Whether an interaction holds it is derived, not listed. */
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { markOf, plain, type Example, type Json } from './example.ts';
import type { Interaction } from './interaction.ts';
import { fieldOf, type Field } from './shape.ts';

/** Paths of all fields that a call's answer has for its screens, such as `list[].price`. */
export function fieldsRead(id: EndpointId): string[] {
  return pathsOf(fieldOf(catalogue[id].response), '');
}

function pathsOf({ shape }: Field, path: string): string[] {
  switch (shape.kind) {
    case 'object':
      return Object.entries(shape.fields).flatMap(([key, field]) => {
        const own = path === '' ? key : `${path}.${key}`;
        return [own, ...pathsOf(field, own)];
      });
    case 'list':
      return [`${path}[]`, ...pathsOf(shape.item, `${path}[]`)];
    case 'record':
      return [`${path}.*`, ...pathsOf(shape.value, `${path}.*`)];
    default:
      return [];
  }
}

/** The paths at which an interaction's answer says something: neither null, nor an empty list. */
export function fieldsHeld({ endpoint, answer }: Interaction): Set<string> {
  const held = new Set<string>();
  if (!('data' in answer)) return held;
  const visit = ({ shape }: Field, value: Json | undefined, path: string) => {
    if (value === null || value === undefined) return;
    if (path !== '') held.add(path);
    if (shape.kind === 'object') {
      const fields = value as Readonly<Record<string, Json>>;
      for (const [key, field] of Object.entries(shape.fields))
        visit(field, fields[key], path === '' ? key : `${path}.${key}`);
    } else if (shape.kind === 'list') {
      for (const item of value as readonly Json[]) visit(shape.item, item, `${path}[]`);
    } else if (shape.kind === 'record') {
      for (const item of Object.values(value)) visit(shape.value, item as Json, `${path}.*`);
    }
  };
  visit(fieldOf(endpoint.response), plain(answer.data), '');
  return held;
}

/** Whether records are held whatever their keys: a key that is left out of the example is left out of the check. */
export function holdsEveryValue(example: Example): boolean {
  if (typeof example !== 'object' || example === null) return false;
  if (markOf(example)?.kind === 'everyValue') return true;
  return Object.values(example).some((inner) => holdsEveryValue(inner as Example));
}

const splitFields = ['splits', 'splits[]', 'splits[].t', 'splits[].ratio'] as const;
const undecided = 'nothing has been allotted when a subscription is taken';
const mostOffers = 'pact gives all offers one example, and most of them have none';
const justTaken = 'an order says why the brokerage ended it, and it has only just been taken';
const stillOpen = 'the position is open';
const unshown = 'no screen shows it, and the simulated brokerage has none';
const noCompany = 'a currency is of no sector';
const noVolume = 'nobody publishes the volume of a currency';

const justApplied = 'a loan has only just been applied for';
const noMark = 'an institution of the simulated brokerage has no logo';

const noLogo = 'a single month and a pair of currencies have no logo';
const notCancelled = 'the simulated brokerage cancels no copied order';
const noResultYet = {
  localLogoUrl: noLogo,
  reason: notCancelled,
  ...Object.fromEntries(
    ['openPrice', 'closePrice', 'profit'].map((field) => [
      field,
      'it has only been ordered: it does not run yet',
    ]),
  ),
};
const opens = 'what opens a position earned nothing yet';

const oneFee = 'the fee is the commission alone: the order of Hong Kong shares has more';
const noParts = Object.fromEntries(
  ['feeItems', 'feeItems[]', 'feeItems[].kind', 'feeItems[].amount'].map((path) => [path, oneFee]),
);
const noPartsInList = Object.fromEntries(
  Object.entries(noParts).map(([path, why]) => [`list[].${path}`, why]),
);

const beforeOpening = 'an order for the auction is filled as the session opens';
const notFilledYet = Object.fromEntries(
  [
    'price',
    'positionId',
    'fills',
    'fills[]',
    'fills[].price',
    'fills[].quantity',
    'fills[].fillTimestamp',
  ].map((path) => [path, beforeOpening]),
);

const oneStep = 'its price moves in the same steps at any height';
const noBands = Object.fromEntries(
  ['priceSteps', 'priceSteps[]', 'priceSteps[].from', 'priceSteps[].step'].map((path) => [path, oneStep]),
);

const paysInDollars = 'the price and the wallet are in dollars: nothing is exchanged';
const inDollars = {
  rate: paysInDollars,
  'rate.stock_code': paysInDollars,
  'rate.market': paysInDollars,
  'rate.price_nominal': paysInDollars,
  'rate.isInverse': paysInDollars,
  'rate.quoteTimestamp': paysInDollars,
};

/** Fields that an answer of a call cannot have, or that no screen shows yet, by call; with the reason. */
export const neverThere: Readonly<Partial<Record<EndpointId, Readonly<Record<string, string>>>>> = {
  'market.stockKline': Object.fromEntries(
    splitFields.map((path) => [path, 'no split lies within the candles']),
  ),
  'market.cryptoKline': Object.fromEntries(splitFields.map((path) => [path, 'a coin is not split'])),
  'market.cryptoDetail': {
    sector: 'coins are of no sector',
    opensAtTimestamp: 'coins are traded at all hours',
    closesAtTimestamp: 'coins are traded at all hours',
    ...inDollars,
    ...noBands,
  },
  'auth.login': { 'user.realDocuments': 'the screens of the identity check read it of `auth.userInfo`' },
  'market.cryptoPage': { 'list[].sector': 'coins are of no sector' },
  'market.globalIndex': { '[].sector': 'an index is of many sectors' },
  'market.homeCustomList': { 'europe[].sector': 'an index is of many sectors' },
  'market.futuresList': { 'list[].sector': 'a contract is of no sector' },
  'market.forexIndex': { '[].sector': noCompany, '[].volume': noVolume },
  'market.forexList': { 'list[].sector': noCompany, 'list[].volume': noVolume },
  'market.futuresOptions': { '[].sector': 'a contract is of no sector' },
  'market.futuresDetail': {
    sector: 'a contract is of no sector',
    marketCap: 'a contract is no company',
    ...inDollars,
    ...noBands,
  },
  'trading.createStockOrder': { ...noParts, reason: justTaken, cancelledBy: justTaken, profit: opens },
  'trading.createCryptoOrder': { ...noParts, reason: justTaken, cancelledBy: justTaken, profit: opens },
  'trading.createFutureOrder': {
    ...noParts,
    reason: justTaken,
    cancelledBy: justTaken,
    profit: opens,
    localLogoUrl: noLogo,
  },
  'funds.createDeposit': {
    received: 'a deposit has only just been reported',
    reason: 'a deposit has only just been reported',
  },
  'trading.createForexOrder': {
    ...noParts,
    reason: justTaken,
    cancelledBy: justTaken,
    profit: opens,
    localLogoUrl: noLogo,
  },
  'trading.createHkOrder': { reason: justTaken, cancelledBy: justTaken, profit: opens },
  'trading.createBlockTrade': { ...noParts, reason: justTaken, cancelledBy: justTaken, profit: opens },
  'trading.createAuctionStockOrder': {
    ...noParts,
    ...notFilledYet,
    reason: justTaken,
    cancelledBy: justTaken,
    profit: opens,
  },
  'trading.flatPosition': { ...noParts, reason: justTaken, cancelledBy: justTaken },
  'trading.entrustedOrders': noPartsInList,
  'trading.cancelOrder': {
    ...noParts,
    profit: opens,
    reason: 'the customer ended it, not the brokerage',
  },
  'trading.holdings': {
    'list[].closePrice': stillOpen,
    'list[].closeTimeTimestamp': stillOpen,
    'list[].sellProfit': stillOpen,
  },
  'trading.positionByStock': {
    'events[].margin': 'pact gives all events one example, and most of them change no margin',
    'events[].leverage': 'pact gives all events one example, and most of them change no margin',
    'events[].ratio': 'pact gives all events one example, and few of them are splits',
  },
  'trading.forexPositions': {
    'list[].lastTradeTimestamp': 'a pair of currencies has no end',
    'list[].closePrice': stillOpen,
    'list[].closeTimeTimestamp': stillOpen,
    'list[].sellProfit': stillOpen,
  },
  'trading.addPositionMargin': {
    'position.closePrice': stillOpen,
    'position.closeTimeTimestamp': stillOpen,
    'position.sellProfit': stillOpen,
  },
  'trading.closedPositions': {
    'list[].stopOutPrice': 'what is closed cannot be stopped out',
    'list[].todayCost': 'what is closed earns nothing today',
    'list[].openLeverage': 'nothing is added to what is closed',
    'list[].settlementMargin': 'what is closed cannot be stopped out',
  },
  'auth.applyService': {
    reason: justApplied,
    outstanding: justApplied,
    instalments: justApplied,
    'instalments[]': justApplied,
    'instalments[].number': justApplied,
    'instalments[].dueTimestamp': justApplied,
    'instalments[].principal': justApplied,
    'instalments[].interest': justApplied,
    'instalments[].status': justApplied,
    'instalments[].paidTimestamp': justApplied,
  },
  'market.ipoList': {
    'list[].discountedPrice': mostOffers,
    'list[].actualPrice': mostOffers,
    'list[].rate': mostOffers,
    'list[].rate.from': mostOffers,
    'list[].rate.to': mostOffers,
    'list[].rate.rate': mostOffers,
    'list[].rate.timestamp': mostOffers,
  },
  'trading.subscribeIpo': {
    actualPrice: undecided,
    allotmentQuantity: undecided,
    actualPaymentAmount: undecided,
    refundAmount: undecided,
    pendingPaymentAmount: undecided,
    positionId: undecided,
  },
  'trading.subscriptions': { 'list[].positionId': 'a subscription with a position is under way no more' },
  'funds.applyWithdrawal': { reason: 'a withdrawal has only just been applied for' },
  'funds.usableWithdrawalAmount': {
    'holds[].stock_code': 'what BALANCE holds is about no instrument',
  },
  'funds.transfer': { reason: 'the brokerage’s own transfers do not fail' },
  'follow.agencyList': {
    '[].localLogoUrl': noMark,
  },
  'trading.createFollowFutures': noResultYet,
  'trading.closeFollowFutures': { localLogoUrl: noLogo, reason: notCancelled },
  'trading.followFuturesList': { 'list[].localLogoUrl': noLogo, 'list[].reason': notCancelled },
  'content.articlePage': { 'list[].summary': unshown, 'list[].imageUrl': unshown },
  'content.articleDetail': { summary: 'the text begins with it', imageUrl: unshown },
};
