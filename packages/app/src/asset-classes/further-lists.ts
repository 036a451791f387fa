import { routePaths } from '#platform/address/paths.ts';
import type { ListCapability } from './definition.ts';
import { agriculturalGoods } from './future/future.ts';
import { popularStocks } from './stock/stock.ts';

/** Lists that a class has besides its own, by their paths (spec §2, product screens). */
export const furtherLists: ReadonlyMap<string, ListCapability> = new Map([
  [routePaths.productPopular, popularStocks],
  [routePaths.productAgricultural, agriculturalGoods],
]);
