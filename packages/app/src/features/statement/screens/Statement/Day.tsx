import type { WalletBillLine } from '@meridian/api';
import { List, ListGroup, ListRow, MoneyText, NotedAmount, StatGrid } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { netOf, type StatementDay } from '../../model.ts';
import { kindNames, messages } from './Statement.messages.ts';

/** About how high the title of a day is: what is out of sight counts as much. */
const titlePx = 54;

/** About how high a day is, in px, with lines as high as `linePx`. */
export const dayPx = ({ lines }: StatementDay, linePx: number): number => titlePx + lines.length * linePx;

interface NetProps {
  readonly lines: readonly WalletBillLine[];
  /** The lines are all there are. */
  readonly isComplete: boolean;
}

/** What the lines add up to, by currency. Money that moved has a sign, but no trend colour: it is no price. */
export function Net({ lines, isComplete }: NetProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (
    <StatGrid
      columns={1}
      items={netOf(lines).map(({ currency, amount }) => ({
        id: currency,
        label: intl.formatMessage(isComplete ? messages.sum : messages.sumShown, { currency }),
        value: areBalancesHidden ? (
          <MoneyAmount value={amount} currency={currency} size="s" />
        ) : (
          format.money(amount, currency, { signed: true })
        ),
      }))}
    />
  );
}

/** The lines of a day, and what they add up to where none is missing. */
export function Day({ day }: { day: StatementDay }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const net =
    day.net === null || areBalancesHidden
      ? undefined
      : intl.formatMessage(messages.net, {
          amount: day.net
            .map(({ currency, amount }) => format.money(amount, currency, { signed: true }))
            .join(' · '),
        });
  const date = format.day(day.date);
  return (
    <ListGroup title={date} note={net}>
      <List
        label={intl.formatMessage(messages.list, { date })}
        items={day.lines}
        keyOf={(line) => line.id}
        renderRow={(line) => <Line line={line} />}
      />
    </ListGroup>
  );
}

function Line({ line }: { line: WalletBillLine }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const kind = line.kind === null ? missing : intl.formatMessage(kindNames[line.kind]);
  const wallet = intl.formatMessage(walletNames[line.walletType]);
  return (
    <ListRow
      title={line.stock_code === null ? kind : `${kind} · ${line.stock_code}`}
      subtitle={`${format.time(line.createTimeTimestamp)} · ${wallet}`}
      trailing={
        areBalancesHidden ? (
          <MoneyAmount value={line.amount} currency={line.currency} />
        ) : (
          <NotedAmount
            amount={<MoneyText text={format.money(line.amount, line.currency, { signed: true })} />}
            note={intl.formatMessage(messages.balanceAfter, {
              amount: format.money(line.balanceAfter, line.currency),
            })}
          />
        )
      }
    />
  );
}
