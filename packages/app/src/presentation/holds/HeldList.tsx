import { tradeTab, type Decimal, type ResponseOf, type walletBalance } from '@meridian/api';
import { List, ListRow, MoneyText } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, negate, subtract } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages } from './holds.messages.ts';

type Hold = ResponseOf<typeof walletBalance>['holds']['list'][number];

interface HeldListProps {
  /** Names the list. */
  readonly label: string;
  readonly holds: readonly Hold[];
  /** All that is held: what the lines do not explain has a line of its own. */
  readonly held: Decimal;
  readonly currency: string;
}

/** What is held of a wallet's balance, taken off it, and what for; each line leads to what it is held for. */
export function HeldList({ label, holds, held, currency }: HeldListProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const unexplained = holds.reduce((rest, { amount }) => subtract(rest, amount), held);
  const lines = [
    ...holds.map((hold, index) => ({ ...hold, key: `${hold.reason}/${hold.reference ?? index}` })),
    ...(isPositive(unexplained)
      ? [{ key: 'other', reason: null, amount: unexplained, reference: null, stock_code: null }]
      : []),
  ];
  return (
    <List
      label={label}
      items={lines}
      keyOf={({ key }) => key}
      renderRow={({ reason, amount, reference, stock_code: code }) => (
        <ListRow
          title={intl.formatMessage(messages[reason ?? 'other'])}
          facts={[code, reference].filter((fact) => fact !== null)}
          trailing={<MoneyText text={format.money(negate(amount), currency)} />}
          href={placeOf(reason, reference)}
        />
      )}
    />
  );
}

/** Follow investments, local to the app (DECISIONS 10). */
const followTab = 3;

function placeOf(reason: Hold['reason'], reference: string | null): string | undefined {
  switch (reason) {
    case 'order':
      return links.trade(tradeTab.entrusted);
    case 'margin':
      return links.trade(tradeTab.holdings);
    case 'transfer':
      return links.transfer();
    case 'withdrawal':
      return reference === null ? undefined : links.withdrawal(reference);
    case 'subscription':
      return links.trade(tradeTab.subscription);
    case 'follow':
      return links.trade(followTab);
    case null:
      return undefined;
  }
}
