/** Orders and positions: how they are taken, filled, closed, stopped out. */
export * from './acceptance.ts';
export * from './contract-ends.ts';
export * from './near-stop-outs.ts';
export * from './processes.ts';
export * from './amounts.ts';
export * from './book-execution.ts';
export * from './flow.ts';
export * from './intent.ts';
export * from './margin-change.ts';
export * from './order-desk.ts';
export * from './order-record.ts';
export * from './pricing.ts';
export { todayCost } from './earnings.ts';
export * from './profit.ts';
export * from './settlement.ts';
export * from './state.ts';
export * from './terms.ts';
export * from './trading-hours.ts';
