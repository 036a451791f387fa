import type { WalletBillLine } from '@meridian/api';
import { List, ListGroup, ListRow, MoneyText, NotedAmount } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { recordOf } from '#presentation/records/record-link.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { unmovedOf, type StatementDay } from '../../model.ts';
import { messages } from './Statement.messages.ts';
import { hasOwnRecord, useLineName, useLineWords } from './words.ts';

/** About how high the title of a day is: what is out of sight counts as much. */
const titlePx = 54;

/** About how high a day is, in px, with lines as high as `linePx`. */
export const dayPx = ({ lines }: StatementDay, linePx: number): number => titlePx + lines.length * linePx;

interface DayProps {
  readonly day: StatementDay;
  /** Of a line whose record is shown here. */
  onOpen(line: WalletBillLine): void;
}

/** The lines of a day, and what they add up to where none is missing. */
export function Day({ day, onOpen }: DayProps): ReactNode {
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
        renderRow={(line) => <Line line={line} onOpen={onOpen} />}
      />
    </ListGroup>
  );
}

/** Leads to its order, position, deposit or share; a transfer or withdrawal is opened here. */
function Line({ line, onOpen }: { line: WalletBillLine; onOpen(line: WalletBillLine): void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useLineName();
  const words = useLineWords();
  const { areBalancesHidden } = useSettings();
  const wallet = intl.formatMessage(walletNames[line.walletType]);
  const unmoved = unmovedOf(line);
  const href =
    recordOf(line.target)?.href ??
    (line.withdrawal === null ? undefined : links.withdrawal(line.withdrawal.id));
  return (
    <ListRow
      {...(href !== undefined ? { href } : hasOwnRecord(line) && { onPress: () => onOpen(line) })}
      title={nameOf(line)}
      subtitle={[
        format.time(line.createTimeTimestamp),
        wallet,
        // What is done needs no word, and what has moved nothing has it under its amount.
        ...(line.status === 'completed' || unmoved !== null ? [] : [words.status(line) ?? []].flat()),
      ].join(' · ')}
      trailing={
        unmoved !== null ? (
          <NotedAmount
            amount={
              areBalancesHidden ? (
                <MoneyAmount value={unmoved.amount} currency={unmoved.currency} />
              ) : (
                <MoneyText text={format.money(unmoved.amount, unmoved.currency)} />
              )
            }
            note={words.unmoved(unmoved)}
          />
        ) : areBalancesHidden ? (
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
