import { useEffect, useEffectEvent, type RefObject } from 'react';
import { watchLongPresses, type LongPresses } from './longPress.ts';

/**
 * Long presses on what is inside an element, heard once for all of it: a list of a thousand rows has no handler a row, and
 * a row that ticks renders nothing else. A right click and the context-menu key ask for the same. What can be pressed has
 * `-webkit-touch-callout: none`. Give the action a visible way too, because a long press cannot be seen.
 */
export function useLongPress<Target>(
  within: RefObject<HTMLElement | null>,
  { targetOf, onLongPress }: LongPresses<Target>,
): void {
  const findTarget = useEffectEvent(targetOf);
  const fire = useEffectEvent(onLongPress);
  useEffect(() => {
    const element = within.current;
    if (element === null) return undefined;
    return watchLongPresses<Target>(element, {
      targetOf: (pressed) => findTarget(pressed),
      onLongPress: (target, at) => fire(target, at),
    });
  }, [within]);
}
