/** Which instruments a call is about. */
import type { Instrument, InstrumentGroup } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Caller } from '../../context.ts';
import { instrumentOfRequest } from './quote-views.ts';

/** A quote call of one group answers for no other. @throws BusinessRefusal `notFound`. */
export function instrumentOfGroup(
  caller: Caller,
  request: { stockCode: string; market: string },
  isCrypto: boolean,
): Instrument {
  const instrument = instrumentOfRequest(caller, request);
  if ((instrument.group === 'CRYPTO') !== isCrypto) throw refuse('notFound', { what: 'instrument' });
  return instrument;
}

export function listed(caller: Caller, group: InstrumentGroup): readonly Instrument[] {
  if (caller.state.listings === 'empty') return [];
  return caller.state.market.instruments.filter((instrument) => instrument.group === group);
}
