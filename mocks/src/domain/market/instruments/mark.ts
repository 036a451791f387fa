import type { Instrument } from './instrument.ts';
import { flagOfCurrency, flagOfIndex, marks } from '../data/marks.ts';
import { flags, shapes } from '../data/mark-shapes.ts';
import type { Flag } from '../data/mark-shapes.ts';

/**
 * The picture of an instrument's mark, as an address that every host can give and every page can show; null for one
 * that has none. Drawn for Meridian: a shape for a share, a coin or an index of the United States, the flag for another
 * index, both flags for a pair of currencies. Square: the app cuts it round.
 */
export function markOf({ key, code, group }: Pick<Instrument, 'key' | 'code' | 'group'>): string | null {
  const drawing = drawingOf(key, code, group);
  return drawing === null ? null : pictureOf(drawing);
}

function drawingOf(key: Instrument['key'], code: string, group: Instrument['group']): string | null {
  const mark = marks[key];
  if (mark !== undefined) {
    const [shape, ground, ink = '#fff'] = mark;
    return field(ground) + inked(shapes[shape], ink);
  }
  if (group === 'INDEX') return flagOf(flagOfIndex[code]);
  if (group !== 'FOREX') return null;
  const [base, quote] = [flagOfCurrency[code.slice(0, 3)], flagOfCurrency[code.slice(3)]];
  return base && quote ? pairOf(base, quote) : null;
}

const field = (colour: string) => `<path fill='${colour}' d='M0 0h48v48H0z'/>`;

function inked(shape: string, ink: string): string {
  const body = shape.startsWith('<') ? shape : `<path fill='none' stroke='INK' d='${shape}'/>`;
  const style = "stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'";
  return `<g ${style}>${body.replaceAll('INK', ink)}</g>`;
}

const flagOf = (flag: Flag | undefined): string | null => (flag === undefined ? null : flags[flag]);

/** The base lies behind, the currency it is priced in before it, with a rim between them. */
function pairOf(base: Flag, quote: Flag): string {
  const disc = (flag: Flag, at: number) =>
    `<g transform='translate(${at} ${at}) scale(.6)' clip-path='url(#c)'>${flags[flag]}</g>`;
  return (
    "<clipPath id='c'><circle cx='24' cy='24' r='24'/></clipPath>" +
    `${field('#e4e8f0')}${disc(base, 3.5)}<circle cx='30' cy='30' r='16' fill='#e4e8f0'/>${disc(quote, 15.6)}`
  );
}

function pictureOf(drawing: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${drawing}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}
