import { isRefusedFor } from '@meridian/api';
import {
  Article,
  ArticleSkeleton,
  EmptyState,
  Measure,
  Text,
  type ArticleProps,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { missing, useFormat } from '#platform/words/format.ts';
import type { Read } from '#platform/reading/use-read.ts';
import { useRefreshable } from '../Refresh/refreshing.ts';
import { RequestView } from '../RequestView.tsx';
import { ServerText } from './ServerText.tsx';
import { useSanitised } from './sanitised.ts';

interface OpenedTextProps<T> {
  readonly read: Read<T>;
  /** What is read, as "Couldn't load …" says it. */
  readonly what: string;
  /** In its place where the backend has no such text. */
  readonly gone: ReactNode;
  readonly children: (text: T) => ReactNode;
}

/** One text of the backend's, such as an article or a message, in whatever phase its read is. */
export function OpenedText<T>({ read, what, gone, children }: OpenedTextProps<T>): ReactNode {
  const { request, reload } = useRefreshable(read);
  if (request.phase === 'failed' && isRefusedFor(request.problem, 'notFound')) return gone;
  return (
    <RequestView request={request} reload={reload} what={what} skeleton={<ArticleSkeleton />}>
      {children}
    </RequestView>
  );
}

interface ServerArticleProps extends Omit<
  ArticleProps,
  'headingLevel' | 'title' | 'time' | 'dateTime' | 'missing' | 'children'
> {
  readonly title: string;
  /** HTML, not to be trusted. */
  readonly content: string | null;
  /** When it was written, in ms. */
  readonly atMs: number;
  /** What follows the time; `words` is the text without its marks, null where there is none. */
  note?(words: string | null): string;
  /** In place of a text that is not there. */
  readonly noText: string;
}

/** Its title, its time, and its text made anew from what is safe of it. */
export function ServerArticle({
  title,
  content,
  atMs,
  note,
  noText,
  ...more
}: ServerArticleProps): ReactNode {
  const format = useFormat();
  const body = useSanitised(content);
  return (
    <Article
      {...more}
      headingLevel={2}
      title={title.trim() || missing}
      time={format.dateTime(atMs) + (note?.(body?.words ?? null) ?? '')}
      dateTime={new Date(atMs).toISOString()}
      missing={<Text>{noText}</Text>}
    >
      {body && <ServerText text={body.text} />}
    </Article>
  );
}

interface NoTextProps {
  readonly title: string;
  readonly body?: string;
  readonly action?: ReactNode;
  /** A part of a page that has a title of its own. */
  readonly headingLevel?: 3;
}

/** Where a text would be: it is gone, or none was opened. */
export function NoText(props: NoTextProps): ReactNode {
  return (
    <Measure width="prose" isCentered>
      <EmptyState {...props} />
    </Measure>
  );
}
