import {
  markMessagesRead,
  messageList,
  messageStatus,
  userInfo,
  type InboxHeadline,
  type InboxKind,
} from '@meridian/api';
import {
  Banner,
  Button,
  EmptyState,
  GrowingList,
  Inline,
  NoticeCard,
  Skeleton,
  Stack,
  Tabs,
  Text,
  useToast,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links, routePaths, withQuery } from '#platform/links.ts';
import { knownData } from '#platform/request.ts';
import { useAge } from '#platform/format.ts';
import { useGrowingList } from '#platform/use-growing-list.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { GrowingListView, type GrowingListViewProps } from '#presentation/GrowingListView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './Messages.messages.ts';

/** Messages of a page. */
const step = 25;
/** About how high one is, in px. */
const rowPx = 104;
/** How often ages are counted again. */
const ageStepMs = 10_000;

/** What the brokerage has told this customer, and what it announces to everybody (spec §2, /pages/notice/index). */
export default function MessagesScreen(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const kind: InboxKind = query.get('tab') === 'notice' ? 'notice' : 'message';
  const show = (next: InboxKind): void => setQuery(next === 'notice' ? { tab: next } : {}, { replace: true });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      <Tabs<InboxKind>
        label={intl.formatMessage(messages.which)}
        value={kind}
        onChange={show}
        items={[
          { value: 'message', label: intl.formatMessage(messages.own) },
          { value: 'notice', label: intl.formatMessage(messages.notices) },
        ]}
      >
        {kind === 'message' ? <OwnMessages /> : <Notices onOwn={() => show('message')} />}
      </Tabs>
    </ScreenFrame>
  );
}

function OwnMessages(): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={3}>
      <UnreadLine />
      <Inbox
        kind="message"
        label={intl.formatMessage(messages.own)}
        what={intl.formatMessage(messages.what)}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.empty)}
            body={intl.formatMessage(messages.emptyBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      />
    </Stack>
  );
}

function Notices({ onOwn }: { onOwn: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <Inbox
      kind="notice"
      label={intl.formatMessage(messages.notices)}
      what={intl.formatMessage(messages.whatNotices)}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.noNotices)}
          body={intl.formatMessage(messages.noNoticesBody)}
          action={<Button onPress={onOwn}>{intl.formatMessage(messages.toOwn)}</Button>}
        />
      }
    />
  );
}

interface InboxProps extends Pick<GrowingListViewProps<InboxHeadline>, 'what' | 'empty'> {
  readonly kind: InboxKind;
  readonly label: string;
}

/** All of one kind, the newest first. */
function Inbox({ kind, label, what, empty }: InboxProps): ReactNode {
  const list = useGrowingList({
    endpoint: messageList,
    request: { type: kind },
    keyOf: ({ id }: InboxHeadline) => id,
    step,
    options: { onTopics: ['inbox'] },
  });
  return (
    <GrowingListView list={list} skeleton={<Skeleton shape="card" count={6} />} {...{ what, empty }}>
      {({ list: rows }, parts) => (
        <GrowingList
          label={label}
          items={rows}
          keyOf={({ id }) => id}
          rowHeight={rowPx}
          renderRow={(row) => <Row row={row} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}

/** How many wait to be read, as the bell has it, and the way to be done with all of them. */
function UnreadLine(): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const mark = useWrite(markMessagesRead);
  const known = knownData(useRead(userInfo, {}, { onTopics: ['inbox'] }).request);
  const count = known?.unreadCount ?? 0;
  const markAll = async (): Promise<void> => {
    const { outcome } = await mark.send({ isAll: true });
    if (outcome === 'done') toast.show({ tone: 'positive', title: intl.formatMessage(messages.allMarked) });
  };
  const hasFailed = mark.phase === 'refused' || mark.phase === 'unknown';
  return (
    <Stack gap={3}>
      <Inline justify="between" isWrapping>
        <Text tone="secondary">{intl.formatMessage(messages.unreadCount, { count })}</Text>
        <Button
          tone="quiet"
          size="s"
          isDisabled={count === 0}
          isPending={mark.phase === 'sending'}
          onPress={() => void markAll()}
        >
          {intl.formatMessage(messages.markAll)}
        </Button>
      </Inline>
      {hasFailed && (
        <Banner
          tone="negative"
          title={intl.formatMessage(messages.notMarked)}
          action={
            <Button tone="quiet" size="s" onPress={() => void markAll()}>
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

function Row({ row }: { row: InboxHeadline }): ReactNode {
  const intl = useIntl();
  const age = useAge(row.createTimestamp, ageStepMs);
  const isUnread = row.status === messageStatus.unread;
  return (
    <NoticeCard
      href={withQuery(routePaths.noticeDetail, { id: row.id })}
      title={row.title}
      excerpt={row.summary ?? undefined}
      time={age}
      unreadText={isUnread ? intl.formatMessage(messages.unread) : undefined}
    />
  );
}
