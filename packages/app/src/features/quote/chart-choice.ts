import { useState } from 'react';
import type { IndicatorId } from '@meridian/design-system/charts';
import { usePorts } from '#platform/ports/context.ts';
import { readJson } from '#platform/device/storage.ts';

const chartKinds = ['area', 'candles'] as const;
export const indicatorIds = [
  'ma',
  'bollinger',
  'macd',
  'rsi',
  'kdj',
] as const satisfies readonly IndicatorId[];

/** How a person wants charts drawn; remembered on the device. */
export interface ChartChoice {
  readonly kind: (typeof chartKinds)[number];
  /** In the order of {@link indicatorIds}. */
  readonly indicators: readonly IndicatorId[];
}

const storageKey = 'chart';

/** What cannot be read is as on a first visit. */
function readChoice(kept: unknown): ChartChoice {
  const { kind, indicators } = (kept ?? {}) as Record<string, unknown>;
  const named: readonly unknown[] = Array.isArray(indicators) ? indicators : [];
  return {
    kind: chartKinds.find((each) => each === kind) ?? 'area',
    indicators: indicatorIds.filter((id) => named.includes(id)),
  };
}

/** The choice on this device, and how to change a part of it. */
export function useChartChoice(): readonly [ChartChoice, (patch: Partial<ChartChoice>) => void] {
  const { storage } = usePorts();
  const [choice, setChoice] = useState(() => readChoice(readJson(storage, storageKey)));
  const change = (patch: Partial<ChartChoice>): void => {
    const next = readChoice({ ...choice, ...patch });
    storage.set(storageKey, JSON.stringify(next));
    setChoice(next);
  };
  return [choice, change];
}
