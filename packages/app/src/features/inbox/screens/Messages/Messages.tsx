import { markMessagesRead, userInfo, type InboxKind } from '@meridian/api';
import { Banner, Button, EmptyState, Inline, Stack, Tabs, Text, useToast } from '@meridian/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { routePaths } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useWrite } from '#platform/reading/use-write.ts';
import { useBeside } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { markingMessages } from '../../marking.messages.ts';
import { Inbox, OwnInbox, tabOf } from './Inbox.tsx';
import { messages } from './Messages.messages.ts';

/** Messages to this customer, and announcements to everybody (spec §2, /pages/notice/index). */
export default function MessagesScreen(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const kind: InboxKind = query.get('tab') === 'notice' ? 'notice' : 'message';
  const show = (next: InboxKind): void => {
    const tab = tabOf(next);
    setQuery(tab === undefined ? {} : { tab }, { replace: true });
  };
  // Also beside an empty list: whether there is anything is known late, and the list must not move then.
  useBeside(routePaths.noticeDetail);
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
  return (
    <Stack gap={3}>
      <UnreadLine />
      <OwnInbox />
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

/** How many wait to be read, as the bell has it, and the way to be done with all of them. */
function UnreadLine(): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const mark = useWrite(markMessagesRead);
  const { request } = useRead(userInfo, {}, { onTopics: ['inbox'] });
  const count = knownData(request)?.unreadCount ?? null;
  const isAwaited = request.phase === 'idle' || request.phase === 'loading';
  const markAll = async (): Promise<void> => {
    const { outcome } = await mark.send({ isAll: true });
    if (outcome === 'done') toast.show({ tone: 'positive', title: intl.formatMessage(messages.allMarked) });
  };
  const isUnknown = mark.phase === 'unknown';
  // Done, and not read again yet: a second press of the same instant would send it twice.
  const isMarked = mark.phase === 'done';
  const hasEndedBadly = isUnknown || mark.phase === 'refused';
  // An answer that was lost may have been a good one: what is read afterwards shows.
  const wasDone = (hasEndedBadly || isMarked) && count === 0;
  const { reset } = mark;
  useEffect(() => {
    if (wasDone) reset();
  });
  const hasFailed = hasEndedBadly && !wasDone;
  return (
    <Stack gap={3}>
      <Inline justify="between" isWrapping>
        <Text tone="secondary">
          {count === null ? (
            <UnknownCount isAwaited={isAwaited} />
          ) : (
            intl.formatMessage(messages.unreadCount, { count })
          )}
        </Text>
        <Button
          tone="quiet"
          size="s"
          isDisabled={isMarked || (count === null ? isAwaited : count === 0)}
          isPending={mark.phase === 'sending'}
          onPress={() => void markAll()}
        >
          {intl.formatMessage(messages.markAll)}
        </Button>
      </Inline>
      {hasFailed && (
        <Banner
          tone={isUnknown ? 'waiting' : 'negative'}
          title={intl.formatMessage(isUnknown ? markingMessages.maybeMarked : messages.notMarked)}
          action={
            <Button tone="quiet" size="s" onPress={() => void markAll()}>
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

/** How many is not known: not yet, or not to be had. All may be marked all the same. */
function UnknownCount({ isAwaited }: { isAwaited: boolean }): ReactNode {
  const intl = useIntl();
  return isAwaited ? '\u00A0' : intl.formatMessage(messages.unreadUnknown);
}
