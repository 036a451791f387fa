/** Money that is borrowed: applied for, and paid back by the month (spec §2, DECISIONS 14, ADR 58). */
export { default as LoanScreen } from './screens/Loan/Loan.tsx';
