import { Banner, Button, ResultScreen } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDoubtText } from '#platform/problems.ts';
import { useSentences } from '#platform/sentences.ts';
import type { Doubt, DoubtCause } from './submission.ts';
import { messages } from './submission.messages.ts';
import type { SubmissionControls } from './useSubmission.ts';
import type { SubmissionWords } from './words.ts';

interface DoubtViewProps<Receipt> {
  readonly doubt: Doubt<Receipt>;
  /** What was sent, as its button named it. */
  readonly what: string;
  readonly words: SubmissionWords<Receipt>;
  readonly controls: SubmissionControls<Receipt>;
}

/** A write of which nobody knows what became: what is known, what the server said, and what can safely be done (DECISIONS 6). */
export function DoubtView<Receipt>({ doubt, what, words, controls }: DoubtViewProps<Receipt>): ReactNode {
  const intl = useIntl();
  const causeText = useCauseText(words);
  const doubtText = useDoubtText();
  const { look } = doubt;
  const cause = doubt.cause && causeText(doubt.cause);
  const isSafe = intl.formatMessage(messages.sendAgainIsSafe);
  const sentences = useSentences();
  switch (look.state) {
    case 'looking':
      return (
        <div role="status">
          <ResultScreen
            tone="waiting"
            title={words.lookingUp}
            body={sentences(intl.formatMessage(messages.lookingUpBody, { what }), cause)}
            actions={null}
          />
        </div>
      );
    case 'failed':
      return (
        <ResultScreen
          tone="waiting"
          title={words.unknown}
          body={sentences(
            intl.formatMessage(messages.unknownBody, { what }),
            cause ?? doubtText(look.problem),
            isSafe,
          )}
          actions={<Ways first="check" list={words.list} controls={controls} />}
        />
      );
    case 'notFound':
      return (
        <ResultScreen
          tone="waiting"
          title={words.notFound}
          body={sentences(intl.formatMessage(messages.notFoundBody, { what }), cause, isSafe)}
          actions={<Ways first="send" list={words.list} controls={controls} />}
        />
      );
    case 'noList':
      return (
        <ResultScreen
          tone="waiting"
          title={words.unknown}
          body={sentences(intl.formatMessage(messages.noListBody, { what }), cause, isSafe)}
          actions={<Ways first="send" isOnly list={words.list} controls={controls} />}
        />
      );
  }
}

/** What can be done about it. `isOnly`: there is nothing to check. */
function Ways({
  first,
  isOnly = false,
  list,
  controls,
}: {
  first: 'check' | 'send';
  isOnly?: boolean;
  list: SubmissionWords<unknown>['list'];
  controls: SubmissionControls<unknown>;
}): ReactNode {
  const intl = useIntl();
  const ways = {
    check: { label: intl.formatMessage(messages.checkAgain), onPress: controls.lookUpAgain },
    send: { label: intl.formatMessage(messages.sendAgain), onPress: controls.review },
  };
  const second = first === 'check' ? 'send' : 'check';
  return (
    <>
      <Button tone="primary" size="l" isFullWidth onPress={ways[first].onPress}>
        {ways[first].label}
      </Button>
      {!isOnly && (
        <Button isFullWidth onPress={ways[second].onPress}>
          {ways[second].label}
        </Button>
      )}
      {list !== null && (
        <Button tone="quiet" isFullWidth href={list.href}>
          {list.label}
        </Button>
      )}
      <Button tone="quiet" isFullWidth onPress={controls.dismiss}>
        {intl.formatMessage(messages.change)}
      </Button>
    </>
  );
}

function useCauseText<Receipt>(words: SubmissionWords<Receipt>): (cause: DoubtCause<Receipt>) => string {
  const intl = useIntl();
  const doubtText = useDoubtText();
  return (cause) => {
    switch (cause.kind) {
      case 'otherReceipt':
        return words.otherReceipt(cause.receipt);
      case 'refused':
        return intl.formatMessage(messages.refusedAgain, { message: cause.message });
      default:
        return doubtText(cause);
    }
  };
}

/** Above the form again: what was sent before is not settled by leaving it. */
export function UnsettledNotice<Receipt>({
  words,
  controls,
}: {
  words: SubmissionWords<Receipt>;
  controls: SubmissionControls<Receipt>;
}): ReactNode {
  const intl = useIntl();
  // On its way it is not settled either, and nothing is to be said of it yet.
  if (!controls.isUnsettled || controls.submission.phase !== 'editing') return null;
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(messages.unsettledTitle)}
      action={
        <Button size="s" onPress={controls.lookUpAgain}>
          {intl.formatMessage(messages.seeUnsettled)}
        </Button>
      }
    >
      {words.unsettled}
    </Banner>
  );
}
