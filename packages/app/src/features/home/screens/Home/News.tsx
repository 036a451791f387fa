import { articlePage } from '@meridian/api';
import { EmptyState, List, Room, Section, Skeleton } from '@meridian/design-system';
import { lazy, Suspense, use, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/use-read.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { headlineCount, homeReads } from '../../first-reads.ts';
import { Headline } from './Headline.tsx';
import { messages } from './Home.messages.ts';
import { messages as own } from './News.messages.ts';

/** What the news can be narrowed to, and what it was narrowed to; fetched as it comes near. */
const NewsTags = lazy(() => import('./NewsTags.tsx').catch(() => ({ default: () => null })));
/** Fetched once the person has begun to move about. */
const MoreNews = lazy(() => import('./MoreNews.tsx'));

/** The newest stories, of all topics or of one. */
export function News() {
  const intl = useIntl();
  const [tag, setTag] = useState<string | null>(null);
  return (
    <Section title={intl.formatMessage(messages.news)}>
      <Room height="3rem" isDeferred>
        <Suspense>
          <NewsTags tag={tag} onTag={setTag} />
        </Suspense>
      </Room>
      {tag === null && <Newest />}
    </Section>
  );
}

function Newest() {
  const intl = useIntl();
  const { hasActed } = use(ScreenContext);
  const { request, reload } = useRefreshable(useRead(articlePage, homeReads.news, { subject: 'news' }));
  const title = intl.formatMessage(messages.news);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(own.what)}
      skeleton={<Skeleton shape="row" count={3} />}
      isEmpty={(page) => page.list.length === 0}
      empty={<EmptyState title={intl.formatMessage(own.none)} />}
    >
      {({ list, totalPage }) => (
        <>
          <List
            label={title}
            items={list.slice(0, headlineCount)}
            keyOf={({ id }) => id}
            renderRow={(headline) => <Headline {...headline} />}
          />
          {hasActed && totalPage > 1 && (
            <Suspense>
              <MoreNews after={list} />
            </Suspense>
          )}
        </>
      )}
    </RequestView>
  );
}
