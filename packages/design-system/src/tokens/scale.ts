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

/** A target's least size, and the bars. These keep their height: a finger does not get thinner. A quote's row in a list. */
export const sizeScale = {
  'size.target': '44px',
  'size.tabBar': '50px',
  'size.topBar': '52px',
  // In rem: two lines of text fit however large it is.
  'size.quote': '3.5rem',
} as const;

/** Distance between things. `compact` is for lists that are scanned, by people who know them. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/**
 * What density changes: the height of rows and the room inside rows and cards. Type stays as it is, and no row is lower
 * than a target. `size.row` is for two lines, `size.rowSingle` for one.
 */
export const densityScale = {
  comfortable: {
    'size.row': '60px',
    'size.rowSingle': '60px',
    'space.row': '8px',
    'space.card': '16px',
  },
  compact: {
    'size.row': '52px',
    'size.rowSingle': '44px',
    'space.row': '4px',
    'space.card': '12px',
  },
} as const satisfies Record<Density, Record<string, string>>;
type DensityToken = keyof (typeof densityScale)['comfortable'];

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
