import type { Decimal, Position } from '@meridian/api';
import { BalanceText, ChangeTag, HoldingTotals, Price, Skeleton } from '@meridian/design-system';
import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OldPrices } from '#presentation/old-prices/old-prices.ts';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { useValuedPositions } from '../../api.ts';
import { totalsByCurrency } from '../../live.ts';
import { messages } from './Trade.messages.ts';

/** What all holdings come to by now, each currency by itself (DECISIONS 25). */
export function Standings({ positions }: { positions: readonly Position[] }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const areSomeOld = use(OldPrices);
  // One old price makes a sum an old one, in its own currency.
  const isOldIn = (wanted: string): boolean =>
    areSomeOld &&
    positions.some(
      ({ walletCurrency, marketStatus }) => walletCurrency === wanted && marketStatus === 'open',
    );
  const valued = useValuedPositions(positions);
  const byCurrency = useMemo(() => totalsByCurrency(valued), [valued]);
  return (
    <HoldingTotals
      totals={byCurrency.map(({ currency, profit, ratio, today, marketValue }) => ({
        id: currency,
        label: intl.formatMessage(messages.floatingProfit, { currency, code: currency }),
        shortLabel: intl.formatMessage(messages.profitIn, { currency, code: currency }),
        figure: <Profit profit={profit} currency={currency} isOld={isOldIn(currency)} />,
        change: (
          <ChangeTag
            text={format.percent(ratio)}
            trend={trendOf(profit)}
            size="s"
            isPlain
            isStale={isOldIn(currency)}
          />
        ),
        facts: [
          {
            id: 'today',
            label: intl.formatMessage(messages.today),
            value: <TodaysProfit profit={today} currency={currency} isOld={isOldIn(currency)} />,
          },
          {
            id: 'value',
            room: 'wide',
            label: intl.formatMessage(messages.value),
            value: <MoneyAmount value={marketValue} currency={currency} size="s" isOld={isOldIn(currency)} />,
          },
        ],
      }))}
    />
  );
}

/** Of the height of what comes: a line for each of two currencies, as most have. */
export function StandingsSkeleton(): ReactNode {
  const line = <Skeleton shape="block" width="5rem" height="1lh" />;
  return (
    <div aria-hidden="true">
      <HoldingTotals
        totals={['first', 'second'].map((id) => ({
          id,
          // A heading that is taken away is lost to who reads from it: the real one comes with the figures.
          label: '\u00A0',
          shortLabel: '\u00A0',
          figure: line,
          change: null,
          facts: [],
        }))}
      />
    </div>
  );
}

interface ProfitProps {
  readonly profit: Decimal;
  readonly currency: string;
  readonly isOld: boolean;
}

/** Its sign says which way it went: an arrow would cost a phone a second line. */
function TodaysProfit(props: Omit<ProfitProps, 'profit'> & { readonly profit: Decimal | null }): ReactNode {
  const { profit, currency, isOld } = props;
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  if (areBalancesHidden) return <MoneyAmount value={profit} currency={currency} size="s" />;
  const text = format.money(profit, currency, { signed: true });
  return <ChangeTag text={text} trend={trendOf(profit)} size="s" isPlain isStale={isOld} />;
}

function Profit({ profit, currency, isOld }: ProfitProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const text = format.money(profit, currency, { signed: true });
  if (!areBalancesHidden) {
    return <Price text={text} trend={trendOf(profit)} size="l" flashKey={profit} isStale={isOld} />;
  }
  return (
    <BalanceText text={text} isHidden hiddenLabel={intl.formatMessage(presentation.hiddenBalance)} size="l" />
  );
}
