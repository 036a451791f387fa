import { useLayoutEffect, useState, type RefObject } from 'react';
import { variable } from '../../tokens/token.ts';

/** Colours a canvas needs; it cannot read CSS variables by itself. */
export interface Palette {
  up: string;
  down: string;
  flat: string;
}

export function readPalette(element: Element): Palette {
  const styles = getComputedStyle(element);
  const read = (name: Parameters<typeof variable>[0]): string =>
    styles.getPropertyValue(variable(name)).trim();
  return { up: read('trend.up'), down: read('trend.down'), flat: read('trend.flat') };
}

/** The palette in force where the element stands, read again when a theme or price convention above it changes. */
export function usePalette(element: RefObject<Element | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const read = (): void => setPalette(readPalette(node));
    read();
    const observer = new MutationObserver(read);
    for (let up: Element | null = node; up; up = up.parentElement) {
      observer.observe(up, { attributes: true, attributeFilter: ['data-theme', 'data-convention'] });
    }
    const systemTheme = matchMedia('(prefers-color-scheme: dark)');
    systemTheme.addEventListener('change', read);
    return () => {
      observer.disconnect();
      systemTheme.removeEventListener('change', read);
    };
  }, [element]);

  return palette;
}
