/**
 * Everything of the charts. Load it lazily: `import('@meridian/design-system/charts')`. Where a sparkline or a period
 * picker is needed at once, import it from `@meridian/design-system/charts/light`: one static import of this door would
 * pull the price chart into the first load.
 */
export { PriceChart } from './PriceChart/PriceChart.tsx';
export * from './light.ts';
