import { ProgressLine } from '@meridian/design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { usePressed } from './pressed.ts';
import type { LoadScreen } from '../route.ts';
import { sourceOf, type RouteName } from '../routes.ts';

interface ProgressProps {
  readonly name: RouteName;
}

/** A line while the code of a pressed screen is on its way. What is loading is said by the screen's skeleton. */
export function Progress({ name }: ProgressProps): ReactNode {
  const pressed = usePressed();
  const { load } = sourceOf(pressed ?? name);
  const [here, setHere] = useState<LoadScreen>();
  useEffect(() => {
    let isCurrent = true;
    const come = (): void => {
      if (isCurrent) setHere(() => load);
    };
    load().then(come, come);
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return pressed !== null || here !== load ? <ProgressLine /> : null;
}
