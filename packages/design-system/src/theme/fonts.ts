import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interLatinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';

function face(url: string, unicodeRange: string): string {
  return `@font-face{font-family:'Inter Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url('${url}') format('woff2');unicode-range:${unicodeRange};}`;
}

/**
 * Inter's line, as parts of its size, and how much wider Inter is than the fallback: letters, and each figure of a number by
 * itself, so that no number changes its width when Inter comes (measured at 28 and 40 px, weights 400 and 600).
 */
const line = { ascent: 96.6, descent: 24.2 } as const;
const widths: readonly (readonly [percent: number, unicodeRange: string])[] = [
  [107.4, 'U+0-10FFFF'],
  [116.5, 'U+30-39'],
  [96.8, 'U+2C,U+2E'],
  [116, 'U+24'],
  [111.7, 'U+25'],
  [110.9, 'U+2B,U+2212'],
];

function fallback([percent, unicodeRange]: (typeof widths)[number]): string {
  const [ascent, descent] = [line.ascent, line.descent].map((part) => ((part * 100) / percent).toFixed(1));
  return `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:${percent}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${unicodeRange};}`;
}

/**
 * Inter, Latin only: Chinese comes from the system, chosen by `lang`. As a string in the global styles and not as a style
 * sheet of its own, because a browser paints nothing while one is on its way.
 * The fallback takes Inter's measures until Inter is there, so that nothing moves when it comes.
 */
export function fontCss(): string {
  return [
    face(
      interLatinExtended,
      // What both have is taken from the second.
      'U+0100-02FF,U+1D00-1DBF,U+1E00-1EFF,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    ),
    face(
      interLatin,
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    ),
    ...widths.map(fallback),
  ].join('\n');
}
