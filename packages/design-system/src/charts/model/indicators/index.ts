import type { IndicatorId, IndicatorSpec } from './indicator.ts';

export { computeIndicator, withLastCandle } from './computeIndicator.ts';
export type { IndicatorId, IndicatorResult, IndicatorSpec } from './indicator.ts';

/** The settings that terminals of the Chinese markets open with. */
export const defaultIndicators = {
  ma: { id: 'ma', periods: [5, 10, 20] },
  bollinger: { id: 'bollinger', period: 20, deviations: 2 },
  macd: { id: 'macd', fast: 12, slow: 26, signal: 9 },
  rsi: { id: 'rsi', periods: [6, 12, 24] },
  kdj: { id: 'kdj', period: 9, k: 3, d: 3 },
} as const satisfies { [Id in IndicatorId]: Extract<IndicatorSpec, { id: Id }> };
