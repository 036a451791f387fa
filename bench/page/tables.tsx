import {
  ChangeTag,
  DataTable,
  GlobalStyles,
  Price,
  ThemeScope,
  type DataColumn,
  type DataLead,
} from '@meridian/design-system';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  changeFormat,
  codes,
  firstQuote,
  mover,
  priceFormat,
  quoteStore,
  trendOf,
  type Quote,
  type Store,
} from './market.ts';
import type { Contender } from './subject.ts';

/** A pane of a desk, in px. */
const room = { width: 640, height: 800 } as const;
const rowPx = 48;
/** Where it is sorted anew: after so many ticks of 50 ms, once a second. */
const ticksPerOrder = 20;

const compactFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
const signedFormat = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Largest change first, as the quotes are now. */
const inOrder = (all: readonly string[], store: Store): readonly string[] =>
  all.toSorted((a, b) => store.read(b).change - store.read(a).change);

interface FigureProps {
  readonly code: string;
  readonly store: Store;
  readonly of: 'price' | 'amount' | 'change' | 'volume';
}

/** One figure of a row, as the app's tables have them: only this text renders again. */
function Figure({ code, store, of }: FigureProps): ReactNode {
  const { price, amount, change, volume } = useSyncExternalStore(
    (listener) => store.subscribe(code, listener),
    () => store.read(code),
  );
  if (of === 'price')
    return <Price text={priceFormat.format(price)} trend="flat" size="s" flashKey={price} />;
  if (of === 'volume') return compactFormat.format(volume);
  const text = of === 'amount' ? signedFormat.format(amount) : changeFormat.format(change);
  return <ChangeTag text={text} trend={trendOf(change)} isPlain />;
}

const who = (code: string): DataLead => ({
  href: `#${code}`,
  code,
  name: firstQuote(code).name,
  meta: 'NASDAQ',
});

function columnsOf(store: Store): readonly DataColumn<string>[] {
  const figure = (of: FigureProps['of']) => (code: string) => <Figure code={code} store={store} of={of} />;
  return [
    { id: 'price', label: 'Price', width: 'l', cell: figure('price') },
    { id: 'amount', label: 'Change', width: 'l', cell: figure('amount') },
    { id: 'change', label: 'Change %', sorted: 'descending', cell: figure('change') },
    { id: 'volume', label: 'Volume', cell: figure('volume') },
    { id: 'market', label: 'Market', cell: () => 'NASDAQ' },
  ];
}

interface SortedTableProps {
  readonly all: readonly string[];
  readonly store: Store;
  readonly columns: readonly DataColumn<string>[];
  /** Receives the function that sorts it again. */
  control(sortAgain: () => void): void;
}

function SortedTable({ all, store, columns, control }: SortedTableProps): ReactNode {
  const [rows, setRows] = useState(() => inOrder(all, store));
  useEffect(() => control(() => setRows(inOrder(all, store))), [all, store, control]);
  return (
    <div style={{ width: room.width }}>
      <DataTable
        label="Quotes"
        lead={{ id: 'name', label: 'Name', who }}
        columns={columns}
        items={rows}
        keyOf={(code) => code}
      />
    </div>
  );
}

/** The quotes have moved for a while before anything is shown, so that there is an order. */
const ticksBefore = 400;

/** Every so many ticks `sortAgain`; never where that is 0. */
function ticking(tick: () => void, sortAgain: () => void, every: number): () => void {
  let ticks = 0;
  return () => {
    tick();
    ticks += 1;
    if (every > 0 && ticks % every === 0) sortAgain();
  };
}

const ours =
  (every: number): Contender =>
  (stage, count) => {
    const all = codes(count);
    const store = quoteStore(all);
    const move = mover(all);
    for (let done = 0; done < ticksBefore; done += 1) store.write(move());
    let sortAgain = () => {};
    const columns = columnsOf(store);
    const control = (again: () => void): void => {
      sortAgain = again;
    };
    return {
      mount: () =>
        createRoot(stage).render(
          <ThemeScope theme="light" convention="green-up" lang="en">
            <GlobalStyles />
            <SortedTable all={all} store={store} columns={columns} control={control} />
          </ThemeScope>,
        ),
      tick: ticking(
        () => store.write(move()),
        () => sortAgain(),
        every,
      ),
    };
  };

/** As the app's lists are: in the order of one moment, until they are sorted again. */
export const sortedTable = ours(0);
export const resortedTable = ours(ticksPerOrder);

type Order = 'of one moment' | 'each second' | 'with each batch';

/**
 * At its best and for the same work, as the list of 500 is (`quotes.tsx`). Its own way is to sort with each batch of
 * updates; set to leave the order alone, it sorts when it is asked, as ours does.
 */
const theirs =
  (order: Order): Contender =>
  (stage, count) => {
    ModuleRegistry.registerModules([AllCommunityModule]);
    const all = codes(count);
    const store = quoteStore(all);
    const move = mover(all);
    for (let done = 0; done < ticksBefore; done += 1) store.write(move());
    let write: ((update: Quote[]) => void) | undefined;
    let sortAgain = () => {};
    const number = (width: number, format: (value: number) => string) => ({
      width,
      valueFormatter: ({ value }: { value: number }) => format(value),
    });
    return {
      mount() {
        Object.assign(stage.style, { width: `${room.width}px`, height: `${room.height}px` });
        const grid = createGrid<Quote>(stage, {
          rowData: all.map(store.read),
          getRowId: ({ data }) => data.code,
          rowHeight: rowPx,
          rowBuffer: 4,
          animateRows: false,
          cellFlashDuration: 200,
          cellFadeDuration: 200,
          suppressModelUpdateAfterUpdateTransaction: order !== 'with each batch',
          columnDefs: [
            { field: 'name', flex: 1 },
            { field: 'price', enableCellChangeFlash: true, ...number(92, priceFormat.format) },
            { field: 'amount', ...number(92, signedFormat.format) },
            { field: 'change', sort: 'desc', ...number(68, changeFormat.format) },
            { field: 'volume', ...number(68, compactFormat.format) },
            { field: 'market', width: 68 },
          ],
        });
        write = (update) => grid.applyTransactionAsync({ update });
        sortAgain = () => grid.refreshClientSideRowModel('sort');
      },
      tick: ticking(
        () => write?.(move()),
        () => sortAgain(),
        order === 'each second' ? ticksPerOrder : 0,
      ),
    };
  };

export const agGridSorted = theirs('of one moment');
export const agGridResorted = theirs('each second');
export const agGridAlwaysSorted = theirs('with each batch');
