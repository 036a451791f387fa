/** The brokerage's books: wallets, holds, statement. */
export * from './accounts.ts';
export * from './ledger.ts';
export * from './money.ts';
export * from './statement.ts';
