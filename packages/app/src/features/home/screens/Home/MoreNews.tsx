import { articlePage, type ArticleHeadline } from '@meridian/api';
import { GrowingList, ListEnd } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { headlineCount } from '../../first-reads.ts';
import { Headline } from './Headline.tsx';
import { messages } from './MoreNews.messages.ts';

/** The news below those that home opens with, page by page. */
export default function MoreNews({ after }: { after: readonly ArticleHeadline[] }) {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: articlePage,
    request: {},
    keyOf: ({ id }: ArticleHeadline) => id,
    step: headlineCount,
    options: { subject: 'more news' },
  });
  const shownAbove = new Set(after.map(({ id }) => id));
  return (
    <GrowingListView list={list} what={intl.formatMessage(messages.what)} skeleton={null} empty={null}>
      {({ list: articles }, { end, ...parts }) => {
        const below = articles.filter(({ id }) => !shownAbove.has(id));
        return (
          <>
            {below.length > 0 && (
              <GrowingList
                label={intl.formatMessage(messages.label)}
                items={below}
                keyOf={({ id }) => id}
                renderRow={(headline) => <Headline {...headline} />}
                {...parts}
              />
            )}
            {end && <ListEnd {...end} />}
          </>
        );
      }}
    </GrowingListView>
  );
}
