import { amexRows } from '../data/amex.ts';
import { cryptoRows } from '../data/crypto.ts';
import { pairs } from '../data/forex.ts';
import { agriculturalRows } from '../data/futures-agricultural.ts';
import { energyRows, metalRows } from '../data/futures-metals-energy.ts';
import { hongKongRows } from '../data/hong-kong.ts';
import { asianIndexRows, europeanIndexRows, usIndexRows } from '../data/indices.ts';
import { nasdaqRows } from '../data/nasdaq.ts';
import { nyseRows } from '../data/nyse.ts';
import { wellKnownTickers } from '../data/well-known-tickers.ts';
import { membersOf } from './index-members.ts';
import type { Instrument } from './instrument.ts';
import { legsOf, volatilityOf } from '../path/legs.ts';
import { inventedHongKongStocks, inventedStocks } from './invented-shares.ts';
import { listCrypto, listForex, listFuture, listHongKongStock, listIndex, listStock } from './listing.ts';

/** Every code that is written by hand: an invented company cannot have it, whatever its exchange. */
const taken = new Set([
  ...wellKnownTickers,
  ...[...nasdaqRows, ...nyseRows, ...amexRows, ...hongKongRows, ...cryptoRows].map(([code]) => code),
]);
const invented = {
  NASDAQ: inventedStocks('NASDAQ', taken),
  NYSE: inventedStocks('NYSE', taken),
  AMEX: inventedStocks('AMEX', taken),
  HKEX: inventedHongKongStocks(taken),
};

/** By group and in the order lists show them: the invented ones last. */
const listed: readonly Instrument[] = [
  ...nasdaqRows.map((row) => listStock('NASDAQ', row)),
  ...invented.NASDAQ.map((row) => simulated(listStock('NASDAQ', row))),
  ...nyseRows.map((row) => listStock('NYSE', row)),
  ...invented.NYSE.map((row) => simulated(listStock('NYSE', row))),
  ...amexRows.map((row) => listStock('AMEX', row)),
  ...invented.AMEX.map((row) => simulated(listStock('AMEX', row))),
  ...hongKongRows.map(listHongKongStock),
  ...invented.HKEX.map((row) => simulated(listHongKongStock(row))),
  ...usIndexRows.map((row) => listIndex('US', row)),
  ...europeanIndexRows.map((row) => listIndex('Europe', row)),
  ...asianIndexRows.map((row) => listIndex('Asia', row)),
  ...pairs.map(([base, quote]) => listForex(base, quote)),
  ...metalRows.map(listFuture),
  ...energyRows.map(listFuture),
  ...agriculturalRows.map(listFuture),
  ...cryptoRows.map(listCrypto),
];

/** Every instrument of the simulated brokerage. An index is as volatile as its members make it. */
export const catalogue: readonly Instrument[] = listed.map((one) => {
  const members = membersOf(one, listed);
  return members.length === 0 ? one : { ...one, annualVolatility: volatilityOf(legsOf(one, members)) };
});

function simulated(instrument: Instrument): Instrument {
  return { ...instrument, isSimulated: true };
}
