import { ChangeTag, DataTable, Room, type DataColumn, type DataLead } from '@meridian/design-system';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useApp } from '#platform/ports/context.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { mergeTick, useLive } from '#platform/live/live-price.ts';
import { quoteKey } from '../quotes/LiveQuoteRow.tsx';
import { LivePrice } from '../quotes/LivePrice.tsx';
import { OldPrices, useIsOldHere, useOldSince } from '../old-prices/old-prices.ts';
import { OldPricesNote } from '../old-prices/OldPricesNote.tsx';
import { messages as presentation } from '../presentation.messages.ts';
import type { ListedQuote, NoteOf, QuoteOrder, QuoteTableProps } from '../quotes/quote-table.ts';
import { messages } from '../QuoteListing/QuoteListing.messages.ts';
import { inOrder, orderAfter, type QuoteColumn } from './quote-order.ts';

/** Rows of the table while its list is being fetched. */
const waitingRows = 12;

const none: readonly ListedQuote[] = [];

/** Quotes on a desk: sorted by each head. Figures tick by themselves; no tick moves a row or draws the table again. */
export function QuoteTable(props: QuoteTableProps): ReactNode {
  const { label, quotes, kind = 'usual', parts, sorting, noteOf } = props;
  const intl = useIntl();
  const { quotes: feed, ports } = useApp();
  const [ownOrder, setOwnOrder] = useState<QuoteOrder | null>(null);
  const rows = useMemo(
    () =>
      inOrder(
        quotes ?? none,
        ownOrder,
        (quote) => mergeTick(quote, feed.tickOf(quote), ports.clock.now()),
        intl.locale,
      ),
    [quotes, ownOrder, feed, ports, intl.locale],
  );
  const { order, onOrder } = sorting ?? { order: ownOrder, onOrder: setOwnOrder };
  const isWaiting = quotes === null;
  const since = useOldSince(quotes ?? none);
  const headOf = (id: QuoteColumn) => ({
    id,
    label: intl.formatMessage(messages[id]),
    ...(!isWaiting && { onSort: () => onOrder(orderAfter(order, id)) }),
    ...(order?.by === id && { sorted: order.direction }),
  });
  const isOfPairs = kind === 'pairs';
  const who = useCallback(
    (quote: ListedQuote) => ({ ...whoOf(quote, intl, noteOf), isCodeFirst: isOfPairs }),
    [intl, noteOf, isOfPairs],
  );
  const columns = columnsBy(headOf).filter(({ id }) => !isOfPairs || isOfPair(id));
  const { end, ...sizes } = parts ?? {};
  return (
    <OldPrices value={since !== null}>
      {/* One part in every container: a skeleton has no gaps that its list does not have. */}
      <div>
        {/* Its room is always there: nothing moves when the prices come to be old. */}
        <Room height="1rem">{since !== null && <OldPricesNote since={since} count={rows.length} />}</Room>
        <DataTable
          label={label}
          lead={{ ...headOf('name'), who }}
          columns={columns}
          items={rows}
          keyOf={quoteKey}
          {...sizes}
          {...(isWaiting && { waitingRows })}
          // Rows that came by themselves would push others about wherever the order puts them.
          {...(end && { end: { ...end, isAutomatic: ownOrder === null } })}
        />
      </div>
    </OldPrices>
  );
}

function whoOf(quote: ListedQuote, intl: IntlShape, noteOf: NoteOf = () => undefined): DataLead {
  const note = noteOf(quote);
  const { stock_code, name, market, localLogoUrl } = quote;
  return {
    href: links.quote(quote),
    code: stock_code,
    name,
    ...(localLogoUrl !== null && { logoSrc: localLogoUrl }),
    ...(note !== undefined && { meta: note }),
    ...(quote.isDelayed && { meta: intl.formatMessage(presentation.delayedOn, { market: note ?? market }) }),
  };
}

/** Currencies have no volume and no market of their own to show. */
const isOfPair = (column: string): boolean => column !== 'volume' && column !== 'market';

/** The wire of a list has these figures only: amount, high and low are the quote's. */
function columnsBy(
  headOf: (id: QuoteColumn) => Omit<DataColumn<ListedQuote>, 'cell'>,
): readonly DataColumn<ListedQuote>[] {
  return [
    { ...headOf('price'), width: 'l', cell: (quote) => <LivePrice quote={quote} size="s" /> },
    {
      ...headOf('change'),
      width: 'l',
      room: 'wide',
      cell: (quote) => <LiveFigure quote={quote} of="change" />,
    },
    { ...headOf('ratio'), cell: (quote) => <LiveFigure quote={quote} of="ratio" /> },
    { ...headOf('volume'), room: 'medium', cell: (quote) => <LiveFigure quote={quote} of="volume" /> },
    { ...headOf('market'), room: 'widest', cell: ({ market }) => market },
  ];
}

/** A change of a very small price has more digits than its column has room for at the ordinary size. */
const longText = 11;

interface LiveFigureProps {
  readonly quote: ListedQuote;
  readonly of: 'change' | 'ratio' | 'volume';
}

/** One figure of a row, as it ticks. Only this text renders again. */
function LiveFigure({ quote, of }: LiveFigureProps): ReactNode {
  const format = useFormat();
  const { change, change_ratio, volume, marketStatus } = useLive(quote);
  const isStale = useIsOldHere(marketStatus);
  if (of === 'volume') return format.compact(volume);
  const text = of === 'change' ? format.change(change, quote.priceDecimals) : format.percent(change_ratio);
  return (
    <ChangeTag
      text={text}
      trend={trendOf(change)}
      isStale={isStale}
      size={text.length > longText ? 's' : 'm'}
      isPlain
    />
  );
}
