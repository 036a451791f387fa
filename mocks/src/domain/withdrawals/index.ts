/** Withdrawals to bank cards and digital wallets (spec §2, §4). */
export * from './methods.ts';
export * from './review.ts';
export * from './rows.ts';
export * from './withdrawals.ts';
