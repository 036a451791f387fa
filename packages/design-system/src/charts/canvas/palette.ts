import { useLayoutEffect, useState, type RefObject } from 'react';
import { variable, type TokenName } from '#tokens/token.ts';
import type { Trend } from '../model/candles.ts';
import { forgetWidths } from './tabularText.ts';

/** Colours and the font a canvas needs; it cannot read CSS variables by itself. */
export interface Palette {
  up: string;
  down: string;
  flat: string;
  /** Behind the last price's text, by trend. */
  tag: Readonly<Record<Trend, string>>;
  axis: string;
  grid: string;
  hairline: string;
  /** Of a weekend or a holiday among nights. */
  strongLine: string;
  /** Of the mark of an event. */
  event: string;
  reference: string;
  /** Of what is closed: neither up nor down. */
  neutral: string;
  /** The background of the chart. */
  page: string;
  /** Lines with a name and no direction, `chart.1` first. */
  series: readonly string[];
  fontFamily: string;
}

const seriesNames = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'chart.6'] as const;

function readPalette(element: Element): Palette {
  const styles = getComputedStyle(element);
  const read = (name: TokenName): string => styles.getPropertyValue(variable(name)).trim();
  return {
    up: read('trend.up'),
    down: read('trend.down'),
    flat: read('trend.flat'),
    tag: { up: read('trend.upText'), down: read('trend.downText'), flat: read('trend.flatText') },
    axis: read('chart.axis'),
    grid: read('chart.grid'),
    hairline: read('line.hairline'),
    strongLine: read('line.strong'),
    event: read('text.secondary'),
    reference: read('chart.reference'),
    neutral: read('chart.tag'),
    page: read('surface.canvas'),
    series: seriesNames.map(read),
    fontFamily: styles.fontFamily,
  };
}

/** The palette in force at the element, read again when a theme or price convention above it, or the typeface, changes. */
export function usePalette(element: RefObject<Element | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const read = (): void => setPalette(readPalette(node));
    read();
    const observer = new MutationObserver(read);
    for (let up: Element | null = node; up; up = up.parentElement) {
      observer.observe(up, { attributes: true, attributeFilter: ['data-theme', 'data-convention', 'lang'] });
    }
    const systemTheme = matchMedia('(prefers-color-scheme: dark)');
    systemTheme.addEventListener('change', read);
    const readAfterFont = (): void => {
      forgetWidths();
      read();
    };
    document.fonts.addEventListener('loadingdone', readAfterFont);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', readAfterFont);
      systemTheme.removeEventListener('change', read);
    };
  }, [element]);

  return palette;
}
