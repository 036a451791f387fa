import {
  cancelTransfer,
  isRefusedFor,
  transferStatus,
  walletBill,
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
import { usePorts } from '#platform/ports/context.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useWrite, type WriteEnding } from '#platform/reading/use-write.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import { useFormat } from '#platform/words/format.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { pendingMessages as messages } from './Transfer.messages.ts';

/** The newest lines: what is on its way is among them, since it takes minutes. */
const newest = 50;

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
  const { systemInfo } = usePorts();
  const [asked, setAsked] = useState<PendingLine | null>(null);
  const [last, setLast] = useState<Cancelled | null>(null);
  const { request, reload } = useRead(
    walletBill,
    { timeZone: systemInfo().timeZone, kind: 'transferOut', pageNo: 1, pageSize: newest },
    { onTopics: ['wallets'] },
  );
  const lines = (knownData(request)?.list ?? []).filter(isPending);
  return (
    <>
      {last !== null && <CancelNotice {...last} />}
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

/** What became of a cancellation that was refused, or whose answer did not come. */
function CancelNotice({ line, ending }: Cancelled): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const doubtText = useDoubtText();
  const texts = useLineTexts(line);
  if (ending.outcome === 'done') return null;
  const { problem } = ending;
  if (ending.outcome === 'unknown') {
    return (
      <Banner tone="waiting" isLive title={intl.formatMessage(messages.unknown)}>
        {doubtText(problem)} {intl.formatMessage(messages.unknownBody)}
      </Banner>
    );
  }
  if (problem.kind === 'sessionExpired') return null;
  const isTooLate = isRefusedFor(problem, 'transferNotCancellable');
  return (
    <Banner
      tone={isTooLate ? 'waiting' : 'negative'}
      isLive
      title={intl.formatMessage(isTooLate ? messages.tooLate : messages.failed)}
    >
      {isTooLate ? intl.formatMessage(messages.tooLateBody, texts) : reasonText(problem)}
    </Banner>
  );
}
