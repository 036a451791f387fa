import { gapsOf, isWhole, maxRows, walletBill, wallets } from '@meridian/api';
import { Section, Stack } from '@meridian/design-system';
import { AllocationDonut, ProfitBars } from '@meridian/design-system/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromNumber, moneyDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/format.ts';
import { usePorts, useSettings } from '#platform/provider.tsx';
import { knownData } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { messages as presentation } from '#presentation/presentation.messages.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { allocationIn, resultsByDay } from '../../account-charts.ts';
import { chartMessages as messages } from './AccountCharts.messages.ts';
import { barsHeightPx, ChartSpace } from './ChartSpace.tsx';

/** Days of results that are shown. */
const dayCount = 30;

/** Currency of the charts: the one most wallets are kept in. Hong Kong dollars lie in one wallet only. */
const currency = 'USD';

/** What the account is made of, and what each of the last days brought. Its code comes after the figures. */
export default function AccountCharts(): ReactNode {
  const { areBalancesHidden } = useSettings();
  return (
    <Stack gap={6}>
      <Assets />
      {/* Bars over an axis of amounts tell what the dots beside them cover (DECISIONS 30). */}
      {!areBalancesHidden && <Results />}
    </Stack>
  );
}

/** Of the wallets that stand in the list above: what could not be read is said there, once. */
function Assets(): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const { request } = useRead(wallets, {}, { onTopics: ['wallets'] });
  const known = knownData(request);
  if (known === null) return request.phase === 'loading' ? <ChartSpace of="donut" /> : null;
  const { wallets: own, total } = allocationIn(known.list, currency);
  // A share of a part would be a false one; of one wallet it says nothing.
  if (!isWhole(gapsOf(known)) || own.length < 2) return null;
  const title = intl.formatMessage(messages.assets, { currency });
  return (
    <Section title={title}>
      <AllocationDonut
        slices={own.map(({ walletType, balance }) => ({
          id: walletType,
          label: intl.formatMessage(walletNames[walletType]),
          value: Number(balance),
        }))}
        totalText={format.money(total, currency)}
        formatShare={(share) => format.percent(fromNumber(share * 100, moneyDecimals), { signed: false })}
        formatAmount={(value) => format.money(fromNumber(value, moneyDecimals), currency)}
        {...(areBalancesHidden && { hiddenLabel: intl.formatMessage(presentation.hiddenBalance) })}
        labels={{
          chart: intl.formatMessage(messages.assetsWhat),
          total: intl.formatMessage(messages.total),
          other: intl.formatMessage(messages.other),
          loading: intl.formatMessage(messages.loadingAssets),
        }}
      />
    </Section>
  );
}

function Results(): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { systemInfo, clock } = usePorts();
  const { request, reload } = useRead(
    walletBill,
    { timeZone: systemInfo().timeZone, pageNo: 1, pageSize: maxRows },
    { onTopics: ['wallets'] },
  );
  const title = intl.formatMessage(messages.results, { currency });
  const money = (value: number): string =>
    format.money(fromNumber(value, moneyDecimals), currency, { signed: true });
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.resultsWhat)}
      skeleton={<ChartSpace of="bars" />}
    >
      {({ list, total, ...gaps }) => {
        const days = resultsByDay(list, {
          currency,
          now: clock.now(),
          dayCount,
          isComplete: isWhole(gaps) && list.length >= total,
          dateOf: format.date,
        });
        return (
          <Section title={title}>
            <ProfitBars
              bars={days.map(({ at, amount }) => ({ t: at, value: amount === null ? null : Number(amount) }))}
              height={barsHeightPx}
              decimals={moneyDecimals}
              formatValue={money}
              formatTime={format.date}
              formatAxisTime={format.monthDay}
              labels={{
                chart: title,
                instructions: intl.formatMessage(messages.instructions),
                time: intl.formatMessage(messages.day),
                profit: intl.formatMessage(messages.result),
                missing: intl.formatMessage(messages.missing),
                loading: intl.formatMessage(messages.loadingResults),
                table: intl.formatMessage(messages.table, { currency }),
                showTable: intl.formatMessage(messages.showTable),
                hideTable: intl.formatMessage(messages.hideTable),
                showMore: intl.formatMessage(messages.showMore),
              }}
            />
          </Section>
        );
      }}
    </RequestView>
  );
}
