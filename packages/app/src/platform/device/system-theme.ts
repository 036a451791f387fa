import { useSyncExternalStore } from 'react';
import { useSettings } from '../ports/use-ports.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The theme in force: the user's choice, or the system's where they left it to the system. */
export function useTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const isSystemDark = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  if (theme !== 'system') return theme;
  return isSystemDark ? 'dark' : 'light';
}
