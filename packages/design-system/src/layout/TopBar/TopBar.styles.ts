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
`;

export const Names = styled.div`
  grid-column: 2;
  min-inline-size: 0;
  padding-block: var(--m-space-1);
  text-align: center;
  line-height: var(--m-leading-number);
`;

export const Title = styled.h1`
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
`;
