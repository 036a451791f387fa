import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '#platform/ports/use-ports.ts';
import type { Place } from './link.ts';

/** Where the tester is: what a link and a recording lead to besides the world. */
export function usePlace(): Place {
  const settings = useSettings();
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({ settings, route: pathname + search, page: location.origin + location.pathname }),
    [settings, pathname, search],
  );
}
