import { messageList, messageStatus, type InboxHeadline, type InboxKind } from '@meridian/api';
import { Button, EmptyState, GrowingList, MessageRow, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, routePaths, withQuery } from '#platform/address/links.ts';
import { missing, useAge } from '#platform/words/format.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { GrowingListView, type GrowingListViewProps } from '#presentation/GrowingListView.tsx';
import { messages } from './Messages.messages.ts';

/** Messages of a page. */
const step = 25;
/** About how high one is, in px, and how high in one line. */
const rowPx = 104;
const linePx = 36;
/** How often ages are counted again. */
const ageStepMs = 10_000;

/** In the address; without one, messages to the customer are shown. */
export function tabOf(kind: InboxKind): string | undefined {
  return kind === 'notice' ? kind : undefined;
}

/** Messages to this customer; in lines, where they are a part of a desk. */
export function OwnInbox({ isInLines = false }: Pick<InboxProps, 'isInLines'>): ReactNode {
  const intl = useIntl();
  return (
    <Inbox
      kind="message"
      label={intl.formatMessage(messages.own)}
      what={intl.formatMessage(messages.what)}
      isInLines={isInLines}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.empty)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    />
  );
}

interface InboxProps extends Pick<GrowingListViewProps<InboxHeadline>, 'what' | 'empty'> {
  readonly kind: InboxKind;
  readonly label: string;
  /** Each in the height of a table's line, as in the strip of a desk. */
  readonly isInLines?: boolean;
}

/** All of one kind, the newest first. */
export function Inbox({ kind, label, what, empty, isInLines = false }: InboxProps): ReactNode {
  const list = useGrowingList({
    endpoint: messageList,
    request: { type: kind },
    keyOf: ({ id }: InboxHeadline) => id,
    step,
    options: { onTopics: ['inbox'] },
  });
  return (
    <GrowingListView list={list} skeleton={<MessagesWaiting isInLines={isInLines} />} {...{ what, empty }}>
      {({ list: rows }, parts) => (
        <GrowingList
          label={label}
          items={rows}
          keyOf={({ id }) => id}
          rowHeight={isInLines ? linePx : rowPx}
          renderRow={(row) => <Row row={row} kind={kind} isInLines={isInLines} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}

/** A title, an excerpt and a time each, in the height of a message. */
function MessagesWaiting({ isInLines }: Pick<RowProps, 'isInLines'>): ReactNode {
  return isInLines ? (
    <Skeleton shape="text" count={5} />
  ) : (
    <Stack gap={6}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="text" width="52%" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="28%" height="0.7em" />
        </div>
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly row: InboxHeadline;
  readonly kind: InboxKind;
  readonly isInLines: boolean;
}

function Row({ row, kind, isInLines }: RowProps): ReactNode {
  const intl = useIntl();
  const age = useAge(row.createTimestamp, ageStepMs);
  const isUnread = row.status === messageStatus.unread;
  return (
    <MessageRow
      // The list that it is in, for who opens the address anew.
      href={withQuery(routePaths.noticeDetail, { id: row.id, tab: tabOf(kind) })}
      title={row.title.trim() || missing}
      excerpt={row.summary ?? undefined}
      time={age}
      isOneLine={isInLines}
      unreadText={isUnread ? intl.formatMessage(messages.unread) : undefined}
    />
  );
}
