import { articlePage, type ArticleHeadline } from '@meridian/api';
import { EmptyState, GrowingList, Skeleton } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { headlineCount } from '../../first-reads.ts';
import { Headline } from './Headline.tsx';
import { messages as news } from './News.messages.ts';
import { messages } from './NewsTags.messages.ts';

/** The news on one topic, page by page. */
export function NewsOfTag({ tag }: { tag: string }) {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: articlePage,
    request: { tag },
    keyOf: ({ id }: ArticleHeadline) => id,
    step: headlineCount,
    options: { subject: 'news of a tag' },
  });
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(news.what)}
      skeleton={<Skeleton shape="row" count={headlineCount} />}
      empty={<EmptyState title={intl.formatMessage(messages.noneOfTag)} />}
    >
      {({ list: articles }, parts) => (
        <GrowingList
          label={intl.formatMessage(news.title)}
          items={articles}
          keyOf={({ id }) => id}
          renderRow={(headline) => <Headline {...headline} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}
