import { tradeTab, type Order } from '@meridian/api';
import { Banner, Button, ResultScreen } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../platform/format.ts';
import { links } from '../../../platform/links.ts';
import { useDoubtText } from '../../../platform/problems.ts';
import { useSentences } from '../../../platform/sentences.ts';
import { orderingMessages } from './ordering.messages.ts';
import type { Doubt, DoubtCause } from './submission.ts';
import type { SubmissionControls } from './useSubmission.ts';

interface DoubtViewProps {
  readonly doubt: Doubt;
  /** What was sent, as its button named it. */
  readonly what: string;
  readonly controls: SubmissionControls;
}

/** An order of which nobody knows what became: what is known, what the server said, and what can safely be done (DECISIONS 6). */
export function DoubtView({ doubt, what, controls }: DoubtViewProps): ReactNode {
  const intl = useIntl();
  const causeText = useCauseText();
  const doubtText = useDoubtText();
  const { look } = doubt;
  const cause = doubt.cause && causeText(doubt.cause);
  const isSafe = intl.formatMessage(orderingMessages.sendAgainIsSafe);
  const sentences = useSentences();
  switch (look.state) {
    case 'looking':
      return (
        <div role="status">
          <ResultScreen
            tone="waiting"
            title={intl.formatMessage(orderingMessages.lookingUpTitle)}
            body={sentences(intl.formatMessage(orderingMessages.lookingUpBody, { what }), cause)}
            actions={null}
          />
        </div>
      );
    case 'failed':
      return (
        <ResultScreen
          tone="waiting"
          title={intl.formatMessage(orderingMessages.unknownTitle)}
          body={sentences(
            intl.formatMessage(orderingMessages.unknownBody, { what }),
            cause ?? doubtText(look.problem),
            isSafe,
          )}
          actions={<Ways primary="check" controls={controls} />}
        />
      );
    case 'notFound':
      return (
        <ResultScreen
          tone="waiting"
          title={intl.formatMessage(orderingMessages.notFoundTitle)}
          body={sentences(intl.formatMessage(orderingMessages.notFoundBody, { what }), cause, isSafe)}
          actions={<Ways primary="send" controls={controls} />}
        />
      );
  }
}

function Ways({ primary, controls }: { primary: 'check' | 'send'; controls: SubmissionControls }): ReactNode {
  const intl = useIntl();
  const ways = {
    check: { label: intl.formatMessage(orderingMessages.checkAgain), onPress: controls.lookUpAgain },
    send: { label: intl.formatMessage(orderingMessages.sendAgain), onPress: controls.review },
  };
  const first = ways[primary];
  const second = ways[primary === 'check' ? 'send' : 'check'];
  return (
    <>
      <Button tone="primary" size="l" isFullWidth onPress={first.onPress}>
        {first.label}
      </Button>
      <Button isFullWidth onPress={second.onPress}>
        {second.label}
      </Button>
      <Button tone="quiet" isFullWidth href={links.trade(tradeTab.entrusted)}>
        {intl.formatMessage(orderingMessages.seeOrders)}
      </Button>
      <Button tone="quiet" isFullWidth onPress={controls.dismiss}>
        {intl.formatMessage(orderingMessages.change)}
      </Button>
    </>
  );
}

function useCauseText(): (cause: DoubtCause) => string {
  const intl = useIntl();
  const format = useFormat();
  const doubtText = useDoubtText();
  const nameOf = ({ quantity, stock_code: code }: Order) => ({ quantity: format.quantity(quantity), code });
  return (cause) => {
    switch (cause.kind) {
      case 'otherOrder':
        return intl.formatMessage(orderingMessages.otherOrder, nameOf(cause.receipt));
      case 'refused':
        return intl.formatMessage(orderingMessages.refusedAgain, { message: cause.message });
      default:
        return doubtText(cause);
    }
  };
}

/** Above the form again: what was sent before is not settled by leaving it. */
export function UnsettledNotice({
  isShown,
  controls,
}: {
  isShown: boolean;
  controls: SubmissionControls;
}): ReactNode {
  const intl = useIntl();
  // On its way it is not settled either, and nothing is to be said of it yet.
  if (!isShown || controls.submission.phase !== 'editing') return null;
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(orderingMessages.unsettledTitle)}
      action={
        <Button size="s" onPress={controls.lookUpAgain}>
          {intl.formatMessage(orderingMessages.seeUnsettled)}
        </Button>
      }
    >
      {intl.formatMessage(orderingMessages.unsettledBody)}
    </Banner>
  );
}
