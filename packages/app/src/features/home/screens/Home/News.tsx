import { articlePage, articleTags } from '@meridian/api';
import { EmptyState, List, Room, Section, Skeleton } from '@meridian/design-system';
import { lazy, Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { lazyPart } from '#presentation/late/lazy-part.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { headlineCount, homeReads } from '../../first-reads.ts';
import { Headline } from './Headline.tsx';
import { messages } from './News.messages.ts';
import { messages as tagMessages } from './NewsTags.messages.ts';

/** What the news can be narrowed to, and what it was narrowed to; fetched as it comes near. */
const NewsTags = lazyPart(() => import('./NewsTags.tsx'), tagMessages.what);
/** Fetched once the person has begun to move about. */
const MoreNews = lazy(() => import('./MoreNews.tsx'));

/** The newest stories, of all topics or of one. */
export function News() {
  const intl = useIntl();
  const [tag, setTag] = useTag();
  return (
    <Section title={intl.formatMessage(messages.title)}>
      {/* What it was narrowed to is at hand at once, for who comes back to it. */}
      <Room height="3rem" isDeferred={tag === null}>
        <Suspense>
          <NewsTags tag={tag} onTag={setTag} />
        </Suspense>
      </Room>
      {tag === null && <Newest />}
    </Section>
  );
}

/** In the address, so that a way back and a list beside a story have it too; a topic that there is not is none. */
function useTag(): [tag: string | null, choose: (tag: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tag');
  const { request } = useRead(articleTags, asked === null ? null : {});
  const isAwaited = request.phase === 'idle' || request.phase === 'loading';
  const known = knownData(request)?.list.some(
    ({ dictValue, column }) => dictValue === asked && column !== 'help',
  );
  const tag = (known ?? isAwaited) ? asked : null;
  return [tag, (next) => setQuery(next === null ? {} : { tag: next }, { replace: true })];
}

function Newest() {
  const intl = useIntl();
  const { hasActed } = use(ScreenContext);
  const { request, reload } = useRefreshable(useRead(articlePage, homeReads.news, { subject: 'news' }));
  const title = intl.formatMessage(messages.title);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={3} />}
      isEmpty={(page) => page.list.length === 0}
      empty={<EmptyState title={intl.formatMessage(messages.none)} />}
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
