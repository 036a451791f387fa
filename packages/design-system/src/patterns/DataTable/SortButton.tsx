import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon } from '#icons/index.ts';

const Root = styled.button`
  position: relative;
  overflow: clip;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-inline-size: 44px;
  min-block-size: 44px;
  justify-content: inherit;
  padding: 0;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  text-align: inherit;
  cursor: pointer;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      color: var(--m-text-primary);
    }
  }
  &[data-sorted] {
    color: var(--m-text-accent);
    font-weight: var(--m-weight-medium);
  }
  & > svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

interface SortButtonProps {
  sorted: 'ascending' | 'descending' | undefined;
  onPress: () => void;
  /** The column's name. */
  children: ReactNode;
}

/** The head of a column, which sorts by it. The cell around it says by `aria-sort` how it is sorted. */
export function SortButton({ sorted, onPress, children }: SortButtonProps): ReactNode {
  return (
    <Root type="button" data-sorted={sorted} onClick={onPress}>
      {children}
      {sorted === 'ascending' && <ArrowUpIcon aria-hidden="true" />}
      {sorted === 'descending' && <ArrowDownIcon aria-hidden="true" />}
    </Root>
  );
}
