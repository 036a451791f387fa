import { use, useCallback, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router-dom';

/** React Router has no public way to ask where its history is, which may be ahead of what is shown. */
const isAt = (navigator: object, key: string): boolean =>
  !('location' in navigator) || (navigator.location as Location).key === key;

/**
 * Leads on to another address in the place of the screen's own, without a press: a form is done, or what is addressed is another
 * thing. Not once the person has gone on: an answer may come after its screen was left, or while it still stands there because the
 * next one's code is on its way, and would take them back.
 */
export function useRedirect(): (to: string) => Promise<void> {
  const { navigator } = use(NavigationContext);
  const { key } = useLocation();
  const navigate = useNavigate();
  /** Null while the screen is not on the page. */
  const shown = useRef<{ readonly key: string } | null>(null);
  useLayoutEffect(() => {
    shown.current = { key };
    return () => {
      shown.current = null;
    };
  }, [key]);
  return useCallback(
    async (to) => {
      if (shown.current === null || !isAt(navigator, shown.current.key)) return;
      await navigate(to, { replace: true });
    },
    [navigate, navigator],
  );
}
