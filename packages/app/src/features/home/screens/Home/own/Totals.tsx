import type { Decimal, FundingOverview } from '@meridian/api';
import {
  BalanceText,
  ChangeTag,
  FactLine,
  HideIcon,
  IconButton,
  ShowIcon,
  Stack,
  WalletCard,
} from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { todayProfitOf } from '#domain/today-profit.ts';
import { todayRatioOf } from '#domain/today-ratio.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './own.messages.ts';

/** "Where do I stand?": one total a currency, the largest part first; they are never added up (DECISIONS 25). */
export function Totals({ overview }: { overview: FundingOverview }) {
  const intl = useIntl();
  const format = useFormat();
  const settings = useSettings();
  const isHidden = settings.areBalancesHidden;
  return (
    <WalletCard
      title={intl.formatMessage(messages.assets)}
      action={
        <IconButton
          label={intl.formatMessage(isHidden ? messages.showBalances : messages.hideBalances)}
          icon={isHidden ? <ShowIcon /> : <HideIcon />}
          onPress={() => settings.change({ areBalancesHidden: !isHidden })}
        />
      }
      amount={
        <Stack gap={2}>
          {overview.totals.list.map(({ currency, totalAssets }, index) => (
            <div key={currency}>
              <BalanceText
                text={format.money(totalAssets, currency)}
                isHidden={isHidden}
                hiddenLabel={intl.formatMessage(messages.balanceHidden)}
                size={index === 0 ? 'hero' : 'm'}
              />
              <Today overview={overview} currency={currency} totalAssets={totalAssets} isHidden={isHidden} />
            </div>
          ))}
        </Stack>
      }
    />
  );
}

interface TodayProps {
  readonly overview: FundingOverview;
  readonly currency: string;
  readonly totalAssets: Decimal;
  readonly isHidden: boolean;
}

/** What the day has brought, amount and percent; a percentage alone does not reveal the amount. */
function Today({ overview, currency, totalAssets, isHidden }: TodayProps) {
  const intl = useIntl();
  const format = useFormat();
  const profit = todayProfitOf(overview, currency);
  if (profit === null) return null;
  const ratio = todayRatioOf(totalAssets, profit);
  const percent = format.percent(ratio);
  const amount = format.money(profit, currency, { signed: true });
  const both = ratio === null ? amount : intl.formatMessage(messages.todayChange, { amount, percent });
  const text = isHidden ? percent : both;
  return (
    <FactLine
      facts={[
        {
          id: currency,
          label: intl.formatMessage(messages.todayProfit),
          value: <ChangeTag text={text} trend={trendOf(profit)} />,
        },
      ]}
    />
  );
}
