import {
  cancelTransfer,
  isRefusedFor,
  transferStatus,
  type Decimal,
  type WalletBillLine,
} from '@meridian/api';
import {
  Banner,
  CloseIcon,
  ConfirmDialog,
  IconButton,
  ListRow,
  Section,
  useToast,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { absolute } from '#domain/money.ts';
import { knownData } from '#platform/reading/request.ts';
import { useWrite, type WriteEnding } from '#platform/reading/use-write.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { pendingMessages as messages } from './Transfer.messages.ts';
import { useTransfersOut } from './useTransfersOut.ts';

/** A line of the statement that says what is on its way, with the record that can be cancelled. */
type PendingLine = WalletBillLine & { readonly recordId: string };

function isPending(line: WalletBillLine): line is PendingLine {
  return line.status === transferStatus.pending && line.recordId !== null;
}

interface Cancelled {
  readonly line: PendingLine;
  readonly ending: WriteEnding<unknown>;
}

/** Transfers on their way, each of which can be cancelled (DECISIONS 22). Nothing is shown where there are none. */
export function Pending(): ReactNode {
  const intl = useIntl();
  const [asked, setAsked] = useState<PendingLine | null>(null);
  const [last, setLast] = useState<Cancelled | null>(null);
  const { request, reload } = useTransfersOut();
  const known = knownData(request)?.list ?? [];
  const lines = known.filter(isPending);
  return (
    <>
      {last !== null && (
        <CancelNotice {...last} status={known.find(({ id }) => id === last.line.id)?.status ?? null} />
      )}
      {request.phase === 'failed' && (
        <CouldNotLoad what={intl.formatMessage(messages.what)} onRetry={reload} />
      )}
      {lines.length > 0 && (
        <Section title={intl.formatMessage(messages.title)}>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <Line line={line} onCancel={() => setAsked(line)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {asked !== null && (
        <CancelQuestion
          line={asked}
          onDone={(ending) => {
            setAsked(null);
            setLast(ending && { line: asked, ending });
          }}
        />
      )}
    </>
  );
}

function useLineTexts({ fromWallet, toWallet, amount, currency }: WalletBillLine) {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = (type: WalletBillLine['toWallet']): string =>
    type === null ? '--' : intl.formatMessage(walletNames[type]);
  return {
    amount: format.money(absolute(amount) as Decimal, currency),
    from: nameOf(fromWallet),
    to: nameOf(toWallet),
  };
}

function Line({ line, onCancel }: { line: PendingLine; onCancel(): void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { amount, from, to } = useLineTexts(line);
  return (
    <ListRow
      title={intl.formatMessage(messages.way, { from, to })}
      facts={[amount, format.dateTime(line.createTimeTimestamp)]}
      trailing={
        <IconButton
          label={intl.formatMessage(messages.cancelOf, { amount })}
          icon={<CloseIcon />}
          onPress={onCancel}
        />
      }
    />
  );
}

/** `onDone` receives how it ended where there is something left to say, null where there is not. */
function CancelQuestion({
  line,
  onDone,
}: {
  line: PendingLine;
  onDone(ending: WriteEnding<unknown> | null): void;
}): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const cancel = useWrite(cancelTransfer);
  const texts = useLineTexts(line);

  async function confirm(): Promise<void> {
    const ending = await cancel.send({ id: line.recordId });
    const isDone = ending.outcome === 'done';
    if (isDone) toast.show({ title: intl.formatMessage(messages.cancelled), tone: 'positive' });
    onDone(isDone ? null : ending);
  }

  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(messages.question)}
      body={intl.formatMessage(messages.questionBody, texts)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      cancelLabel={intl.formatMessage(messages.keep)}
      tone="danger"
      isPending={cancel.phase === 'sending'}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(null)}
    />
  );
}

/** What became of a transfer that could not be cancelled, as far as the list says it. */
const late: ReadonlyMap<WalletBillLine['status'], { readonly title: Message; readonly body: Message }> =
  new Map([
    [transferStatus.completed, { title: messages.tooLate, body: messages.tooLateBody }],
    // On another device, a moment before.
    [transferStatus.cancelled, { title: messages.alreadyCancelled, body: messages.alreadyCancelledBody }],
    [transferStatus.failed, { title: messages.tooLate, body: messages.alreadyFailedBody }],
  ]);

/**
 * What became of a cancellation that was refused, or whose answer did not come. `status`: of the transfer, by the list that is
 * read again after it.
 */
function CancelNotice({
  line,
  ending,
  status,
}: Cancelled & { readonly status: WalletBillLine['status'] }): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const doubtText = useDoubtText();
  const texts = useLineTexts(line);
  if (ending.outcome === 'done') return null;
  const { problem } = ending;
  if (problem.kind === 'sessionExpired') return null;
  if (ending.outcome === 'unknown' && status === transferStatus.cancelled) {
    return (
      <Banner tone="positive" isLive title={intl.formatMessage(messages.cancelled)}>
        {intl.formatMessage(messages.alreadyCancelledBody, texts)}
      </Banner>
    );
  }
  const became = late.get(status);
  if (ending.outcome === 'unknown' && became === undefined) {
    return (
      <Banner tone="waiting" isLive title={intl.formatMessage(messages.unknown)}>
        {doubtText(problem)} {intl.formatMessage(messages.unknownBody)}
      </Banner>
    );
  }
  if (ending.outcome === 'refused' && !isRefusedFor(problem, 'transferNotCancellable')) {
    return (
      <Banner tone="negative" isLive title={intl.formatMessage(messages.failed)}>
        {reasonText(problem)}
      </Banner>
    );
  }
  return (
    <Banner tone="waiting" isLive title={intl.formatMessage(became?.title ?? messages.tooLate)}>
      {became !== undefined && intl.formatMessage(became.body, texts)}
    </Banner>
  );
}
