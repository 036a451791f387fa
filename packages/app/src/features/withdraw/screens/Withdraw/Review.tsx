import { Banner, FigureRow, Stack, StatGrid, type ReviewQuestion } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isKnownDestination, type Withdrawn } from '../../records.ts';
import { accountText, lastFour } from '../words.ts';
import { useFigures } from './useFigures.ts';
import type { Withdrawing } from './useWithdrawal.ts';
import { messages } from './Withdraw.messages.ts';

/** The figures once more, before the transaction password. */
export function Review({ change }: { change: Withdrawing }): ReactNode {
  const intl = useIntl();
  const { from, to, amount, fee, exchange, left, review, arrival, arrives } = useFigures(change);
  const items = [from, to, amount, fee, ...exchange, left, review, arrival];
  return (
    <Stack gap={4}>
      <div>
        <StatGrid columns={1} items={items.map((row) => ({ ...row, id: row.label }))} />
        <FigureRow {...arrives} isTotal />
      </div>
      <Banner tone="info" title={intl.formatMessage(messages.final)} />
    </Stack>
  );
}

/** Where nothing went before, the last four characters are compared once more. */
export function useNewDestination(
  { summary: { account } }: Withdrawing,
  withdrawn: readonly Withdrawn[],
): ReviewQuestion | undefined {
  const intl = useIntl();
  const [compared, setCompared] = useState<string | null>(null);
  if (account === null || account.id === compared || isKnownDestination(withdrawn, account.id))
    return undefined;
  const last = lastFour(account);
  const compare = account.bankCard === null ? messages.newWalletBody : messages.newCardBody;
  return {
    title: intl.formatMessage(messages.newTitle),
    body: `${accountText(account)}. ${intl.formatMessage(compare, { last })}`,
    acceptLabel: intl.formatMessage(messages.newAccept, { last }),
    onAccept: () => setCompared(account.id),
  };
}
