/** Money that customers borrow: applied for, reviewed, credited to BALANCE and paid back by the month (DECISIONS 14, ADR 58). */
export * from './loans.ts';
export * from './offer.ts';
export * from './progress.ts';
export * from './schedule.ts';
