/** Shares that are offered before they are listed. */
export type { IssueMarket } from './issue-dates.ts';
export { paidPrice } from './issue-terms.ts';
export { newIssueOf, newIssueWithCode, newIssuesAt } from './issue-table.ts';
export type { NewIssue } from './new-issue.ts';
export { demandOf, demandSoFar } from './new-share.ts';
