export { breakpoints, scale, skeletonDelayMs, toastDurationMs, type ScaleToken } from './scale.ts';
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
