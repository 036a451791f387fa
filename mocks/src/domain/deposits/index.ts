/** Deposits by wallet and by bank (spec §1, §5). */
export * from './deposits.ts';
export * from './methods.ts';
export * from './progress.ts';
