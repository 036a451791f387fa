import { articlePage } from '@meridian/api';
import { EmptyState, List, NewsRow, Section, Skeleton } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useRead } from '#platform/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { headlineCount, homeReads } from '../../first-reads.ts';
import { messages } from './Home.messages.ts';

export function News() {
  const intl = useIntl();
  const format = useFormat();
  const { request, reload } = useRefreshable(useRead(articlePage, homeReads.news, { subject: 'news' }));
  const title = intl.formatMessage(messages.news);
  return (
    <Section title={title}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.newsWhat)}
        skeleton={<Skeleton shape="row" count={3} />}
        isEmpty={(page) => page.list.length === 0}
        empty={<EmptyState title={intl.formatMessage(messages.noNews)} />}
      >
        {(page) => (
          <List
            label={title}
            items={page.list.slice(0, headlineCount)}
            keyOf={(article) => article.id}
            renderRow={(article) => (
              <NewsRow
                href={links.news(article.id)}
                title={article.title}
                source={article.source}
                time={format.age(article.createTimeTimestamp)}
              />
            )}
          />
        )}
      </RequestView>
    </Section>
  );
}
