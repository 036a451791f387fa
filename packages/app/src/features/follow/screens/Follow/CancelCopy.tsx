import { cancelFollowFutures, followFuturesStatus, isRefusedFor } from '@meridian/api';
import { Banner, Button, ConfirmDialog, ScreenFooter, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { add, zero } from '#domain/money.ts';
import { useWrite, type WriteEnding } from '#platform/reading/use-write.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import { useFormat } from '#platform/words/format.ts';
import { useReasonText } from '#platform/words/problems.ts';
import type { CopiedOrder } from '../../copying/copy-model.ts';
import { messages } from './Copy.messages.ts';

/** The way to cancel an order that waits for its institution (DECISIONS 23, 43), and what became of it. */
export function Cancelling({ order }: { order: CopiedOrder }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const toast = useToast();
  const cancel = useWrite(cancelFollowFutures);
  const [isAsked, setIsAsked] = useState(false);
  const [last, setLast] = useState<WriteEnding<unknown> | null>(null);

  async function confirm(): Promise<void> {
    const ending = await cancel.send({ id: order.id });
    setIsAsked(false);
    setLast(ending);
    if (ending.outcome === 'done')
      toast.show({ title: intl.formatMessage(messages.cancelled), tone: 'positive' });
  }

  const amount = format.money(add(order.amount, order.handleFee ?? zero), 'USD');
  return (
    <>
      {last !== null && <CancelNotice ending={last} status={order.status} />}
      {order.status === followFuturesStatus.waiting && (
        <ScreenFooter>
          <Button size="l" isFullWidth onPress={() => setIsAsked(true)}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </ScreenFooter>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={intl.formatMessage(messages.cancelQuestion)}
        body={intl.formatMessage(messages.cancelBody, { amount })}
        confirmLabel={intl.formatMessage(messages.cancel)}
        cancelLabel={intl.formatMessage(messages.keep)}
        tone="danger"
        isPending={cancel.phase === 'sending'}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

/** What became of a cancellation that was refused, or whose answer did not come. `status`: of the order by now. */
function CancelNotice({
  ending,
  status,
}: {
  ending: WriteEnding<unknown>;
  status: CopiedOrder['status'];
}): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const doubtText = useDoubtText();
  if (ending.outcome === 'done') return null;
  const { problem } = ending;
  if (ending.outcome === 'unknown')
    return (
      <Banner tone="waiting" isLive title={intl.formatMessage(messages.cancelUnknown)}>
        {doubtText(problem)}
      </Banner>
    );
  if (problem.kind === 'sessionExpired') return null;
  const isTooLate = isRefusedFor(problem, 'orderNotCancellable');
  // On another device, a moment before.
  if (isTooLate && status === followFuturesStatus.cancelled)
    return <Banner tone="positive" isLive title={intl.formatMessage(messages.cancelled)} />;
  return (
    <Banner
      tone={isTooLate ? 'waiting' : 'negative'}
      isLive
      title={intl.formatMessage(isTooLate ? messages.tooLate : messages.cancelFailed)}
    >
      {isTooLate ? intl.formatMessage(messages.tooLateBody) : reasonText(problem)}
    </Banner>
  );
}
