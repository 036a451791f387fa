import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, type ReactNode } from 'react';
import { useThemeScope } from '#theme/ThemeScope.tsx';
import { Popup, Positioner, Target } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words. On a touch screen nobody sees them, so nothing may depend on them. */
  text: string;
  /** The control; it takes `describedBy`, so that the words are heard with its name. */
  children: (target: { describedBy: string }) => ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** Time in ms a pointer rests before the words show. With the keyboard they show at once. */
const delayMs = 500;

/** A few words about a control, for a pointer that rests on it and for the keyboard. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  const id = useId();
  const { portal } = useThemeScope();
  return (
    <Base.Root>
      <Base.Trigger delay={delayMs} render={<Target />}>
        {children({ describedBy: id })}
      </Base.Trigger>
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal container={portal}>
        <Positioner side={side} sideOffset={6} collisionPadding={8}>
          <Popup aria-hidden="true">{text}</Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
