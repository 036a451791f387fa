import type { IndicatorId, IndicatorResult } from '../../model/indicators/index.ts';
import type { PriceChartProps } from '../PriceChart.types.ts';
import { studyColours } from './studyColours.ts';

/** One line of an indicator at one candle, in words. */
export interface StudyReading {
  key: string;
  label: string;
  text: string;
  /** Undefined where the line has none. */
  value: number | undefined;
  /** Which of the six colours of series, 1 to 6. */
  colour: number;
}

export interface StudyLegend {
  id: IndicatorId;
  place: 'over' | 'below';
  readings: StudyReading[];
}

const missing = '--';
/** The colour of a histogram's bars. */
const barColour = 6;

/** Names and values of every line at a candle: for the legends, the table and the spoken reading. */
export function studyLegends(
  studies: readonly IndicatorResult[],
  index: number,
  { labels, formatPrice, formatIndicator = formatPrice }: PriceChartProps,
): StudyLegend[] {
  const colours = studyColours(studies);
  return studies.map(({ id, place, lines, bars }, n) => {
    const reading = (key: string, at: number | undefined, colour: number): StudyReading => {
      const value = Number.isNaN(at) ? undefined : at;
      return {
        key,
        label: labels.indicator?.(key, id) ?? key.toUpperCase(),
        text: value === undefined ? missing : formatIndicator(value, id),
        value,
        colour,
      };
    };
    const readings = lines.map(({ key, values }, i) => reading(key, values[index], colours[n]?.[i] ?? 1));
    if (bars) readings.push(reading(id, bars[index], barColour));
    return { id, place, readings };
  });
}
