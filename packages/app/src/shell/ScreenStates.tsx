import { Button, EmptyState, Inline, InlineMessage, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useBeside, type Beside } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SaveWhatHappened } from './SaveWhatHappened.tsx';
import type { ScreenStateProps } from './ScreenState.tsx';
import { messages } from './shell.messages.ts';

/** What is beside a list meanwhile; one that broke later keeps what it has. */
const besides: Readonly<Record<ScreenStateProps['kind'], Beside | undefined>> = {
  slow: 'comes',
  timedOut: null,
  notLoaded: null,
  notFound: null,
  broken: undefined,
};

/** What takes a screen's place while there is no screen. */
export default function ScreenStates(props: ScreenStateProps): ReactNode {
  // A list on its way keeps the room of what will be beside it.
  useBeside(besides[props.kind]);
  return (
    <ScreenFrame title={props.title} hasBack>
      <Content {...props} />
    </ScreenFrame>
  );
}

function Content(props: ScreenStateProps): ReactNode {
  const intl = useIntl();
  switch (props.kind) {
    case 'slow':
      return (
        <div
          role="status"
          aria-busy="true"
          aria-label={intl.formatMessage(messages.loadingScreen, { title: props.title })}
        >
          <Skeleton shape="row" count={8} />
        </div>
      );
    case 'notFound':
      return <NotFound title={props.title} />;
    case 'timedOut':
    case 'notLoaded':
      return (
        <InlineMessage
          tone="negative"
          isLive
          headingLevel={2}
          title={intl.formatMessage(messages[`${props.kind}Title`])}
          body={intl.formatMessage(messages[`${props.kind}Body`], { seconds: props.seconds })}
          action={
            <Button tone="quiet" size="s" onPress={props.onWay}>
              {intl.formatMessage(messages[props.way])}
            </Button>
          }
        />
      );
    case 'broken':
      return (
        <InlineMessage
          tone="negative"
          isLive
          headingLevel={2}
          title={intl.formatMessage(messages.brokenTitle)}
          body={
            <Stack gap={4}>
              {intl.formatMessage(messages.brokenBody)}
              <Inline gap={2}>
                <Button size="s" onPress={props.onWay}>
                  {intl.formatMessage(messages[props.way])}
                </Button>
                <SaveWhatHappened />
              </Inline>
            </Stack>
          }
        />
      );
  }
}

/** An address the app has no screen for (spec §8: "The URL does not exist"). */
function NotFound({ title }: { title: string }): ReactNode {
  const intl = useIntl();
  const address = useReturnTo();
  return (
    <EmptyState
      title={title}
      body={intl.formatMessage(messages.notFoundBody, { address })}
      action={
        <Button tone="primary" href={links.home()}>
          {intl.formatMessage(messages.toHome)}
        </Button>
      }
    />
  );
}
