import type { ApiProblem } from '@meridian/api';
import { useIntl } from 'react-intl';
import { messages } from './doubts.messages.ts';
import { reasonText } from './problems.ts';

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
        if (message !== null) return intl.formatMessage(messages.said, { message });
        return problem.kind === 'http'
          ? intl.formatMessage(messages.status, { status: String(problem.status) })
          : intl.formatMessage(messages.code, { code: String(problem.code) });
      }
      case 'unexpectedResponse':
        return intl.formatMessage(messages.misfit, {
          reference: `${problem.endpointId} ${problem.path}`,
        });
      case 'timeout':
        return intl.formatMessage(messages.timeout);
      case 'network':
      case 'aborted':
        return intl.formatMessage(messages.network);
      case 'refused':
      case 'sessionExpired':
      case 'unsendable':
        return reasonText(intl, problem);
    }
  };
}
