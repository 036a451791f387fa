import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* It runs over the page's margins, so that the last card is cut off and says that there is more. */
const Root = styled.ul`
  display: flex;
  gap: var(--m-space-2);
  margin-inline: calc(-1 * var(--m-space-gutter));
  padding-inline: var(--m-space-gutter);
  padding-block-end: var(--m-space-1);
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--m-space-gutter);
  scrollbar-width: none;

  /* A wide window has more than the screen's edge beside it: there it keeps to its column. */
  @media (min-width: 48em) {
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
  }
  & > li {
    flex: none;
    scroll-snap-align: start;
  }
`;

export interface StripItem {
  id: string;
  content: ReactNode;
}

export interface StripProps {
  /** Names the list. */
  label: string;
  /** Each is a link or has one: the strip scrolls with the focus, which is how it is moved without a finger. */
  items: readonly StripItem[];
}

/** Cards beside one another, moved sideways. Used in a `Screen`, whose margins it runs over on a phone. */
export function Strip({ label, items }: StripProps): ReactNode {
  return (
    <Root role="list" aria-label={label}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
