import {
  markMessagesRead,
  messageDetail,
  messageList,
  messageStatus,
  type InboxMessage,
} from '@meridian/api';
import { Banner, Button, Stack } from '@meridian/design-system';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { routePaths, useIdParam } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useWrite } from '#platform/reading/use-write.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { recordOf } from '#presentation/records/record-link.ts';
import { ScreenContext } from '#presentation/screen-context.ts';
import { NoText, OpenedText, ServerArticle } from '#presentation/server-text/OpenedText.tsx';
import { markingMessages } from '../../marking.messages.ts';
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
  return (
    <OpenedText
      read={useRead(messageDetail, { id }, { onTopics: ['inbox'] })}
      what={intl.formatMessage(messages.what)}
      gone={<Gone />}
    >
      {(message) => <MessageView message={message} />}
    </OpenedText>
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
  return { hasFailed, isUnknown: phase === 'unknown', retry: () => void send({ ids: [id] }) };
}

const wordsOf = {
  position: messages.toPosition,
  order: messages.toOrder,
  identity: messages.toIdentity,
  quote: messages.toQuote,
  deposit: messages.toDeposit,
  withdrawal: messages.toWithdrawal,
  follow: messages.toFollow,
  followFutures: messages.toFollowFutures,
  loan: messages.toLoan,
  subscription: messages.toSubscription,
} as const;

function MessageView({ message }: { message: InboxMessage }): ReactNode {
  const intl = useIntl();
  const { hasFailed, isUnknown, retry } = useMarkedAsRead(message);
  const record = recordOf(message.target);
  return (
    <Stack gap={4}>
      <ServerArticle
        title={message.title}
        content={message.content}
        atMs={message.createTimestamp}
        noText={intl.formatMessage(messages.noText)}
        after={
          record && (
            <Button tone="primary" href={record.href}>
              {intl.formatMessage(wordsOf[record.kind], { name: record.name })}
            </Button>
          )
        }
      />
      {hasFailed && (
        <Banner
          tone="waiting"
          title={intl.formatMessage(isUnknown ? markingMessages.maybeMarked : messages.notMarked)}
          action={
            <Button tone="quiet" size="s" onPress={retry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(isUnknown ? markingMessages.maybeMarkedBody : messages.notMarkedBody)}
        </Banner>
      )}
    </Stack>
  );
}

/** Beside the list: no message is read before somebody opens it; beside an empty one there is none to open. */
function NoneOpen(): ReactNode {
  const intl = useIntl();
  const { request } = useRead(messageList, { pageNo: 1, pageSize: 1 }, { onTopics: ['inbox'] });
  const isEmpty = knownData(request)?.list.length === 0;
  return isEmpty ? null : <NoText headingLevel={3} title={intl.formatMessage(messages.noneOpenTitle)} />;
}

function Gone(): ReactNode {
  const intl = useIntl();
  return (
    <NoText
      title={intl.formatMessage(messages.goneTitle)}
      body={intl.formatMessage(messages.goneBody)}
      action={<Button href={routePaths.notices}>{intl.formatMessage(messages.toMessages)}</Button>}
    />
  );
}
