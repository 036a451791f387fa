import { isWhole, type Position } from '@meridian/api';
import {
  BalanceText,
  Button,
  ChangeTag,
  EmptyState,
  GrowingList,
  HoldingSummary,
  Price,
  Skeleton,
  Stack,
} from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useSettings } from '#platform/provider.tsx';
import { idOf, useHoldings } from '#presentation/holdings.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { LivePositionRow } from '#presentation/LivePositionRow.tsx';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useLivePrices } from '../../api.ts';
import { totalsByCurrency, type CurrencyTotals } from '../../live.ts';
import { messages } from './Trade.messages.ts';

/** What is held and what it is worth by now. The hero and each row tick by themselves; the list does not. */
export function Holdings(): ReactNode {
  const intl = useIntl();
  const list = useHoldings();
  useFirstBeside(list.request, links.position);
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatHoldings)}
      skeleton={
        <Stack gap={5}>
          <Skeleton shape="block" width="60%" height="88px" />
          <Skeleton shape="row" count={6} />
        </Stack>
      }
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyHoldings)}
          body={intl.formatMessage(messages.emptyHoldingsBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list: positions, total, ...gaps }, parts) => (
        <Stack gap={5}>
          {/* A hero over part of a portfolio would be a false one. */}
          {isWhole(gaps) && positions.length >= total && <Standings positions={positions} />}
          <GrowingList
            label={intl.formatMessage(messages.holdings)}
            items={positions}
            keyOf={idOf}
            renderRow={(position) => <LivePositionRow position={position} />}
            {...parts}
          />
        </Stack>
      )}
    </GrowingListView>
  );
}

function Standings({ positions }: { positions: readonly Position[] }): ReactNode {
  const prices = useLivePrices(positions);
  const byCurrency = useMemo(() => {
    const priceById = new Map(
      positions.map((position, index) => [position.id, prices[index] ?? position.price_nominal]),
    );
    return totalsByCurrency(positions, (position) => priceById.get(position.id) ?? position.price_nominal);
  }, [positions, prices]);
  // One number a screen is the hero: the first currency's.
  return byCurrency.map((totals, index) => (
    <CurrencyHeadline key={totals.currency} totals={totals} size={index === 0 ? 'hero' : 'l'} />
  ));
}

function CurrencyHeadline({ totals, size }: { totals: CurrencyTotals; size: 'hero' | 'l' }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const { currency, profit, ratio } = totals;
  const text = format.money(profit, currency, { signed: true });
  return (
    <HoldingSummary
      label={intl.formatMessage(messages.floatingProfit, { currency })}
      figure={
        areBalancesHidden ? (
          <BalanceText
            text={text}
            isHidden
            hiddenLabel={intl.formatMessage(presentation.hiddenBalance)}
            size={size}
          />
        ) : (
          <Price text={text} trend={trendOf(profit)} size={size} flashKey={profit} />
        )
      }
      change={
        <ChangeTag
          text={intl.formatMessage(messages.ofMargin, { percent: format.percent(ratio) })}
          trend={trendOf(profit)}
        />
      }
      facts={[
        {
          id: 'value',
          label: intl.formatMessage(messages.marketValue),
          value: <MoneyAmount value={totals.marketValue} currency={currency} size="s" />,
        },
        {
          id: 'margin',
          label: intl.formatMessage(messages.margin),
          value: <MoneyAmount value={totals.margin} currency={currency} size="s" />,
        },
      ]}
    />
  );
}
