import { summaryDetail, type QuoteDetail, type Summary } from '@meridian/api';
import { Section, Skeleton, Stack, StatGrid, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { multiply } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { lotMessages } from './parts.messages.ts';

type Company = NonNullable<Summary['company']>;

/** How many shares are traded together, and what a lot costs at the price that is shown. */
export function BoardLots({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market } = detail;
  const { request, reload } = useRead(summaryDetail, { stockCode, market });
  return (
    <Section title={intl.formatMessage(lotMessages.title)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(lotMessages.what)}
        skeleton={<Skeleton shape="block" height="116px" />}
        isEmpty={({ company }) => company === null}
        empty={<Text tone="secondary">{missing}</Text>}
      >
        {({ company }) => company && <Lots detail={detail} company={company} />}
      </RequestView>
    </Section>
  );
}

function Lots({ detail, company }: { detail: QuoteDetail; company: Company }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { price_nominal: price } = useLive(detail);
  const { boardLot, sharesOutstanding } = company;
  const worth = price === null || boardLot === null ? null : multiply(price, boardLot);
  const items = [
    {
      id: 'lot',
      label: intl.formatMessage(lotMessages.lot),
      value:
        boardLot === null ? missing : intl.formatMessage(lotMessages.shares, { count: Number(boardLot) }),
    },
    {
      id: 'worth',
      label: intl.formatMessage(lotMessages.worth),
      value: format.money(worth, detail.currency),
    },
    {
      id: 'outstanding',
      label: intl.formatMessage(lotMessages.outstanding),
      value: format.compact(sharesOutstanding),
    },
  ];
  return (
    <Stack gap={3}>
      {/* Under each other: beside another a lot that costs much takes two lines. */}
      <StatGrid items={items} columns={1} />
      <Text size="s" tone="secondary">
        {intl.formatMessage(lotMessages.note)}
      </Text>
    </Stack>
  );
}
