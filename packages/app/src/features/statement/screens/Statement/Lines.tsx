import type { WalletBillLine } from '@meridian/api';
import { ListRow, MoneyText, StatGrid } from '@meridian/design-system';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { useSettings } from '../../../../platform/provider.tsx';
import { MoneyAmount } from '../../../../presentation/MoneyAmount.tsx';
import { walletNames } from '../../../../presentation/wallet.messages.ts';
import { byDay, netOf, type StatementDay } from '../../model.ts';
import { kindNames, messages } from './Statement.messages.ts';
import { After, Amounts, Day, DayHead, DayName, DayNet } from './Statement.styles.ts';

/** What the lines add up to, then the lines by day. Money that moved has a sign, but no trend colour: it is no price. */
export function Lines({
  lines,
  isComplete,
}: {
  lines: readonly WalletBillLine[];
  isComplete: boolean;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (
    <>
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
      {byDay(lines, format.date, isComplete).map((day) => (
        <OneDay key={day.date} day={day} />
      ))}
    </>
  );
}

function OneDay({ day }: { day: StatementDay }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const nameId = useId();
  const { areBalancesHidden } = useSettings();
  return (
    <Day aria-labelledby={nameId}>
      <DayHead>
        <DayName id={nameId}>{day.date}</DayName>
        {day.net !== null && !areBalancesHidden && (
          <DayNet>
            {intl.formatMessage(messages.net, {
              amount: day.net
                .map(({ currency, amount }) => format.money(amount, currency, { signed: true }))
                .join(' · '),
            })}
          </DayNet>
        )}
      </DayHead>
      <ul aria-label={intl.formatMessage(messages.list, { date: day.date })}>
        {day.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Day>
  );
}

function Line({ line }: { line: WalletBillLine }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const kind = intl.formatMessage(kindNames[line.kind]);
  const wallet = intl.formatMessage(walletNames[line.walletType]);
  return (
    <ListRow
      title={line.stock_code === null ? kind : `${kind} · ${line.stock_code}`}
      subtitle={`${format.time(line.createTimeTimestamp)} · ${wallet}`}
      trailing={
        <Amounts>
          {areBalancesHidden ? (
            <MoneyAmount value={line.amount} currency={line.currency} />
          ) : (
            <>
              <MoneyText text={format.money(line.amount, line.currency, { signed: true })} />
              <After>
                {intl.formatMessage(messages.balanceAfter, {
                  amount: format.money(line.balanceAfter, line.currency),
                })}
              </After>
            </>
          )}
        </Amounts>
      }
    />
  );
}
