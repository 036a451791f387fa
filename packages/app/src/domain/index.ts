/** Pure arithmetic of trading: no React, no messages, no calls. */
export * from './contract.ts';
export * from './deal.ts';
export * from './fees.ts';
export * from './figures.ts';
export * from './margin.ts';
export * from './money.ts';
export * from './profit.ts';
export * from './sessions.ts';
export * from './today-profit.ts';
