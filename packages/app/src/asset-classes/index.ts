/** One registry of the nine asset classes; nothing outside this folder asks which class it has. */
export type { AssetClassDefinition, BuiltAssetClass, PlannedAssetClass, TicketField } from './definition.ts';
export { assetClasses, assetClassOf, assetClassOfTicket, builtAssetClassOf } from './registry.ts';
export {
  statistics,
  statisticValue,
  type StatDefinition,
  type StatFormat,
  type StatKey,
} from './statistics.ts';
