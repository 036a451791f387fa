import type { Position } from '@meridian/api';
import { builtAssetClassOf } from '../../../../asset-classes/registry.ts';

/** What a position counts: AAPL, BTC. Classes that are not built yet count by their code. */
export function unitOf(position: Position): string {
  return builtAssetClassOf(position.source)?.quantity.unitOf(position.stock_code) ?? position.stock_code;
}
