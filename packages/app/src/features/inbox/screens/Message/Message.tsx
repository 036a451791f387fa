import {
  isRefusedFor,
  markMessagesRead,
  messageDetail,
  messageStatus,
  type InboxMessage,
} from '@meridian/api';
import {
  Article,
  ArticleSkeleton,
  Banner,
  Button,
  EmptyState,
  Measure,
  Stack,
  Text,
} from '@meridian/design-system';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/format.ts';
import { routePaths, useIdParam } from '#platform/links.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ServerText } from '#presentation/server-text/ServerText.tsx';
import { useSanitised } from '#presentation/server-text/sanitised.ts';
import { recordOf } from '../../model.ts';
import { messages } from './Message.messages.ts';

/** One message or announcement; opening a message marks it as read (spec §2, /pages/notice/detail). */
export default function MessageScreen(): ReactNode {
  const intl = useIntl();
  const id = useIdParam();
  const { isCompanion = false } = use(ScreenContext);
  const none = isCompanion ? <NoneOpen /> : <Gone />;
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={routePaths.notices}>
      {id === '' ? none : <OneMessage key={id} id={id} />}
    </ScreenFrame>
  );
}

function OneMessage({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(messageDetail, { id }, { onTopics: ['inbox'] }));
  if (request.phase === 'failed' && isRefusedFor(request.problem, 'notFound')) return <Gone />;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<ArticleSkeleton />}
    >
      {(message) => <MessageView message={message} />}
    </RequestView>
  );
}

/** Marks a message as read as soon as it is seen, and once; again only by a person's wish. */
function useMarkedAsRead({ id, status }: InboxMessage) {
  const { send, phase } = useWrite(markMessagesRead);
  const isSent = useRef(false);
  const isUnread = status === messageStatus.unread;
  useEffect(() => {
    if (!isUnread || isSent.current) return;
    isSent.current = true;
    void send({ ids: [id] });
  });
  const hasFailed = isUnread && (phase === 'refused' || phase === 'unknown');
  return { hasFailed, retry: () => void send({ ids: [id] }) };
}

const wordsOf = {
  position: messages.toPosition,
  order: messages.toOrder,
  identity: messages.toIdentity,
  quote: messages.toQuote,
} as const;

function MessageView({ message }: { message: InboxMessage }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { hasFailed, retry } = useMarkedAsRead(message);
  const body = useSanitised(message.content);
  const record = recordOf(message.target);
  return (
    <Stack gap={4}>
      <Article
        headingLevel={2}
        title={message.title.trim() || missing}
        time={format.dateTime(message.createTimestamp)}
        dateTime={new Date(message.createTimestamp).toISOString()}
        missing={<Text>{intl.formatMessage(messages.noText)}</Text>}
        after={
          record && (
            <Button tone="primary" href={record.href}>
              {intl.formatMessage(wordsOf[record.kind], { name: record.name })}
            </Button>
          )
        }
      >
        {body && <ServerText text={body.text} />}
      </Article>
      {hasFailed && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(messages.notMarked)}
          action={
            <Button tone="quiet" size="s" onPress={retry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.notMarkedBody)}
        </Banner>
      )}
    </Stack>
  );
}

/** Beside the list: no message is read before somebody opens it. */
function NoneOpen(): ReactNode {
  const intl = useIntl();
  return (
    <Measure width="prose" isCentered>
      <EmptyState
        headingLevel={3}
        title={intl.formatMessage(messages.noneOpenTitle)}
        body={intl.formatMessage(messages.noneOpenBody)}
      />
    </Measure>
  );
}

function Gone(): ReactNode {
  const intl = useIntl();
  return (
    <Measure width="prose" isCentered>
      <EmptyState
        title={intl.formatMessage(messages.goneTitle)}
        body={intl.formatMessage(messages.goneBody)}
        action={<Button href={routePaths.notices}>{intl.formatMessage(messages.toMessages)}</Button>}
      />
    </Measure>
  );
}
