import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenCss } from './css.ts';
import { densities, densityScale, densityWindows, type DensityWindow } from './scale.ts';

/** A length of a token in px, at an ordinary text size. */
const px = (length: string): number => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1);

const windows = Object.keys(densityWindows) as DensityWindow[];
const looks = windows.flatMap((window) => densities.map((density) => ({ window, density })));

describe('density', () => {
  it('has rows of 56 and 48 px on a phone, of 40 and 32 px on a desk', () => {
    const rows = ({ comfortable, compact }: (typeof densityScale)[DensityWindow]): number[] => [
      px(comfortable['size.row']),
      px(compact['size.row']),
    ];
    expect(rows(densityScale.phone)).toEqual([56, 48]);
    expect(rows(densityScale.desk)).toEqual([40, 32]);
  });

  it.each(looks)('leaves text at 12 px or more: $window, $density', ({ window, density }) => {
    const { 'type.row': words, 'type.figure': figures } = densityScale[window][density];
    expect(Math.min(px(words), px(figures))).toBeGreaterThanOrEqual(12);
  });

  it.each(looks.filter(({ window }) => window !== 'desk'))(
    'gives a finger 44 px or more: $window, $density',
    ({ window, density }) => {
      const { 'size.row': row, 'size.target': target } = densityScale[window][density];
      expect(Math.min(px(row), px(target))).toBeGreaterThanOrEqual(44);
    },
  );

  it('is comfortable on a phone and compact on a desk until a person chooses', () => {
    const rowsOf = (window: DensityWindow): string | undefined =>
      tokenCss()
        .split(`@media ${densityWindows[window]}{`)[1]
        ?.match(/^:root,\[data-density=(\w+)\]\{[^}]*--m-size-row:([^;]+)/)
        ?.slice(1)
        .join(' ');
    expect(rowsOf('phone')).toBe('comfortable 3.5rem');
    expect(rowsOf('desk')).toBe('compact 2rem');
    expect(rowsOf('touchDesk')).toBe('compact 2.75rem');
  });

  it.each([
    ['phone', 0],
    ['desk', 1],
    ['touchDesk', 2],
  ] as const)('is that of the page before the app is there, too: %s', (window, place) => {
    const page = readFileSync(new URL('../../../app/index.html', import.meta.url), 'utf8');
    const rows = page
      .replaceAll(/\s+/g, ' ')
      .match(/\/\* Rows as high as those of the app.*?prefers-color-scheme/)?.[0];
    for (const { 'size.row': row, 'size.mark': mark } of Object.values(densityScale[window])) {
      expect(rows?.split('@media')[place]).toContain(`--row: ${row}; --mark: ${mark};`);
    }
  });
});
