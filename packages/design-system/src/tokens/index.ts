export { breakpoints, toastDurationMs, type Density } from './scale.ts';
export { type ColorToken, type PriceConvention, type Theme } from './semantic.ts';
export { token, type TokenName } from './token.ts';
