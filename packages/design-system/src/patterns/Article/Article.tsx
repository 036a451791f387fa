import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import {
  After,
  Figure,
  Head,
  Lines,
  Meta,
  Prose,
  Root,
  TableFrame,
  Tag,
  Tags,
  Title,
} from './Article.styles.ts';

export interface ArticleProps {
  title: string;
  /** Who wrote it. */
  source?: string | undefined;
  /** Formatted. */
  time?: string | undefined;
  /** The same instant for machines: ISO 8601. */
  dateTime?: string | undefined;
  /** What it is about. */
  tags?: readonly string[] | undefined;
  /** Their names are on their way: the line has its room. */
  hasTagsComing?: boolean | undefined;
  /** Names the list of tags for screen readers: "About". */
  tagsLabel?: string | undefined;
  /** The text as React elements: headings one level below the title's, `p`, lists, `blockquote`, links, `ArticleTable`, `ArticlePicture`. `null`: it never came. */
  children: ReactNode;
  /** Shown in place of a text that never came: an `EmptyState` that says so and leads on. */
  missing?: ReactNode;
  /** After the text: the original, related instruments. */
  after?: ReactNode;
  /** 2 where the screen's bar already writes the `<h1>`. */
  headingLevel?: 1 | 2 | undefined;
}

/** A text that is read: news, a notice, an article of help (spec §2 `/pages/news/detail`, `/pages/notice/detail`). */
export function Article(props: ArticleProps): ReactNode {
  const {
    title,
    source,
    time,
    dateTime,
    tags = [],
    hasTagsComing = false,
    tagsLabel,
    children,
    missing,
    after,
    headingLevel = 1,
  } = props;
  return (
    <Root>
      <Head>
        <Title as={`h${headingLevel}`}>{title}</Title>
        {(source !== undefined || time !== undefined) && (
          <Meta>
            {source !== undefined && <span>{source}</span>}
            {time !== undefined && <time dateTime={dateTime}>{time}</time>}
          </Meta>
        )}
        {hasTagsComing && (
          <Tags aria-hidden="true">
            <Tag>&nbsp;</Tag>
          </Tags>
        )}
        {tags.length > 0 && (
          <Tags aria-label={tagsLabel}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Tags>
        )}
      </Head>
      {children === null || children === undefined ? missing : <Prose>{children}</Prose>}
      {after !== undefined && <After>{after}</After>}
    </Root>
  );
}

export interface ArticleTextProps {
  /** As the text of an `Article`. */
  children: ReactNode;
}

/** A text whose title is beside it already: the answer to a question that was opened. */
export function ArticleText({ children }: ArticleTextProps): ReactNode {
  return <Prose>{children}</Prose>;
}

export interface ArticleTableProps {
  /** Names the part that scrolls sideways: "Results by quarter". */
  label: string;
  /** A `<table>` with header cells. */
  children: ReactNode;
}

/** A table in a text. Scrolls sideways inside its column, by finger and by keyboard, so that the page never does. */
export function ArticleTable({ label, children }: ArticleTableProps): ReactNode {
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <TableFrame role="region" aria-label={label} tabIndex={0}>
      {children}
    </TableFrame>
  );
}

export interface ArticlePictureProps {
  src: string;
  /** What it shows; empty when the text says it all. */
  alt: string;
  /** Its size in px: the room is kept before it comes. */
  width: number;
  height: number;
  /** Below the picture: what to see in it, and whose it is. */
  caption?: ReactNode;
}

/** A picture in a text. Nothing moves when it arrives. */
export function ArticlePicture({ src, alt, width, height, caption }: ArticlePictureProps): ReactNode {
  return (
    <Figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const lineWidths = ['100%', '96%', '99%', '62%', '98%', '97%', '41%'];

/** Holds the place of an `Article`: two lines of title, one of source, some of text. */
export function ArticleSkeleton({ label }: { label?: string | undefined }): ReactNode {
  return (
    <Root as="div">
      <Head as="div">
        <Skeleton shape="block" width="92%" height="1.75rem" label={label} />
        <Skeleton shape="block" width="58%" height="1.75rem" />
        <Skeleton shape="block" width="11rem" height="0.875rem" />
      </Head>
      <Lines>
        {lineWidths.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="1rem" />
        ))}
      </Lines>
    </Root>
  );
}
