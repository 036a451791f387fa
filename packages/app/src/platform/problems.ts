import type { ApiProblem } from '@meridian/api';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './problems.messages.ts';

interface ProblemText {
  /** What happened and what to do next. A refusal speaks in the server's own words (spec §8). */
  readonly reason: string;
  /** What keeps any call from being answered: told once for a whole screen. Null where the reason is the call's own. */
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

/**
 * Why it is not known what a write has done. Says what came, and nothing about trying again: what that does is for the
 * screen to say.
 */
export function useDoubtText(): (problem: ApiProblem) => string {
  const intl = useIntl();
  return (problem) => {
    switch (problem.kind) {
      case 'undeclared':
      case 'http': {
        const { message } = problem;
        if (message !== null) return intl.formatMessage(messages.doubtSaid, { message });
        return problem.kind === 'http'
          ? intl.formatMessage(messages.doubtStatus, { status: String(problem.status) })
          : intl.formatMessage(messages.doubtCode, { code: String(problem.code) });
      }
      case 'unexpectedResponse':
        return intl.formatMessage(messages.doubtMisfit, {
          reference: `${problem.endpointId} ${problem.path}`,
        });
      case 'timeout':
        return intl.formatMessage(messages.doubtTimeout);
      case 'network':
      case 'aborted':
        return intl.formatMessage(messages.doubtNetwork);
      case 'refused':
      case 'sessionExpired':
      case 'unsendable':
        return reasonText(intl, problem);
    }
  };
}

function reasonText(intl: IntlShape, problem: ApiProblem): string {
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
