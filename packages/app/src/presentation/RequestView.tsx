import { gapsOf, isWhole, type Gaps } from '@meridian/api';
import { Banner, Button, InlineMessage, InRoomOf, Inline, ScreenNote } from '@meridian/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '#platform/words/problems.ts';
import { useAge } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { useIsOnline } from '#platform/live/realtime.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { useShownByScreen } from './causes.ts';
import { CouldNotLoad } from './CouldNotLoad.tsx';
import { Delayed } from './Delayed.tsx';
import { EarlierValues } from './earlier-values.ts';
import { messages } from './presentation.messages.ts';

export interface RequestViewProps<T> {
  readonly request: Request<T>;
  reload(): void;
  /** What is read, as named in "Couldn't load …". */
  readonly what: string;
  /** The shape of what comes, as high as that: it keeps the room from the first picture on. */
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * A read in whatever phase it is. What was known stays on screen: a failure is shown above it, with its age and the way to
 * try again. An empty list and a failed one never look alike (DECISIONS 26): one of which nothing could be read says so.
 */
export function RequestView<T>({
  request,
  reload,
  what,
  skeleton,
  isEmpty,
  empty,
  children,
}: RequestViewProps<T>): ReactNode {
  const shown = knownData(request);
  if (shown !== null) {
    const gaps = gapsOf(shown);
    const isEarlier = request.phase === 'loading' && !!request.isOfEarlierVisit;
    const content = (): ReactNode => {
      if (!isEmpty?.(shown) || empty === undefined) return children(shown);
      return isWhole(gaps) ? empty : null;
    };
    // One shape in every phase: what the user opened or focused in it stays as it is when a refresh fails or comes back.
    return (
      <>
        {request.phase === 'failed' && (
          <NotRefreshed problem={request.problem} at={request.lastAt} reload={reload} />
        )}
        {isEarlier && <FromEarlier at={request.lastAt} />}
        <LeftOut gaps={gaps} what={what} reload={reload} />
        <EarlierValues value={isEarlier}>{content()}</EarlierValues>
      </>
    );
  }
  switch (request.phase) {
    case 'loading':
      return <Awaited what={what} skeleton={skeleton} />;
    case 'failed':
      return (
        <InRoomOf awaited={skeleton}>
          <Failure problem={request.problem} what={what} reload={reload} />
        </InRoomOf>
      );
    case 'idle':
    case 'ready':
      return null;
  }
}

/** A skeleton promises that something comes: without a network nothing does, and it says so. */
function Awaited({ what, skeleton }: { what: string; skeleton: ReactNode }): ReactNode {
  const intl = useIntl();
  if (!useIsOnline()) {
    return (
      <InRoomOf awaited={skeleton}>
        <CouldNotLoad isAwaited what={what} stillTrue={intl.formatMessage(messages.whenOnline)} />
      </InRoomOf>
    );
  }
  return (
    <div role="status" aria-busy="true" aria-label={intl.formatMessage(messages.loading, { what })}>
      {skeleton}
    </div>
  );
}

type Problem = (Request<never> & { phase: 'failed' })['problem'];

interface FailureProps {
  readonly problem: Problem;
  readonly what: string;
  reload(): void;
}

function Failure({ problem, what, reload }: FailureProps): ReactNode {
  const { reason, cause, canRetry } = useProblemText()(problem);
  const isShownByScreen = useShownByScreen(cause);
  return (
    <CouldNotLoad
      what={what}
      reason={isShownByScreen ? undefined : reason}
      onRetry={canRetry ? reload : undefined}
    />
  );
}

/** How much of a list is not shown, and why (DECISIONS 46). */
function LeftOut({ gaps, what, reload }: { gaps: Gaps; what: string; reload(): void }): ReactNode {
  const intl = useIntl();
  const { firstMisfit } = gaps;
  useEffect(() => {
    // For debugging: the field and why it does not fit.
    if (firstMisfit !== null) console.warn(`A line of ${what} does not fit its schema. ${firstMisfit}`);
  }, [firstMisfit, what]);
  if (isWhole(gaps)) return null;
  const { unreadableCount: unreadable, surplusCount } = gaps;
  return (
    <Banner
      isAbove
      tone="waiting"
      title={
        unreadable > 0
          ? intl.formatMessage(messages.unreadable, { count: unreadable })
          : intl.formatMessage(messages.surplus)
      }
      action={
        <Button tone="quiet" size="s" onPress={reload}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(surplusCount > 0 ? messages.surplusBody : messages.unreadableBody)}
    </Banner>
  );
}

interface NotRefreshedProps {
  readonly problem: Problem;
  readonly at: number | null;
  reload(): void;
}

/** What could not be renewed. */
function NotRefreshed({ problem, at, reload }: NotRefreshedProps): ReactNode {
  const intl = useIntl();
  useShownByScreen(useProblemText()(problem).cause);
  return (
    <Inline gap={2} isWrapping>
      <Aged words={messages.stale} at={at} />
      <Button tone="quiet" size="s" onPress={reload}>
        {intl.formatMessage(messages.retry)}
      </Button>
    </Inline>
  );
}

/** Said once it lasts: usually the answer is there before this could be read. */
function FromEarlier({ at }: { at: number | null }): ReactNode {
  return (
    <Delayed delayMs={earlierNoteMs}>
      <ScreenNote>
        <Aged words={messages.earlier} at={at} />
      </ScreenNote>
    </Delayed>
  );
}

/** The age of what is shown, in words that take it as `age`. */
function Aged({ words, at }: { words: Message; at: number | null }): ReactNode {
  const age = useAge(at ?? 0, ageStepMs);
  return <InlineMessage tone="waiting" size="s" title={useIntl().formatMessage(words, { age })} />;
}

const earlierNoteMs = 2_000;
const ageStepMs = 1_000;
