import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';
import { rowLook } from '../DataTable/rowLook.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) auto;
  gap: 2px var(--m-space-2);
  min-block-size: var(--m-size-row);
  margin-inline: calc(-1 * var(--m-space-2));
  padding: calc((var(--m-size-row) - 0.5rem) / 4) var(--m-space-2);
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);
  ${rowLook}
  /* Beside what it leads to: with the words below the link, for who walks to it by keys. */
  && a[data-row-link] {
    scroll-margin-block-end: 6rem;
  }

  &[data-one-line] {
    align-items: center;
    /* As high as a line of a table. */
    min-block-size: calc(var(--m-size-row) / 2 + 1rem);
    padding-block: 0;
    @media (pointer: coarse) {
      min-block-size: var(--m-size-row);
    }
  }
  &:active {
    background: var(--m-surface-pressed);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: -2px;
  }
  & + &::before,
  li + li > &::before {
    content: '';
    position: absolute;
    inset: 0 var(--m-space-2) auto;
    block-size: 1px;
    background: var(--m-line-hairline);
  }
`;

/* Unread is a dot and bold letters; read is neither. */
export const UnreadMark = styled.i`
  grid-column: 1;
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: 0.45rem;
  border-radius: 50%;
  background: var(--m-accent-fill);
  [data-one-line] > & {
    margin-block-start: 0;
  }
`;

export const Words = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  [data-one-line] > & {
    flex-direction: row;
    align-items: baseline;
    gap: var(--m-space-3);
  }
`;

/* The press of the title covers the row, so that the name of the link is the title and not all of it. */
export const Title = styled(RouterLink)`
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-weight: var(--m-weight-regular);
  line-height: 1.4;
  color: var(--m-text-primary);
  text-decoration: none;
  overflow-wrap: anywhere;

  [data-unread] & {
    font-weight: var(--m-weight-strong);
  }
  [data-one-line] & {
    flex: none;
    max-inline-size: 60%;
    -webkit-line-clamp: 1;
    font-size: var(--m-type-figure);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Excerpt = styled.p`
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
  [data-one-line] & {
    flex: 1 1 0;
    min-inline-size: 0;
    -webkit-line-clamp: 1;
    font-size: var(--m-type-figure);
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--m-space-2);
  margin-block-start: 2px;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  font-variant-numeric: tabular-nums;
  [data-one-line] & {
    flex: none;
    margin-block-start: 0;
    margin-inline-start: auto;
  }
`;

export const Chevron = styled.span`
  grid-column: 3;
  align-self: center;
  color: var(--m-text-tertiary);
  & > svg {
    display: block;
    inline-size: 18px;
    block-size: 18px;
  }
`;
