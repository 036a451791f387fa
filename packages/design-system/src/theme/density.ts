import { useSyncExternalStore } from 'react';
import { breakpoints, densityScale, type Density, type DensityWindow } from '#tokens/scale.ts';
import { useThemeScope } from './ThemeScope.tsx';
import { useMinWidth } from './useMinWidth.ts';

const coarse = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(coarse);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** What kind of window this is, followed as it changes. */
export function useDensityWindow(): DensityWindow {
  const isWide = useMinWidth(breakpoints.split);
  const isTouched = useSyncExternalStore(subscribe, () => matchMedia(coarse).matches);
  if (!isWide) return 'phone';
  return isTouched ? 'touchDesk' : 'desk';
}

/** The density in force: the chosen one, or what a window of this kind has until a person chooses. */
export function useDensity(): Density {
  const [unchosen] = Object.keys(densityScale[useDensityWindow()]) as [Density];
  return useThemeScope().density ?? unchosen;
}

/** Height of a row (`size.row`) here and now, in px at an ordinary text size: what a list expects of rows not yet seen. */
export function useRowPx(): number {
  return 16 * Number.parseFloat(densityScale[useDensityWindow()][useDensity()]['size.row']);
}
