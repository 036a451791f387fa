import { transferStatus } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { messages } from './Transfer.messages.ts';
import type { TransferReceipt } from './useTransfer.ts';

interface TransferRecordProps {
  readonly receipt: TransferReceipt;
  onAnother(): void;
}

const titles = {
  [transferStatus.pending]: messages.doneTitle,
  [transferStatus.completed]: messages.doneArrived,
  [transferStatus.cancelled]: messages.doneCancelled,
  [transferStatus.failed]: messages.doneFailed,
} as const;

/** What became of the transfer, by the brokerage's receipt: both sides, and the rate it was exchanged at. */
export function TransferRecord({ receipt, onAnother }: TransferRecordProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { status, amount, currency, received, receivedCurrency, from, to, rate, reason, id } = receipt;
  const rateText = useRateText(rate);
  const isGone = status === transferStatus.cancelled || status === transferStatus.failed;
  const title =
    (typeof status === 'string' && Object.hasOwn(titles, status) && titles[status]) || messages.doneTitle;
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
          <Button tone="primary" size="l" isFullWidth href={links.statement(from)}>
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
