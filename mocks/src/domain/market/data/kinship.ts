/** Who moves with whom, where it differs from the habit of a group. */
import type { InstrumentKey } from '../instruments/instrument.ts';

/** Instruments that follow another one step for step: the same thing in another size or with another vote. */
export const twins: Readonly<Record<InstrumentKey, InstrumentKey>> = {
  'US:GOOG': 'US:GOOGL',
  'FUTURE:MGC': 'FUTURE:GC',
  'FUTURE:SIL': 'FUTURE:SI',
  'FUTURE:MCL': 'FUTURE:CL',
  'FUTURE:QG': 'FUTURE:NG',
};

/** Correlation of an instrument with its market. An index with members of ours has that of its members. */
export const marketShares: Readonly<Record<InstrumentKey, number>> = {
  'INDEX:RUT': 0.86,
  'INDEX:SML': 0.86,
  'INDEX:SXXP': 0.98,
  'INDEX:SX5E': 0.97,
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
