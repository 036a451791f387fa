import { accent, inkDark, inkLight } from './palette.ts';
import type { Theme } from './semantic.ts';

/**
 * How upper surfaces are distinguished from lower ones. On paper by a shadow; at night, where none is seen, by an edge. With
 * the theme as a token, so that a light scope on a dark page has its own.
 */
export const elevations = {
  light: {
    'elevation.selected': `0 0 0 1px ${inkLight[3]},0 1px 2px rgb(13 18 31 / 8%)`,
    'elevation.lifted': `0 0 0 1px ${accent.light},0 8px 24px rgb(13 18 31 / 14%)`,
    'elevation.overlay': `0 0 0 1px ${inkLight[3]},0 12px 32px rgb(13 18 31 / 14%)`,
    'elevation.dialog': '0 24px 64px rgb(13 18 31 / 22%)',
  },
  dark: {
    'elevation.selected': `0 0 0 1px ${inkDark[5]}`,
    'elevation.lifted': `0 0 0 1px ${accent.darkText}`,
    'elevation.overlay': `0 0 0 1px ${inkDark[5]}`,
    'elevation.dialog': `0 0 0 1px ${inkDark[3]}`,
  },
} as const satisfies Record<Theme, Record<string, string>>;

/** For `box-shadow`: a chosen segment, a row that is dragged, a menu or popover, a dialog or sheet. */
export type ElevationToken = keyof (typeof elevations)['light'];
