/** Px of the depth chart, and with the row of its table's button. */
export const depthHeightPx = { chart: 260, withTable: 304 } as const;
