import { isOffered } from '#domain/ipo/index.ts';
import { newIssueWithCode } from '#domain/market/index.ts';
import type { NewIssue } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Caller } from '../context.ts';

/** @throws BusinessRefusal `notFound` for what is not offered, or was not yet. */
export function offerOfRequest(
  { state, now }: Pick<Caller, 'state' | 'now'>,
  { stockCode, market }: { stockCode: string; market: string },
): NewIssue {
  const issue = newIssueWithCode(stockCode);
  if (issue?.exchange !== market || !isOffered(state, issue, now))
    throw refuse('notFound', { what: 'offer' });
  return issue;
}
