import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '#icons/index.ts';
import { Remove, Tag, Toggle } from './Chip.styles.ts';

interface ChipLook {
  /** `m` 36 px, `s` 32 px in a dense row; the target is 44 px either way. */
  size?: 's' | 'm' | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

export interface ChipProps extends ChipLook {
  /** Counts now: filled, and said as pressed. */
  isSelected: boolean;
  onPress: () => void;
}

/** A filter that is on or off. On is told by a tick and a frame, and to screen readers as pressed. */
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

export interface RemovableChipProps extends ChipLook {
  /** A person takes it away. */
  onRemove: () => void;
  /** Names the thing, too: "Remove NASDAQ". */
  removeLabel: string;
}

/**
 * What a search is narrowed by, with a button that takes it away. The button is gone when pressed: the caller gives the
 * focus to the next chip, or to the list.
 */
export function RemovableChip(props: RemovableChipProps): ReactNode {
  const { size = 'm', onRemove, removeLabel, isDisabled = false, children } = props;
  return (
    <Tag data-size={size} data-disabled={isDisabled || undefined}>
      {children}
      <Remove type="button" aria-label={removeLabel} disabled={isDisabled} onClick={onRemove}>
        <CloseIcon aria-hidden="true" />
      </Remove>
    </Tag>
  );
}
