import type { ApiProblem } from '@meridian/api';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './problems.messages.ts';

interface ProblemText {
  /** What happened and what to do next. A refusal speaks in the server's own words (spec §8). */
  readonly reason: string;
  /** What keeps any call from being answered: shown once for a whole screen. Null where the reason is the call's own. */
  readonly cause: string | null;
  /** False where asking again changes nothing by itself. */
  readonly canRetry: boolean;
}

/** Why a read failed, in words. */
export function useProblemText(): (problem: ApiProblem) => ProblemText {
  const intl = useIntl();
  return (problem) => {
    const { kind } = problem;
    const reason = reasonText(intl, problem);
    const isNoAnswer = kind === 'timeout' || (kind === 'http' && problem.message === null);
    return {
      reason,
      cause: kind === 'network' ? intl.formatMessage(messages.networkError) : isNoAnswer ? reason : null,
      canRetry: kind !== 'sessionExpired' && kind !== 'unsendable',
    };
  };
}

/** Why a call failed, for places that have a title of their own: a form, a toast. */
export function useReasonText(): (problem: ApiProblem) => string {
  const intl = useIntl();
  return (problem) => reasonText(intl, problem);
}

/** The same for who has the words at hand. */
export function reasonText(intl: IntlShape, problem: ApiProblem): string {
  switch (problem.kind) {
    case 'refused':
      return problem.message;
    case 'undeclared':
      return problem.message ?? intl.formatMessage(messages.refusedWithoutReason, { code: problem.code });
    case 'sessionExpired':
      return intl.formatMessage(messages.expired);
    case 'timeout':
      return intl.formatMessage(messages.timeout);
    case 'http':
      return problem.message ?? intl.formatMessage(messages.server);
    case 'unexpectedResponse':
      return intl.formatMessage(messages.misfit, { reference: `${problem.endpointId} ${problem.path}` });
    case 'unsendable':
      return intl.formatMessage(messages.unsendable, { reference: problem.endpointId });
    case 'network':
    case 'aborted':
      return intl.formatMessage(messages.network);
  }
}
