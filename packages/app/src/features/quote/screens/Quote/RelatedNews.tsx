import { articlePage, type ArticleHeadline, type QuoteDetail } from '@meridian/api';
import { List, NewsRow, Section, Skeleton, Stack, Text, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAge } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { newsMessages } from './RelatedNews.messages.ts';

const rowsShown = 5;
const rowsAwaited = 3;
const ageStepMs = 10_000;

/** The newest stories about an instrument. The last part of its quote, so that fewer of them than expected move nothing. */
export function RelatedNews({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market, name } = detail;
  const { request, reload } = useRead(articlePage, { stockCode, market, pageNo: 1, pageSize: rowsShown });
  const title = intl.formatMessage(newsMessages.title);
  return (
    <Section title={title}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(newsMessages.what, { name })}
        skeleton={<Skeleton shape="row" count={rowsAwaited} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Stack gap={3}>
            <Text tone="secondary">{intl.formatMessage(newsMessages.none, { name })}</Text>
            <TextLink isStandalone href={links.home()}>
              {intl.formatMessage(newsMessages.toAll)}
            </TextLink>
          </Stack>
        }
      >
        {({ list }) => (
          <List
            label={title}
            items={list.slice(0, rowsShown)}
            keyOf={({ id }) => id}
            renderRow={(story) => <Story {...story} />}
          />
        )}
      </RequestView>
    </Section>
  );
}

function Story({ id, title, source, createTimeTimestamp }: ArticleHeadline): ReactNode {
  const time = useAge(createTimeTimestamp, ageStepMs);
  return <NewsRow href={links.news(id)} title={title} source={source} time={time} />;
}
