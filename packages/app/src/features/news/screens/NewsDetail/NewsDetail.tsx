import { articleDetail, articleTags, isRefusedFor, type Article as Story } from '@meridian/api';
import {
  Article,
  ArticleSkeleton,
  Button,
  EmptyState,
  List,
  Measure,
  Section,
  Text,
  type ArticleProps,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/format.ts';
import { links, useIdParam } from '#platform/links.ts';
import { isPolling, pollMs, useLinkState } from '#platform/realtime.ts';
import { knownData } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { LiveQuoteRow, quoteKey } from '#presentation/LiveQuoteRow.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { ServerText } from '#presentation/server-text/ServerText.tsx';
import { useSanitised } from '#presentation/server-text/sanitised.ts';
import { readingMinutes } from '../../model.ts';
import { messages } from './NewsDetail.messages.ts';

/** One story of the news, and the instruments it is about with their prices now (spec §2, /pages/news/detail). */
export default function NewsDetailScreen(): ReactNode {
  const intl = useIntl();
  const id = useIdParam();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      {id === '' ? <Gone /> : <OneStory id={id} />}
    </ScreenFrame>
  );
}

function OneStory({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  // Its prices are the market's: without the socket they are read as often as any.
  const refreshMs = isPolling(useLinkState()) ? pollMs : 0;
  const { request, reload } = useRefreshable(
    useRead(articleDetail, { id }, { subject: 'article', refreshMs }),
  );
  if (request.phase === 'failed' && isRefusedFor(request.problem, 'notFound')) return <Gone />;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<ArticleSkeleton />}
    >
      {(story) => <StoryView story={story} />}
    </RequestView>
  );
}

function StoryView({ story }: { story: Story }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tags = useTags(story.tags);
  const body = useSanitised(story.content);
  const title = intl.formatMessage(messages.related);
  // What it names twice is the same instrument.
  const related = [...new Map(story.related.map((quote) => [quoteKey(quote), quote])).values()];
  const time = format.dateTime(story.createTimeTimestamp);
  const minutes =
    body === null
      ? ''
      : ` · ${intl.formatMessage(messages.minutes, { minutes: readingMinutes(body.words) })}`;
  return (
    <Article
      headingLevel={2}
      title={story.title.trim() || missing}
      source={story.source}
      time={time + minutes}
      dateTime={new Date(story.createTimeTimestamp).toISOString()}
      {...tags}
      tagsLabel={intl.formatMessage(messages.about)}
      missing={<Text>{story.summary ?? intl.formatMessage(messages.noText)}</Text>}
      after={
        related.length > 0 && (
          <Section title={title}>
            <List
              label={title}
              items={related}
              keyOf={quoteKey}
              renderRow={(quote) => <LiveQuoteRow quote={quote} />}
            />
          </Section>
        )
      }
    >
      {body && <ServerText text={body.text} />}
    </Article>
  );
}

/** Their names as the backend calls them; a tag without one is left out. */
function useTags(tags: readonly string[]): Pick<ArticleProps, 'tags' | 'hasTagsComing'> {
  const { request } = useRead(articleTags, {});
  const known = knownData(request);
  const names = new Map(known?.list.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]));
  return {
    tags: tags.flatMap((tag) => names.get(tag) ?? []),
    hasTagsComing: tags.length > 0 && !known && request.phase !== 'failed',
  };
}

function Gone(): ReactNode {
  const intl = useIntl();
  return (
    <Measure width="prose" isCentered>
      <EmptyState
        title={intl.formatMessage(messages.goneTitle)}
        body={intl.formatMessage(messages.goneBody)}
        action={<Button href={links.home()}>{intl.formatMessage(messages.toNews)}</Button>}
      />
    </Measure>
  );
}
