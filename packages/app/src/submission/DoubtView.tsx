import { Banner, Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import { useSentences } from '#platform/words/sentences.ts';
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
  const advice = words.list?.advice ?? null;
  const facts = useFacts(controls.unsettledAt);
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
            advice,
          )}
          facts={facts}
          actions={
            <Ways
              ways={words.list === null ? ['check', 'send'] : ['list', 'check', 'send']}
              list={words.list}
              controls={controls}
            />
          }
        />
      );
    case 'notFound':
      return (
        <ResultScreen
          tone="waiting"
          title={words.notFound}
          body={sentences(intl.formatMessage(messages.notFoundBody, { what }), cause, isSafe)}
          facts={facts}
          actions={<Ways ways={['send', 'check', 'list']} list={words.list} controls={controls} />}
        />
      );
    case 'noList':
      return (
        <ResultScreen
          tone="waiting"
          title={words.unknown}
          body={sentences(intl.formatMessage(messages.noListBody, { what }), cause, isSafe)}
          facts={facts}
          actions={<Ways ways={['send']} list={words.list} controls={controls} />}
        />
      );
  }
}

/** What can be done about it, the most sensible first; the form is always last. */
type Way = 'list' | 'check' | 'send';

function Ways({
  ways,
  list,
  controls,
}: {
  ways: readonly Way[];
  list: SubmissionWords<unknown>['list'];
  controls: SubmissionControls<unknown>;
}): ReactNode {
  const intl = useIntl();
  const looks = (index: number) =>
    index === 0
      ? ({ tone: 'primary', size: 'l' } as const)
      : ({ tone: index === 1 ? 'neutral' : 'quiet' } as const);
  const buttons: Record<Way, (index: number) => ReactNode> = {
    list: (index) =>
      list && (
        <Button key="list" isFullWidth href={list.href} {...looks(index)}>
          {list.label}
        </Button>
      ),
    check: (index) => (
      <Button key="check" isFullWidth onPress={controls.lookUpAgain} {...looks(index)}>
        {intl.formatMessage(messages.checkAgain)}
      </Button>
    ),
    send: (index) => (
      <Button key="send" isFullWidth onPress={controls.review} {...looks(index)}>
        {intl.formatMessage(messages.sendAgain)}
      </Button>
    ),
  };
  return (
    <>
      {ways.map((way, index) => buttons[way](index))}
      <Button tone="quiet" isFullWidth onPress={controls.dismiss}>
        {intl.formatMessage(messages.change)}
      </Button>
    </>
  );
}

/** What is known for certain: when it was sent. */
function useFacts(sentAt: number | null): readonly StatItem[] | undefined {
  const intl = useIntl();
  const format = useFormat();
  if (sentAt === null) return undefined;
  return [{ id: 'sent', label: intl.formatMessage(messages.sentAt), value: format.dateTime(sentAt) }];
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
  if (controls.submission.phase !== 'editing') return null;
  const { list } = words;
  if (!controls.isUnsettled && !controls.isUnsettledElsewhere) return null;
  return (
    <Banner
      tone="waiting"
      isLive
      title={intl.formatMessage(messages.unsettledTitle)}
      action={
        controls.isUnsettled ? (
          <Button size="s" onPress={controls.lookUpAgain}>
            {intl.formatMessage(messages.seeUnsettled)}
          </Button>
        ) : (
          list && (
            <Button size="s" href={list.href}>
              {list.label}
            </Button>
          )
        )
      }
    >
      {words.unsettled}
    </Banner>
  );
}
