import { followFuturesList, followFuturesStatus, maxRows } from '@meridian/api';
import { Button, EmptyState, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { Cancelling } from './CancelCopy.tsx';
import { Closing } from './CloseCopy.tsx';
import { messages } from './Copy.messages.ts';
import { CopyFigures } from './CopyFigures.tsx';

const followTab = 3;
const all = { pageNo: 1, pageSize: maxRows };
/** Its profit moves with the price. */
const refreshMs = 15_000;

/** One's own copied order: how far it is, what it brings, and the way out of it. */
export function CopiedScreen({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const read = useRead(followFuturesList, all, { onTopics: ['wallets'], refreshMs });
  const known = knownData(read.request)?.list.find((one) => one.id === id);
  return (
    <ScreenFrame
      title={known?.name ?? intl.formatMessage(messages.ownTitle)}
      hasBack
      backTo={links.trade(followTab)}
    >
      <Known id={id} read={read} />
    </ScreenFrame>
  );
}

function Known({
  id,
  read,
}: {
  id: string;
  read: ReturnType<typeof useRead<typeof followFuturesList>>;
}): ReactNode {
  const intl = useIntl();
  useRefreshable(read);
  return (
    <RequestView
      request={read.request}
      reload={read.reload}
      what={intl.formatMessage(messages.whatOwn)}
      skeleton={<Skeleton shape="block" height="24rem" />}
    >
      {({ list }) => {
        const order = list.find((one) => one.id === id);
        if (order === undefined) return <UnknownOrder />;
        const hasBegun =
          order.status !== followFuturesStatus.waiting && order.status !== followFuturesStatus.cancelled;
        // Below one another while it waits, runs and ends: what was said of it stays.
        return (
          <Stack gap={4}>
            <CopyFigures order={order} />
            <Cancelling order={order} />
            {hasBegun && <Closing order={order} />}
          </Stack>
        );
      }}
    </RequestView>
  );
}

function UnknownOrder(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.unknownTitle)}
      body={intl.formatMessage(messages.unknownBody)}
      action={<Button href={links.trade(followTab)}>{intl.formatMessage(messages.toOwn)}</Button>}
    />
  );
}
