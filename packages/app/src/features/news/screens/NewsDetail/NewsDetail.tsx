import { articleDetail, articleTags, type Article as Story } from '@meridian/api';
import { Button, List, Section, type ArticleProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useIdParam } from '#platform/address/links.ts';
import { isPolling, pollMs, useLinkState } from '#platform/live/realtime.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { LiveQuoteRow, quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { NoText, OpenedText, ServerArticle } from '#presentation/server-text/OpenedText.tsx';
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
  return (
    <OpenedText
      read={useRead(articleDetail, { id }, { subject: 'article', refreshMs })}
      what={intl.formatMessage(messages.what)}
      gone={<Gone />}
    >
      {(story) => <StoryView story={story} />}
    </OpenedText>
  );
}

function StoryView({ story }: { story: Story }): ReactNode {
  const intl = useIntl();
  const tags = useTags(story.tags);
  const title = intl.formatMessage(messages.related);
  // What it names twice is the same instrument.
  const related = [...new Map(story.related.map((quote) => [quoteKey(quote), quote])).values()];
  return (
    <ServerArticle
      title={story.title}
      content={story.content}
      atMs={story.createTimeTimestamp}
      note={(words) =>
        words === null ? '' : ` · ${intl.formatMessage(messages.minutes, { minutes: readingMinutes(words) })}`
      }
      source={story.source}
      {...tags}
      tagsLabel={intl.formatMessage(messages.about)}
      noText={story.summary ?? intl.formatMessage(messages.noText)}
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
    />
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
    <NoText
      title={intl.formatMessage(messages.goneTitle)}
      body={intl.formatMessage(messages.goneBody)}
      action={<Button href={links.home()}>{intl.formatMessage(messages.toNews)}</Button>}
    />
  );
}
