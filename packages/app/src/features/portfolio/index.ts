/** What the user holds, closed and ordered, and one position in full (spec §2). */
export { default as PortfolioScreen } from './screens/Trade/Trade.tsx';
export { default as PositionScreen } from './screens/Position/Position.tsx';
/** The same lists as parts of a desk: tables whose columns can be chosen. */
export { HoldingsTable, type HoldingsTableProps } from './tables/HoldingsTable.tsx';
export { Blotter, type BlotterChoice, type BlotterTab, type BlotterTable } from './tables/Blotter.tsx';
export { OpenOrders, type OrdersProps } from './screens/Trade/Orders.tsx';
export { EndedOrders, Fills } from './screens/Trade/PastOrders.tsx';
export { useHoldingColumns } from './tables/holding-columns.tsx';
export { useOrderColumns, type OrdersKind } from './tables/order-columns.tsx';
export { useFillColumns } from './tables/fill-columns.tsx';
export type { TableColumn, TableOrder } from './tables/table.ts';
