import { isWhole, maxRows, walletBill } from '@meridian/api';
import { Section, Stack } from '@meridian/design-system';
import { ProfitBars } from '@meridian/design-system/charts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fromNumber, moneyDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { resultsByDay } from '../../account-charts.ts';
import { chartMessages as messages } from './AccountCharts.messages.ts';
import { Assets } from './Assets.tsx';
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
      <Assets currency={currency} />
      {/* Bars over an axis of amounts would reveal what the dots beside them hide (DECISIONS 30). */}
      {!areBalancesHidden && <Results />}
    </Stack>
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
          dateOf: format.dayOf,
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
