import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.button`
  position: relative;
  flex: none;
  min-block-size: 36px;
  padding: 0 var(--m-space-4);
  border: 0;
  border-radius: var(--m-radius-pill);
  background: transparent;
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  white-space: nowrap;
  touch-action: manipulation;
  transition:
    background-color var(--m-motion-fast) var(--m-motion-ease),
    color var(--m-motion-fast) var(--m-motion-ease);

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    color: var(--m-text-primary);
  }
  &[aria-pressed='true'] {
    background: var(--m-accent-tint);
    box-shadow: inset 0 0 0 1px var(--m-text-accent);
    color: var(--m-text-accent);
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
`;

export interface ChipProps {
  isSelected: boolean;
  onPress: () => void;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ isSelected, onPress, isDisabled = false, children }: ChipProps): ReactNode {
  return (
    <Root type="button" aria-pressed={isSelected} disabled={isDisabled} onClick={onPress}>
      {children}
    </Root>
  );
}
