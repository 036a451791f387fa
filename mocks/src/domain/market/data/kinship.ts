/** Who moves with whom, where it differs from the habit of a group. */
import type { InstrumentKey } from '../instrument.ts';

/** Instruments that follow another one step for step: the same thing in another size or with another vote. */
export const twins: Readonly<Record<InstrumentKey, InstrumentKey>> = {
  'US:GOOG': 'US:GOOGL',
  'FUTURE:MGC': 'FUTURE:GC',
  'FUTURE:SIL': 'FUTURE:SI',
  'FUTURE:MCL': 'FUTURE:CL',
  'FUTURE:QG': 'FUTURE:NG',
};

/** Correlation of an instrument with its market. */
export const marketShares: Readonly<Record<InstrumentKey, number>> = {
  'INDEX:SPX': 0.99,
  'INDEX:OEX': 0.98,
  'INDEX:NYA': 0.96,
  'INDEX:IXIC': 0.96,
  'INDEX:NDX': 0.95,
  'INDEX:RUT': 0.86,
  'INDEX:SML': 0.86,
  'INDEX:SOX': 0.8,
  'INDEX:DJT': 0.8,
  'INDEX:DJU': 0.5,
  'INDEX:XAX': 0.55,
  'INDEX:SXXP': 0.98,
  'INDEX:SX5E': 0.97,
  'INDEX:HSI': 0.98,
  'INDEX:HSCEI': 0.97,
  'INDEX:HSTECH': 0.9,
  'FUTURE:GC': 0.75,
  'FUTURE:SI': 0.8,
  'FUTURE:CL': 0.96,
  'FUTURE:BZ': 0.96,
  'FUTURE:RB': 0.85,
  'FUTURE:HO': 0.88,
  'FUTURE:NG': 0.15,
  'CRYPTO:BTCUSDT': 0.94,
  'CRYPTO:ETHUSDT': 0.9,
};
