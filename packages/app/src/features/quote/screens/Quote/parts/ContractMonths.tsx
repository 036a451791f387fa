import { futuresOptions, type ContractMonth, type FutureDetail } from '@meridian/api';
import { List, Section, Skeleton, Text, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { contractMessages } from './parts.messages.ts';
import { PlainQuoteRow } from './PlainQuoteRow.tsx';

/** Rows that are kept room for: products have six to eight months listed. */
const rowsAwaited = 6;

/** The months of a future, nearest first: each leads to a quote of its own, a single month back to the continuous series. */
export function ContractMonths({ detail }: { detail: FutureDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market, productCode } = detail;
  const title = intl.formatMessage(contractMessages.months);
  const { request, reload } = useRead(futuresOptions, { stockCode, market });
  const isSingle = productCode !== null && productCode !== stockCode;
  return (
    <Section
      title={title}
      action={
        isSingle && (
          <TextLink href={links.quote({ ...detail, name: productCode, stock_code: productCode })}>
            {intl.formatMessage(contractMessages.toContinuous)}
          </TextLink>
        )
      }
    >
      <RequestView
        request={withKnown(request, (months) =>
          soundRows(months, { keyOf: quoteKey, faultOf: (month: ContractMonth) => faultOf(month, detail) }),
        )}
        reload={reload}
        what={intl.formatMessage(contractMessages.monthsWhat)}
        skeleton={<Skeleton shape="row" count={rowsAwaited} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Text tone="secondary">{intl.formatMessage(contractMessages.none)}</Text>}
      >
        {({ list }) => (
          <List
            label={title}
            items={list}
            keyOf={quoteKey}
            renderRow={(month) => <MonthRow month={month} />}
          />
        )}
      </RequestView>
    </Section>
  );
}

/** A month of another product, which its market or its code gives away: `GCZ26` is one of `GC`. */
function faultOf(month: ContractMonth, { market, productCode }: FutureDetail): string | null {
  const isOfProduct = month.market === market && month.stock_code.startsWith(productCode ?? '');
  return isOfProduct ? null : 'it is of another product';
}

function MonthRow({ month }: { month: ContractMonth }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { daysToExpiry, openInterest } = month;
  const meta =
    daysToExpiry === null
      ? missing
      : intl.formatMessage(contractMessages.monthMeta, {
          days: daysToExpiry,
          open: format.compact(openInterest),
        });
  return <PlainQuoteRow quote={month} meta={meta} />;
}
