import { useId, useState, type ReactNode } from 'react';
import { withLastPrice } from '../model/candles.ts';
import type { PriceChartProps } from './PriceChart.types.ts';
import { Caption, Table, TableArea, TableButton, TableBar } from './PriceTable.styles.ts';

type PriceTableProps = Pick<
  PriceChartProps,
  'candles' | 'lastPrice' | 'labels' | 'formatPrice' | 'formatTime' | 'formatVolume'
>;

/** Rows shown at first and added at a time: a table of every candle of a year would stall the page. */
const rowsAtOnce = 50;

/** The chart's data as a table, newest first, behind a button. */
export function PriceTable(props: PriceTableProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { labels, candles } = props;
  return (
    <>
      <TableBar>
        <TableButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={candles.length === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.hideTable : labels.showTable}
        </TableButton>
      </TableBar>
      {isOpen && candles.length > 0 && <Rows {...props} id={id} />}
    </>
  );
}

function Rows({
  candles,
  lastPrice,
  labels,
  formatPrice,
  formatTime,
  formatVolume,
  id,
}: PriceTableProps & { id: string }): ReactNode {
  const [count, setCount] = useState(rowsAtOnce);
  const rows = withLastPrice(candles.slice(-count), lastPrice).toReversed();
  return (
    <div id={id}>
      <TableArea aria-label={labels.table} tabIndex={0}>
        <Table>
          <Caption>{labels.table}</Caption>
          <thead>
            <tr>
              <th scope="col">{labels.time}</th>
              <th scope="col">{labels.open}</th>
              <th scope="col">{labels.high}</th>
              <th scope="col">{labels.low}</th>
              <th scope="col">{labels.close}</th>
              {formatVolume && <th scope="col">{labels.volume}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((candle) => (
              <tr key={candle.t}>
                <th scope="row">{formatTime(candle.t)}</th>
                <td>{formatPrice(candle.o)}</td>
                <td>{formatPrice(candle.h)}</td>
                <td>{formatPrice(candle.l)}</td>
                <td>{formatPrice(candle.c)}</td>
                {formatVolume && <td>{formatVolume(candle.v)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableArea>
      {rows.length < candles.length && (
        <TableBar>
          <TableButton type="button" onClick={() => setCount(count + rowsAtOnce)}>
            {labels.showEarlier}
          </TableButton>
        </TableBar>
      )}
    </div>
  );
}
