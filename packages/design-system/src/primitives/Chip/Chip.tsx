import type { ReactNode } from 'react';
import { CheckIcon } from '#icons/index.ts';
import { Toggle } from './Chip.styles.ts';

export interface ChipProps {
  /** `m` 36 px, `s` 32 px in a dense row; the target is 44 px either way. */
  size?: 's' | 'm' | undefined;
  /** The filter is on: shown by a tick and a frame, announced as pressed. */
  isSelected: boolean;
  onPress: () => void;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({
  size = 'm',
  isSelected,
  onPress,
  isDisabled = false,
  children,
}: ChipProps): ReactNode {
  return (
    <Toggle type="button" data-size={size} aria-pressed={isSelected} disabled={isDisabled} onClick={onPress}>
      {isSelected && <CheckIcon aria-hidden="true" />}
      {children}
    </Toggle>
  );
}
