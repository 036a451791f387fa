import type { WithdrawalRecord } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { useArrivalText, useReceivedText, worthShowing } from '../words.ts';
import { messages } from './Withdraw.messages.ts';

interface AppliedForProps {
  readonly receipt: WithdrawalRecord;
  onAnother(): void;
}

/** What the brokerage's receipt says: both ends, fee, the rate it was exchanged at, and where to see how it goes on. */
export function AppliedFor({ receipt, onAnother }: AppliedForProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const receivedText = useReceivedText();
  const arrivalText = useArrivalText();
  const { id, type, account, amount, currency, fee, received, receivedCurrency, rate } = receipt;
  const rateText = useRateText(worthShowing(rate));
  const fact = (
    name: 'from' | 'to' | 'amount' | 'fee' | 'rate' | 'arrives' | 'arrival' | 'number',
    value: string,
  ): StatItem => ({ id: name, label: intl.formatMessage(messages[name]), value });
  return (
    <ResultScreen
      tone="waiting"
      title={intl.formatMessage(messages.doneTitle, { amount: format.money(amount, currency) })}
      body={intl.formatMessage(messages.doneBody)}
      facts={[
        fact('from', intl.formatMessage(messages.cash)),
        fact('to', account ?? missing),
        fact('amount', format.money(amount, currency)),
        fact('fee', format.money(fee, currency)),
        ...(rateText === null ? [] : [fact('rate', rateText)]),
        fact('arrives', receivedText({ amount: received, currency: receivedCurrency }, type)),
        fact('arrival', arrivalText(receipt.arrivalMinutes)),
        fact('number', id),
      ]}
      actions={
        <>
          <Button tone="primary" size="l" isFullWidth href={links.withdrawal(id)}>
            {intl.formatMessage(messages.seeProgress)}
          </Button>
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      }
    />
  );
}
