/** Payout accounts: where customers have their money sent. */
export * from './accounts.ts';
export * from './bank-card.ts';
export * from './digital-wallet.ts';
