import type { AssetSource } from '@meridian/api';
import type { InstrumentParams, PositionParams } from './addresses.ts';

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

interface RecordRequest extends Omit<ProductRequest, 'market'> {
  readonly market?: string;
  readonly id?: string;
}

/** One's own position of an address, as calls ask for it: what the address leaves out, its record has (DECISIONS 47). */
export function recordOf({
  code,
  market,
  source,
  id,
}: Pick<PositionParams, 'code' | 'market' | 'source' | 'id'>): RecordRequest {
  return { stockCode: code, source, ...(market !== '' && { market }), ...(id !== '' && { id }) };
}
