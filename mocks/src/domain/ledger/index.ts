/** The brokerage's books: wallets, holds, statement. */
export * from './accounts.ts';
export * from './exchange.ts';
export * from './holds.ts';
export {
  LedgerDefect,
  amountIn,
  createLedger,
  imbalances,
  move,
  moveIfAny,
  openWallets,
  walletBook,
  walletsOf,
} from './ledger.ts';
export type { Deal, Entry, Ledger, Movement } from './ledger.ts';
export * from './money.ts';
export * from './statement.ts';
