import { transferStatus } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { messages } from './Transfer.messages.ts';
import type { TransferReceipt } from './useTransfer.ts';
import { useTransfersOut } from './useTransfersOut.ts';

interface TransferRecordProps {
  readonly receipt: TransferReceipt;
  onAnother(): void;
}

const titles: ReadonlyMap<unknown, Message> = new Map([
  [transferStatus.pending, messages.doneTitle],
  [transferStatus.completed, messages.doneArrived],
  [transferStatus.cancelled, messages.doneCancelled],
  [transferStatus.failed, messages.doneFailed],
]);

/** What became of the transfer: both sides, and the rate it was exchanged at, by the receipt; how far it is, as it goes on. */
export function TransferRecord({ receipt, onAnother }: TransferRecordProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { amount, currency, received, receivedCurrency, from, to, rate, id } = receipt;
  // The receipt is of the instant at which it was sent: from then on the statement knows better.
  const line = knownData(useTransfersOut().request)?.list.find(({ recordId }) => recordId === id);
  const { status, reason } = line ?? receipt;
  const rateText = useRateText(rate);
  const returnTo = useReturnAddress();
  const isGone = status === transferStatus.cancelled || status === transferStatus.failed;
  const title = titles.get(status) ?? messages.doneTitle;
  const fact = (
    name: 'from' | 'to' | 'amount' | 'received' | 'rate' | 'number',
    value: string,
  ): StatItem => ({
    id: name,
    label: intl.formatMessage(messages[name]),
    value,
  });
  return (
    <ResultScreen
      tone={isGone ? 'negative' : status === transferStatus.completed ? 'positive' : 'waiting'}
      title={intl.formatMessage(title, { amount: format.money(amount, currency) })}
      body={
        reason ??
        (isGone || status === transferStatus.completed
          ? undefined
          : intl.formatMessage(messages.arrivalValue))
      }
      facts={[
        fact('from', intl.formatMessage(walletNames[from])),
        fact('to', intl.formatMessage(walletNames[to])),
        fact('amount', format.money(amount, currency)),
        ...(rateText === null ? [] : [fact('rate', rateText)]),
        fact('received', format.money(received, receivedCurrency)),
        fact('number', id),
      ]}
      actions={
        <>
          {returnTo !== null && (
            <Button tone="primary" size="l" isFullWidth href={returnTo}>
              {intl.formatMessage(messages.goBack)}
            </Button>
          )}
          <Button
            tone={returnTo === null ? 'primary' : 'neutral'}
            size="l"
            isFullWidth
            href={links.statement(from)}
          >
            {intl.formatMessage(messages.seeStatement)}
          </Button>
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      }
    />
  );
}
