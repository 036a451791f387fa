import { fundingOverview, type Decimal, type FundingOverview } from '@meridian/api';
import {
  Button,
  ChangeTag,
  EmptyState,
  FactLine,
  HideIcon,
  IconButton,
  InRoomOf,
  MoneySkeleton,
  ShowIcon,
  Skeleton,
  Stack,
  Text,
  WalletCard,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { todayProfitOf } from '#domain/index.ts';
import { todayRatioOf } from '#domain/today-ratio.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { isPenniless } from '../../model.ts';
import { messages } from './Profile.messages.ts';

/** One total a currency. Currencies are never added up (DECISIONS 25). */
export function Totals(): ReactNode {
  const intl = useIntl();
  const { timeZone } = usePorts().systemInfo();
  const { request, reload } = useRead(fundingOverview, { timeZone }, { onTopics: ['wallets', 'orders'] });
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.assetsWhat)}
      skeleton={<TotalsSkeleton />}
      isEmpty={isPenniless}
      empty={
        <InRoomOf awaited={<TotalsSkeleton />} isCentred>
          <EmptyState
            title={intl.formatMessage(messages.emptyTitle)}
            body={intl.formatMessage(messages.emptyBody)}
            action={
              <Button tone="primary" href={links.deposit()}>
                {intl.formatMessage(messages.deposit)}
              </Button>
            }
          />
        </InRoomOf>
      }
    >
      {(overview) => (
        <Stack gap={6}>
          {overview.totals.list.map((total, index) => (
            <Total key={total.currency} total={total} overview={overview} isHero={index === 0} />
          ))}
          {overview.totals.list.length > 1 && (
            <Text size="xs" tone="tertiary">
              {intl.formatMessage(messages.notAdded)}
            </Text>
          )}
        </Stack>
      )}
    </RequestView>
  );
}

/** As high as what comes for two currencies, which most have: dollars, and Hong Kong dollars for its stocks. */
function TotalsSkeleton(): ReactNode {
  const intl = useIntl();
  // No higher than letters: it is on their line, and makes it no higher.
  const line = <Skeleton shape="block" width="5rem" height="0.8em" />;
  const parts = [
    { id: 'first', label: intl.formatMessage(messages.available), value: line },
    { id: 'second', label: intl.formatMessage(messages.inUse), value: line },
  ];
  const facts = [
    { id: 'today', label: intl.formatMessage(messages.today), value: line },
    { id: 'floating', label: intl.formatMessage(messages.floating), value: line },
  ];
  return (
    <div aria-hidden="true">
      <Stack gap={6}>
        {(['hero', 'l'] as const).map((size) => (
          <WalletCard
            key={size}
            // A heading that is taken away is lost to who reads from it: the real one comes with the figures.
            title={'\u00A0'}
            amount={<MoneySkeleton size={size} />}
            change={<FactLine facts={facts} isStacked />}
            items={parts}
          />
        ))}
        <Text size="xs" tone="tertiary">
          {intl.formatMessage(messages.notAdded)}
        </Text>
      </Stack>
    </div>
  );
}

interface TotalProps {
  readonly total: FundingOverview['totals']['list'][number];
  readonly overview: FundingOverview;
  /** One number a screen is the hero. */
  readonly isHero: boolean;
}

function Total({ total, overview, isHero }: TotalProps): ReactNode {
  const intl = useIntl();
  const { currency } = total;
  const today = todayProfitOf(overview, currency);
  return (
    <WalletCard
      title={intl.formatMessage(isHero ? messages.assets : messages.assetsIn, { currency })}
      action={isHero && <HideToggle />}
      amount={<MoneyAmount value={total.totalAssets} currency={currency} size={isHero ? 'hero' : 'l'} />}
      change={
        <FactLine
          isStacked
          facts={[
            ...(today === null
              ? []
              : [
                  {
                    id: 'today',
                    label: intl.formatMessage(messages.today),
                    value: <Today profit={today} total={total} />,
                  },
                ]),
            {
              id: 'floating',
              label: intl.formatMessage(messages.floating),
              value: <OwnProfit value={total.floatingProfit} currency={currency} />,
            },
          ]}
        />
      }
      items={[
        {
          id: 'available',
          label: intl.formatMessage(messages.available),
          value: <MoneyAmount value={total.available} currency={currency} size="s" />,
        },
        {
          id: 'used',
          label: intl.formatMessage(messages.inUse),
          value: <MoneyAmount value={total.used} currency={currency} size="s" />,
        },
      ]}
    />
  );
}

/** Amount and percent, as on home; a percentage alone does not reveal the amount. */
function Today({ profit, total }: { profit: Decimal; total: TotalProps['total'] }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const { currency, totalAssets } = total;
  const ratio = todayRatioOf(totalAssets, profit);
  if (ratio === null) return <OwnProfit value={profit} currency={currency} />;
  const percent = format.percent(ratio);
  const amount = format.money(profit, currency, { signed: true });
  const text = areBalancesHidden ? percent : intl.formatMessage(messages.todayChange, { amount, percent });
  return <ChangeTag text={text} trend={trendOf(profit)} />;
}

function HideToggle(): ReactNode {
  const intl = useIntl();
  const { areBalancesHidden, change } = useSettings();
  return (
    <IconButton
      label={intl.formatMessage(areBalancesHidden ? messages.show : messages.hide)}
      icon={areBalancesHidden ? <ShowIcon /> : <HideIcon />}
      onPress={() => change({ areBalancesHidden: !areBalancesHidden })}
    />
  );
}
