/** What every page of the foundations declares: read beside the screens one works on, in a window of that width. */
export const page = {
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'w1280' } },
} as const;
