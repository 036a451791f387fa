import { tradeTab } from '@meridian/api';
import { Button, ResultScreen } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../../platform/links.ts';
import { useReasonText } from '../../../platform/problems.ts';
import { orderingMessages } from './ordering.messages.ts';
import type { Submission } from './submission.ts';
import type { SubmissionControls } from './useSubmission.ts';

export type Unsettled = Extract<Submission, { phase: 'lookingUp' | 'unknown' | 'notFound' }>;

/** An order whose answer never came: what is known, and what can safely be done (DECISIONS 6). */
export function OutcomeView({
  submission,
  what,
  controls,
  onSendAgain,
}: {
  submission: Unsettled;
  /** The order, as its button names it. */
  what: string;
  controls: SubmissionControls;
  onSendAgain(): void;
}): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  switch (submission.phase) {
    case 'lookingUp':
      return (
        <div role="status">
          <ResultScreen
            tone="waiting"
            title={intl.formatMessage(orderingMessages.lookingUpTitle)}
            body={intl.formatMessage(orderingMessages.lookingUpBody, { what })}
            actions={null}
          />
        </div>
      );
    case 'unknown':
      return (
        <ResultScreen
          tone="waiting"
          title={intl.formatMessage(orderingMessages.unknownTitle)}
          body={`${intl.formatMessage(orderingMessages.unknownBody, { what })} ${reasonText(submission.problem)}`}
          actions={
            <>
              <Button tone="primary" size="l" isFullWidth onPress={controls.lookUpAgain}>
                {intl.formatMessage(orderingMessages.checkAgain)}
              </Button>
              <Button tone="quiet" isFullWidth href={links.trade(tradeTab.entrusted)}>
                {intl.formatMessage(orderingMessages.seeOrders)}
              </Button>
            </>
          }
        />
      );
    case 'notFound':
      return (
        <ResultScreen
          tone="negative"
          title={intl.formatMessage(orderingMessages.notFoundTitle)}
          body={intl.formatMessage(orderingMessages.notFoundBody, { what })}
          actions={
            <>
              <Button tone="primary" size="l" isFullWidth onPress={onSendAgain}>
                {intl.formatMessage(orderingMessages.sendAgain)}
              </Button>
              <Button tone="quiet" isFullWidth onPress={controls.dismiss}>
                {intl.formatMessage(orderingMessages.change)}
              </Button>
            </>
          }
        />
      );
  }
}
