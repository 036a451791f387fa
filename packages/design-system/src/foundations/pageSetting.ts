/** What every page of the foundations declares: read like any page, in the whole window there is. */
export const page = {
  parameters: { layout: 'padded' },
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
} as const;
