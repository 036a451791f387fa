/** Facts about what companies announce. Their holders and watchers get messages as time goes on. */
import * as v from 'valibot';
import type { CorporateAction } from '#domain/companies/index.ts';
import { formatDate, localDateAt, calendarDefinitions, tradingDayOnOrAfter } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { defineFact, instrumentIn, instrumentParameters, minuteMs, minutes } from './define.ts';

const announcement = {
  ...instrumentParameters,
  /** In how many days a share trades without the dividend, or as several; the next day of trading where that is none. */
  exInDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)), 8),
  /** From now on. */
  inMinutes: v.optional(minutes, 0),
};
type Announced = v.InferOutput<v.ObjectSchema<typeof announcement, undefined>>;

const dividend = defineFact({
  parameters: v.object({
    ...announcement,
    /** Of one share, in its currency. */
    amount: v.optional(
      v.pipe(
        fixedText,
        v.check((value) => value > 0n, 'above zero'),
      ),
      '0.26',
    ),
  }),
  sentence: ({ code, amount }) => `a dividend of ${formatFixed(amount, 2)} a share of ${code} is announced`,
  apply: (state, parameters, at) =>
    announce(state, parameters, { kind: 'dividend', amount: formatFixed(parameters.amount, 2) }, at),
});

const split = defineFact({
  parameters: v.object({
    ...announcement,
    ratio: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(100)), 4),
  }),
  sentence: ({ code, ratio }) => `a ${ratio}-for-1 split of ${code} is announced`,
  apply: (state, parameters, at) =>
    announce(state, parameters, { kind: 'split', ratio: String(parameters.ratio) }, at),
});

function announce(
  state: Brokerage,
  parameters: Announced,
  event: CorporateAction['event'],
  at: number,
): void {
  const instrument = instrumentIn(state, parameters);
  if (instrument.group !== 'US' && instrument.group !== 'HK')
    throw refuse('invalidRequest', { field: 'code' });
  state.corporateActions.push({
    key: instrument.key,
    announcedAt: at + Math.round(parameters.inMinutes * minuteMs),
    exDate: dayOfTrading(instrument, at, parameters.exInDays),
    event,
  });
}

/** `YYYY-MM-DD`: the first day of trading from so many days after an instant. @throws BusinessRefusal beyond the calendar. */
export function dayOfTrading({ calendar }: Instrument, at: number, inDays: number): string {
  const today = localDateAt(calendarDefinitions[calendar].zone, at);
  const day = tradingDayOnOrAfter(calendar, today + inDays);
  if (day === undefined) throw refuse('invalidRequest', { field: 'exInDays' });
  return formatDate(day.epochDay);
}

export const companyFacts = { dividend, split } as const;
