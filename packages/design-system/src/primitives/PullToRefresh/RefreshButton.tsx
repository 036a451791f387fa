import type { ReactNode } from 'react';
import { RetryIcon } from '#icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Root } from './RefreshButton.styles.ts';

export interface RefreshButtonProps {
  /** "Refresh". */
  label: string;
  onPress: () => void;
  /** The answer is on its way: keeps focus and name, and takes no second press. */
  isPending: boolean;
}

/** What a pull does, for a mouse, a keyboard and a screen reader: in the bar of a screen that has a `PullToRefresh`. */
export function RefreshButton({ label, onPress, isPending }: RefreshButtonProps): ReactNode {
  return (
    <Root>
      <IconButton label={label} icon={<RetryIcon />} onPress={onPress} isPending={isPending} />
    </Root>
  );
}
