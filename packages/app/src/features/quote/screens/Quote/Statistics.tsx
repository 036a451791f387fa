import type { Decimal, QuoteDetail } from '@meridian/api';
import { StatGrid } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { statistics, statisticValue, type StatFormat, type StatKey } from '#asset-classes/statistics.ts';
import { useFormat, type Format } from '#platform/format.ts';
import { useLive } from '#platform/live-price.ts';
import { calendarDay } from '../../exchange-days.ts';

type Show = (value: Decimal | null, detail: QuoteDetail, format: Format) => string;

const show: Record<StatFormat, Show> = {
  price: (value, detail, format) => format.price(value, detail.priceDecimals),
  quantity: (value, _detail, format) => format.quantity(value),
  signedQuantity: (value, _detail, format) => format.change(value, 0),
  compactQuantity: (value, _detail, format) => format.compact(value),
  compactMoney: (value, detail, format) => format.compact(value, detail.currency),
  // An amplitude is the width of the day, not a change: it has no sign.
  percent: (value, _detail, format) => format.percent(value, { signed: false }),
  date: (value) => calendarDay(value),
};

/** The figures this asset class shows, in its registry's order. Missing values read `--`. */
export function Statistics({ detail, keys }: { detail: QuoteDetail; keys: readonly StatKey[] }) {
  const intl = useIntl();
  const format = useFormat();
  const live = useLive(detail);
  const items = keys.map((key) => {
    const { labelMessage, format: reading } = statistics[key];
    return {
      id: key,
      label: intl.formatMessage(labelMessage),
      value: show[reading](statisticValue(live, key) as Decimal | null, live, format),
    };
  });
  return <StatGrid items={items} />;
}
