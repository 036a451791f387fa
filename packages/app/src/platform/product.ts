import type { AssetSource } from '@meridian/api';
import type { InstrumentParams } from './addresses.ts';

/** How a call names a product: an instrument, as one asset class offers it (DECISIONS 41). */
interface ProductRequest {
  readonly stockCode: string;
  readonly market: string;
  readonly source: AssetSource;
}

/** The product of an address, as calls ask for it. */
export function productOf({
  code,
  market,
  source,
}: Pick<InstrumentParams, 'code' | 'market' | 'source'>): ProductRequest {
  return { stockCode: code, market, source };
}
