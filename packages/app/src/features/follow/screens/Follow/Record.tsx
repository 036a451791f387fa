import { OrderSummary, PlotSkeleton, Stack, type FigureExplanation } from '@meridian/design-system';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { lazyPart } from '#presentation/late/lazy-part.tsx';
import { worstFallIn } from '../../figures.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';
import { useFigures } from './useFigures.ts';

/** Heavy, and beside the figures: without it they are whole. */
const ValueChart = lazyPart(() => import('./ValueChart.tsx'), messages.whatChart);

/** In px: reading, legend, plot and time axis. */
const chartHeightPx = 280;

/** How the value of one unit went, and each figure with its working. */
export function Record({ offer }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const figures = useFigures(offer);
  const explanations = useExplanations(offer, figures);
  return (
    <Stack gap={4}>
      <OrderSummary
        title={intl.formatMessage(messages.record)}
        rows={(['return', 'worstFall', 'months', 'followers'] as const).map((id) => ({
          label: figures[id].label,
          value: figures[id].value,
          explanation: explanations[id],
        }))}
      />
      <Suspense fallback={<PlotSkeleton height={`${chartHeightPx}px`} />}>
        <ValueChart offer={offer} height={chartHeightPx} />
      </Suspense>
    </Stack>
  );
}

type Explained = 'return' | 'worstFall' | 'months' | 'followers';
const valueDecimals = 4;

/** The working of each figure from the values that the chart shows. */
function useExplanations(
  { values, startTimestamp, followerCount }: FollowOffer,
  figures: ReturnType<typeof useFigures>,
): Readonly<Record<Explained, FigureExplanation>> {
  const intl = useIntl();
  const format = useFormat();
  const [first, last] = [values[0], values.at(-1)];
  const fall = worstFallIn(values);
  const valueAt = ({ t, v }: (typeof values)[number], label?: string) => ({
    label: label ?? intl.formatMessage(messages.valueAt, { date: format.date(t) }),
    value: format.price(v, valueDecimals),
  });
  const explained = (
    id: Explained,
    note: (typeof messages)[keyof typeof messages],
    steps: FigureExplanation['steps'],
  ): FigureExplanation => ({
    title: figures[id].label,
    steps: [...steps, { label: figures[id].label, value: figures[id].value, operator: '=' }],
    note: intl.formatMessage(note),
    openLabel: intl.formatMessage(messages.openHow),
    closeLabel: intl.formatMessage(messages.close),
  });
  return {
    return: explained(
      'return',
      messages.howReturn,
      first === undefined || last === undefined
        ? []
        : [valueAt(last, intl.formatMessage(messages.valueNow)), { ...valueAt(first), operator: '÷' }],
    ),
    worstFall: explained(
      'worstFall',
      messages.howWorstFall,
      fall === null ? [] : [valueAt(fall.high), { ...valueAt(fall.low), operator: '−' }],
    ),
    months: explained(
      'months',
      messages.howMonths,
      startTimestamp === null
        ? []
        : [{ label: intl.formatMessage(messages.startedOn), value: format.date(startTimestamp) }],
    ),
    followers: explained('followers', messages.howFollowers, followerCount === null ? [] : []),
  };
}
