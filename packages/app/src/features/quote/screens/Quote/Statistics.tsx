import type { Decimal, QuoteDetail } from '@meridian/api';
import { StatGrid } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { statistics, statisticValue, type StatFormat, type StatKey } from '#asset-classes/statistics.ts';
import { calendarDay } from '#domain/calendar-day.ts';
import { useFormat, type Format } from '#platform/words/format.ts';
import { useLive } from '#platform/live/live-price.ts';
import { withRangeOf } from '../../day-range.ts';
import { spreadText } from '../../spread.ts';
import { bookMessages } from './book/Book.messages.ts';

type Show = (value: Decimal | null, detail: QuoteDetail, format: Format) => string;

const show: Record<StatFormat, Show> = {
  price: (value, detail, format) => format.price(value, detail.priceDecimals),
  quantity: (value, _detail, format) => format.quantity(value),
  signedQuantity: (value, _detail, format) => format.change(value, 0),
  compactQuantity: (value, _detail, format) => format.compact(value),
  compactMoney: (value, detail, format) => format.compact(value, detail.currency),
  // An amplitude is the width of the day, not a change: it has no sign.
  percent: (value, _detail, format) => format.percent(value, { signed: false }),
  date: (value, _detail, format) => calendarDay(value, format),
};

interface Props {
  readonly detail: QuoteDetail;
  /** In the order they are shown. */
  readonly keys: readonly StatKey[];
  /** Behind them, how far bid and ask are apart: where nothing else of the quote shows it. */
  readonly hasSpread?: boolean;
}

/** The figures this asset class shows, in its registry's order. Missing values read `--`. */
export function Statistics({ detail, keys, hasSpread = false }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const live = withRangeOf(detail, useLive(detail));
  const items = keys.map((key) => {
    const { labelMessage, format: reading } = statistics[key];
    return {
      id: key,
      label: intl.formatMessage(labelMessage),
      value: show[reading](statisticValue(live, key) as Decimal | null, live, format),
    };
  });
  const spread = {
    id: 'spread',
    label: intl.formatMessage(bookMessages.spread),
    value: spreadText(live.bid, live.ask, live.priceDecimals, format),
  };
  return <StatGrid items={hasSpread ? [...items, spread] : items} />;
}
