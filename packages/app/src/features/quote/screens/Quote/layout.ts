/** Height of the price chart, loading or drawn, so that nothing below it moves. */
export const chartHeightPx = 300;
