import { tradeTab, type Decimal, type Position, type ResponseOf, type walletBalance } from '@meridian/api';
import { List, ListRow, MoneyText } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, negate, subtract } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { MoneyAmount } from '../MoneyAmount.tsx';
import { messages } from './holds.messages.ts';

type Hold = ResponseOf<typeof walletBalance>['holds']['list'][number];

interface HeldListProps {
  /** Names the list. */
  readonly label: string;
  readonly holds: readonly Hold[];
  /** All that is held: what the lines do not explain has a line of its own. */
  readonly held: Decimal;
  readonly currency: string;
  /** Open positions, where they are known: a margin leads to its own one, else to the list. */
  readonly positions?: readonly Position[] | undefined;
  /** The most holds that are shown; all of them by default. */
  readonly most?: number | undefined;
  /** Each amount has a minus: the balance is above, and what is left of it below. */
  readonly isTakenOff?: boolean | undefined;
  /** Six dots in place of amounts while a person hides their balances. */
  readonly isHideable?: boolean | undefined;
}

/** What is held of a wallet's balance, and what for; each line leads to what it is held for. */
export function HeldList(props: HeldListProps): ReactNode {
  const { label, holds, held, currency, positions = [], most = Infinity } = props;
  const { isTakenOff = false, isHideable = false } = props;
  const intl = useIntl();
  const format = useFormat();
  const unexplained = holds.reduce((rest, { amount }) => subtract(rest, amount), held);
  const lines = [
    ...holds
      .slice(0, most)
      .map((hold, index) => ({ ...hold, key: `${hold.reason}/${hold.reference ?? index}` })),
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
          trailing={
            isHideable ? (
              <MoneyAmount value={isTakenOff ? negate(amount) : amount} currency={currency} />
            ) : (
              <MoneyText text={format.money(isTakenOff ? negate(amount) : amount, currency)} />
            )
          }
          href={placeOf(reason, reference, positions)}
        />
      )}
    />
  );
}

/** Follow investments, local to the app (DECISIONS 10). */
const followTab = 3;

function placeOf(
  reason: Hold['reason'],
  reference: string | null,
  positions: readonly Position[],
): string | undefined {
  const position = positions.find(({ id }) => id === reference);
  switch (reason) {
    case 'order':
      return links.trade(tradeTab.entrusted);
    case 'margin':
      return position === undefined ? links.trade(tradeTab.holdings) : links.position(position);
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
