import type { Position } from '@meridian/api';
import { BalanceText, Button, ChangeTag, EmptyState, Price, Skeleton, Stack } from '@meridian/design-system';
import { useId, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import { useSettings } from '../../../../platform/provider.tsx';
import { MoneyAmount } from '../../../../presentation/MoneyAmount.tsx';
import { PositionRow } from '../../../../presentation/PositionRow.tsx';
import { messages as presentation } from '../../../../presentation/presentation.messages.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { useHoldings, useLivePrices } from '../../api.ts';
import { standings, type Standing } from '../../live.ts';
import { messages } from './Trade.messages.ts';
import { Hero, HeroFacts, HeroLabel, HeroLine, Rows } from './Trade.styles.ts';

/** What is held and what it is worth by now. The hero and each row tick by themselves; the list does not. */
export function Holdings(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useHoldings();
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.whatHoldings)}
      skeleton={
        <Stack gap={5}>
          <Skeleton shape="block" width="60%" height="88px" />
          <Skeleton shape="row" count={6} />
        </Stack>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyHoldings)}
          body={intl.formatMessage(messages.emptyHoldingsBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list }) => (
        <>
          <Standings positions={list} />
          <Rows aria-label={intl.formatMessage(messages.holdings)}>
            {list.map((position) => (
              <li key={position.id}>
                <PositionRow position={position} />
              </li>
            ))}
          </Rows>
        </>
      )}
    </RequestView>
  );
}

function Standings({ positions }: { positions: readonly Position[] }): ReactNode {
  const prices = useLivePrices(positions);
  const byCurrency = useMemo(() => {
    const priceById = new Map(
      positions.map((position, index) => [position.id, prices[index] ?? position.price_nominal]),
    );
    return standings(positions, (position) => priceById.get(position.id) ?? position.price_nominal);
  }, [positions, prices]);
  // One number a screen is the hero: the first currency's.
  return byCurrency.map((standing, index) => (
    <StandingHero key={standing.currency} standing={standing} size={index === 0 ? 'hero' : 'l'} />
  ));
}

function StandingHero({ standing, size }: { standing: Standing; size: 'hero' | 'l' }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const labelId = useId();
  const { currency, profit, ratio } = standing;
  const text = format.money(profit, currency, { signed: true });
  return (
    <Hero aria-labelledby={labelId}>
      <HeroLabel id={labelId}>{intl.formatMessage(messages.floatingProfit, { currency })}</HeroLabel>
      <HeroLine>
        {areBalancesHidden ? (
          <BalanceText
            text={text}
            isHidden
            hiddenLabel={intl.formatMessage(presentation.hiddenBalance)}
            size={size}
          />
        ) : (
          <Price text={text} trend={trendOf(profit)} size={size} flashKey={profit} />
        )}
        <ChangeTag
          text={intl.formatMessage(messages.ofMargin, { percent: format.percent(ratio) })}
          trend={trendOf(profit)}
        />
      </HeroLine>
      <HeroFacts>
        <div>
          <dt>{intl.formatMessage(messages.marketValue)}</dt>
          <dd>
            <MoneyAmount value={standing.marketValue} currency={currency} size="s" />
          </dd>
        </div>
        <div>
          <dt>{intl.formatMessage(messages.margin)}</dt>
          <dd>
            <MoneyAmount value={standing.margin} currency={currency} size="s" />
          </dd>
        </div>
      </HeroFacts>
    </Hero>
  );
}
