import { styled } from 'styled-components';

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
  align-items: center;
  min-block-size: calc(var(--m-size-top-bar) + var(--m-safe-top));
  padding: var(--m-safe-top) var(--m-space-1) 0;
  background: var(--m-surface-canvas);
  border-block-end: 1px solid var(--m-line-hairline);

  &[data-center] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline-start: var(--m-space-gutter);
    /* The number at an icon grows with the reader's letters, over the icon's side; a page may have an EdgeGrip. */
    padding-inline-end: calc(var(--m-space-1) + max(0px, 1rem - 16px) + var(--m-grip-room, 0px));
  }
`;

export const Names = styled.div`
  grid-column: 2;
  min-inline-size: 0;
  padding-block: var(--m-space-1);
  text-align: center;
  line-height: var(--m-leading-number);

  [data-center] > & {
    inline-size: 100%;
    max-inline-size: 30rem;
    margin-inline: auto;
  }
`;

export const Title = styled.h1`
  /* For screen readers only: what is in the middle says more. */
  [data-center] & {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  overflow: hidden;
  text-overflow: ellipsis;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
`;

export const Subtitle = styled.p`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const Side = styled.div`
  display: flex;
  &[data-end] {
    grid-column: 3;
    justify-content: flex-end;
  }
  /* For two buttons from the first picture on: one to refresh comes later, and moves nothing. A finger pulls instead. */
  @media (hover: hover) and (pointer: fine) {
    [data-center] > &[data-end] {
      min-inline-size: calc(2 * var(--m-size-target));
    }
  }
`;
