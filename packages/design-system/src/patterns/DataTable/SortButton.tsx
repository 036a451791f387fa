import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon } from '#icons/index.ts';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

const Root = styled.button`
  position: relative;
  overflow: clip;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-inline-size: 44px;
  min-block-size: var(--m-size-target);
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
  /** How it is sorted, for screen readers, where no cell around it says so: "descending". */
  srSorted?: string | undefined;
  /** One of several buttons without such cells: whether it is the one that sorts is said as pressed. */
  isToggle?: boolean | undefined;
  /** The column's name. */
  children: ReactNode;
}

/** The head of a column, which sorts by it. In a table the cell around it says by `aria-sort` how it is sorted. */
export function SortButton(props: SortButtonProps): ReactNode {
  const { sorted, onPress, srSorted, isToggle = false, children } = props;
  return (
    <Root
      type="button"
      aria-pressed={isToggle ? sorted !== undefined : undefined}
      data-sorted={sorted}
      onClick={onPress}
    >
      {children}
      {sorted === 'ascending' && <ArrowUpIcon aria-hidden="true" />}
      {sorted === 'descending' && <ArrowDownIcon aria-hidden="true" />}
      {sorted !== undefined && srSorted !== undefined && <VisuallyHidden>{srSorted}</VisuallyHidden>}
    </Root>
  );
}
