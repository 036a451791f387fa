import type { ReactNode } from 'react';
import { ChevronRightIcon } from '#icons/index.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Chevron, Excerpt, Meta, Root, Title, UnreadMark, Words } from './MessageRow.styles.ts';

export interface MessageRowProps {
  href: string;
  title: string;
  /** The first words of it; two lines are shown. */
  excerpt?: string | undefined;
  /** Formatted age or date. */
  time: string;
  /** "Unread", while it is: heard before the title. Left out once it has been read. */
  unreadText?: string | undefined;
  /** What it is about: a `StatusTag` or a word. */
  tag?: ReactNode;
  /** It was opened: the place to mark it as read (spec §7 `/userMessage/updateRead`). */
  onPress?: (() => void) | undefined;
  /** Title, excerpt and time side by side in the height of a table's line: for a strip at least 40 rem wide. */
  isOneLine?: boolean | undefined;
}

/** A message or system notice in a list, tapped as a whole (spec §3 Message). */
export function MessageRow(props: MessageRowProps): ReactNode {
  const { href, title, excerpt, time, unreadText, tag, onPress, isOneLine = false } = props;
  const isUnread = unreadText !== undefined;
  return (
    <Root data-unread={isUnread || undefined} data-one-line={isOneLine || undefined}>
      {isUnread && <UnreadMark aria-hidden="true" />}
      <Words>
        <Title href={href} onClick={onPress}>
          {isUnread && <VisuallyHidden>{unreadText} </VisuallyHidden>}
          {title}
        </Title>
        {excerpt !== undefined && <Excerpt>{excerpt}</Excerpt>}
        <Meta>
          <span>{time}</span>
          {tag}
        </Meta>
      </Words>
      <Chevron aria-hidden="true">
        <ChevronRightIcon />
      </Chevron>
    </Root>
  );
}
