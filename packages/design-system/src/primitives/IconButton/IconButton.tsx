import type { ReactNode } from 'react';
import { Pending } from '../Button/Button.tsx';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps {
  /** Its name; also shown when a pointer rests on it. Of a toggle it stays the same, whether pressed or not. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Set for a toggle (watchlist, hide balance); leave out for an action. */
  isPressed?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** On its way: keeps focus and name, and takes no second press. */
  isPending?: boolean | undefined;
}

/** An action small enough to need no words, with a name all the same. */
export function IconButton({
  label,
  icon,
  onPress,
  isPressed,
  isDisabled = false,
  isPending = false,
}: IconButtonProps): ReactNode {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      disabled={isDisabled}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      {icon}
      {isPending && <Pending />}
    </Root>
  );
}
