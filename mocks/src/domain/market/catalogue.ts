import { amexRows } from './data/amex.ts';
import { cryptoRows } from './data/crypto.ts';
import { pairs } from './data/forex.ts';
import { agriculturalRows } from './data/futures-agricultural.ts';
import { energyRows, metalRows } from './data/futures-metals-energy.ts';
import { hongKongRows } from './data/hong-kong.ts';
import { asianIndexRows, europeanIndexRows, usIndexRows } from './data/indices.ts';
import { nasdaqRows } from './data/nasdaq.ts';
import { nyseRows } from './data/nyse.ts';
import type { Instrument } from './instrument.ts';
import { listCrypto, listForex, listFuture, listHongKongStock, listIndex, listStock } from './listing.ts';

/** Every instrument of the simulated brokerage, by group and in the order lists show them. */
export const catalogue: readonly Instrument[] = [
  ...nasdaqRows.map((row) => listStock('NASDAQ', row)),
  ...nyseRows.map((row) => listStock('NYSE', row)),
  ...amexRows.map((row) => listStock('AMEX', row)),
  ...hongKongRows.map(listHongKongStock),
  ...usIndexRows.map((row) => listIndex('US', row)),
  ...europeanIndexRows.map((row) => listIndex('Europe', row)),
  ...asianIndexRows.map((row) => listIndex('Asia', row)),
  ...pairs.map(([base, quote]) => listForex(base, quote)),
  ...metalRows.map(listFuture),
  ...energyRows.map(listFuture),
  ...agriculturalRows.map(listFuture),
  ...cryptoRows.map(listCrypto),
];
