export {
  breakpoints,
  densities,
  densityScale,
  scale,
  skeletonDelayMs,
  toastDurationMs,
  type Density,
  type ScaleToken,
} from './scale.ts';
export {
  priceConventions,
  themeColors,
  themes,
  trendColors,
  type ColorToken,
  type PriceConvention,
  type Theme,
} from './semantic.ts';
export { token, variable, type TokenName } from './token.ts';
