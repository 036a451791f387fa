import type { AssetClassDefinition, ClosableClass, ClosingCapability } from './definition.ts';
import { forexClosing } from './forex/closing.ts';
import { futureClosing } from './future/closing.ts';
import { hkStockClosing } from './hkStock/closing.ts';
import { assetPaths } from '#platform/asset-paths.ts';

/** Classes whose positions can be closed though they have no ticket, by source. Fetched with the screens that close. */
const withoutTicket: ReadonlyMap<number, ClosingCapability> = new Map([
  [assetPaths.forex.source, forexClosing],
  [assetPaths.future.source, futureClosing],
  [assetPaths.hkStock.source, hkStockClosing],
]);

/** The class where its positions can be closed, with or without a ticket, else undefined. */
export function closableClass(definition: AssetClassDefinition | undefined): ClosableClass | undefined {
  if (definition?.quote === undefined) return undefined;
  const { quote, ticket, paths } = definition;
  const closing = ticket ?? withoutTicket.get(paths.source);
  return closing && { ...definition, quote, closing };
}
