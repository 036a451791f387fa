/** Sizes in rem so that a person's own text size is kept (at 16 px: 12 / 14 / 16 / 20 / 28 / 40). */
const typeScale = {
  'type.12': '0.75rem',
  'type.14': '0.875rem',
  'type.16': '1rem',
  'type.20': '1.25rem',
  'type.28': '1.75rem',
  'type.40': '2.5rem',
  'leading.number': '1.3',
  'leading.prose': '1.5',
  'weight.regular': '400',
  'weight.medium': '500',
  'weight.strong': '600',
} as const;

/** Four-pixel steps. The gutter is the page's side margin. */
export const spaceScale = {
  'space.1': '4px',
  'space.2': '8px',
  'space.3': '12px',
  'space.4': '16px',
  'space.5': '20px',
  'space.6': '24px',
  'space.8': '32px',
  'space.10': '40px',
  'space.12': '48px',
  'space.16': '64px',
  'space.gutter': '16px',
} as const;

export const shapeScale = {
  'radius.s': '6px',
  'radius.m': '10px',
  'radius.l': '16px',
  'radius.pill': '999px',
} as const;

/** The bars. These keep their height: a finger does not get thinner. */
export const sizeScale = {
  'size.tabBar': '50px',
  'size.topBar': '52px',
} as const;

/** Height of what is read and filled in row by row: `compact` is for people who scan long lists and know them. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Kinds of window, each as a media query: below `breakpoints.split`, from it with a mouse, from it with a finger. */
export const densityWindows = {
  phone: 'all',
  desk: '(min-width:64em)',
  touchDesk: '(min-width:64em) and (pointer:coarse)',
} as const;
export type DensityWindow = keyof typeof densityWindows;

/** The two lines of a row below one another, at the sizes that a finger needs. */
const phoneCompact = {
  'size.row': '3rem',
  'size.mark': '2.25rem',
  'size.target': '44px',
  'size.line': '1.5rem',
  'space.row': '2px',
  'type.row': '1rem',
  'type.figure': '0.875rem',
  'row.flow': 'column',
  'row.align': 'stretch',
  'row.figures': 'none',
  'row.order': '0',
  'row.note': 'block',
  'row.meta': 'inline',
} as const;

/** The same for a mouse. */
const deskComfortable = {
  ...phoneCompact,
  'size.row': '2.5rem',
  'size.mark': '1.75rem',
  'size.target': '2.5rem',
  'size.line': '1.75rem',
  'space.row': '0px',
  'type.row': '0.875rem',
} as const;

/**
 * What density changes. The first of each window holds until a person chooses: a phone is comfortable, a desk compact. `size.row`: a row of a list or table, a field of a form, an entry of a menu; in rem, so that its
 * lines fit however large they are. `size.target`: the least that is pressed, 44 px for a finger, a row's height for a
 * mouse. `size.line`: a line of figures that are read one below another rather than pressed. `size.mark`: an instrument's mark in a row. `type.row`, `type.figure`: its words and its figures. `row`: how the
 * two lines of a row lie, below one another, or beside one another with the code ahead.
 */
export const densityScale = {
  phone: {
    comfortable: {
      ...phoneCompact,
      'size.row': '3.5rem',
      'size.line': '1.75rem',
      'size.mark': '2.5rem',
      'space.row': '4px',
    },
    compact: phoneCompact,
  },
  desk: {
    compact: {
      ...deskComfortable,
      'size.row': '2rem',
      'size.target': '2rem',
      'size.line': '1.5rem',
      'type.figure': '0.75rem',
      'row.flow': 'row wrap',
      'row.align': 'baseline',
      'row.figures': '5rem 4.25rem',
      'row.order': '-1',
      'row.note': 'contents',
      'row.meta': 'flex',
    },
    comfortable: deskComfortable,
  },
  touchDesk: {
    compact: { ...phoneCompact, 'size.row': '2.75rem' },
    comfortable: { ...phoneCompact, 'size.line': '1.75rem' },
  },
} as const satisfies Record<DensityWindow, Record<Density, Record<string, string>>>;
type DensityToken = keyof typeof phoneCompact;

export const motionScale = {
  'motion.fast': '120ms',
  'motion.base': '160ms',
  'motion.slow': '200ms',
  'motion.flash': '200ms',
  'motion.ease': 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const scale = { ...typeScale, ...spaceScale, ...shapeScale, ...sizeScale, ...motionScale };
export type ScaleToken = keyof typeof scale | DensityToken;

/**
 * Window widths from which the layout gains a column: one below `split`, two from it (1024 px at an ordinary text size).
 * From `desk` (1280 px) the list stays beside a quote with its ticket, from `triple` (1440 px) a quote always has its ticket.
 * In em, for media queries: larger letters need more room, and get one column.
 */
export const breakpoints = { split: '64em', desk: '80em', triple: '90em' } as const;

/** Time in ms a toast stays, unless a person points at it or focuses it (spec §9). */
export const toastDurationMs = 2000;
