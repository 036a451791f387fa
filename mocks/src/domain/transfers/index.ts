/** Transfers between a customer's wallets. */
export * from './transfer.ts';
