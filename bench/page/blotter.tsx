import {
  ChangeTag,
  GlobalStyles,
  MoneyText,
  Price,
  RecordTable,
  ThemeScope,
  type RecordColumn,
  type RecordLead,
  type RecordNote,
} from '@meridian/design-system';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { codes, firstQuote, mover, priceFormat, quoteStore, type Quote, type Store } from './market.ts';
import type { Contender } from './subject.ts';

/** The strip under a chart at its highest, without its bar, beside a ticket on a window of 1,440 px. */
const strip = { width: 1_000, height: 436 } as const;
const rowPx = 32;

const money = { style: 'currency', currency: 'USD' } as const;
const moneyFormat = new Intl.NumberFormat('en', money);
const signedFormat = new Intl.NumberFormat('en', { ...money, signDisplay: 'exceptZero' });
const ratioFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
});

/** What is held: 20 to 219 of each, bought at 98 to 102. */
interface Held {
  readonly code: string;
  readonly quantity: number;
  readonly cost: number;
}

const held = (count: number): readonly Held[] =>
  codes(count).map((code, index) => ({ code, quantity: 20 + index, cost: 98 + (index % 9) / 2 }));

type LiveFigure = 'price' | 'value' | 'profit' | 'ratio';

/** What a position is worth at a price. Both contenders count the same. */
function worth({ quantity, cost }: Held, price: number): Record<LiveFigure, number> {
  const profit = (price - cost) * quantity;
  return { price, value: price * quantity, profit, ratio: profit / (cost * quantity) };
}

const formats: Readonly<Record<LiveFigure, Intl.NumberFormat>> = {
  price: priceFormat,
  value: moneyFormat,
  profit: signedFormat,
  ratio: ratioFormat,
};

interface FigureProps {
  readonly of: LiveFigure;
  readonly position: Held;
  readonly store: Store;
}

/** One figure of a row, as the app has them: a tick renders these alone. */
function Figure({ of, position, store }: FigureProps): ReactNode {
  const { price } = useSyncExternalStore(
    (listener) => store.subscribe(position.code, listener),
    () => store.read(position.code),
  );
  const value = worth(position, price)[of];
  const text = formats[of].format(value);
  if (of === 'price') return <Price text={text} trend="flat" size="s" flashKey={value} />;
  if (of === 'value') return <MoneyText text={text} size="s" />;
  return <ChangeTag text={text} trend={value > 0 ? 'up' : value < 0 ? 'down' : 'flat'} isPlain />;
}

const who = ({ code }: Held): RecordLead => ({
  href: `#${code}`,
  code,
  name: firstQuote(code).name,
  note: 'Long · 1×',
});

/** In the app each row has room for a note, such as of its stop-out; hardly one has any. */
function NoNote(): ReactNode {
  return null;
}

const notes = (): readonly RecordNote[] => [{ tone: 'negative', text: <NoNote /> }];

function columnsOf(store: Store): readonly RecordColumn<Held>[] {
  const live = (of: LiveFigure) => (position: Held) => <Figure of={of} position={position} store={store} />;
  return [
    { id: 'side', label: 'Side', align: 'start', width: 's', cell: () => 'Long' },
    { id: 'quantity', label: 'Qty', width: 's', decimals: () => 0, cell: ({ quantity }) => quantity },
    { id: 'cost', label: 'Avg cost', decimals: () => 2, cell: ({ cost }) => priceFormat.format(cost) },
    { id: 'price', label: 'Price', decimals: () => 2, cell: live('price') },
    { id: 'value', label: 'Value', width: 'l', cell: live('value') },
    { id: 'profit', label: 'P&L', width: 'l', cell: live('profit') },
    { id: 'ratio', label: 'Return', width: 's', cell: live('ratio') },
  ];
}

export const blotter: Contender = (stage, count) => {
  const positions = held(count);
  const all = positions.map(({ code }) => code);
  const store = quoteStore(all);
  const move = mover(all);
  const columns = columnsOf(store);
  return {
    mount: () =>
      createRoot(stage).render(
        <ThemeScope theme="light" convention="green-up" lang="en">
          <GlobalStyles />
          <div style={{ width: strip.width, height: strip.height, overflowY: 'auto' }}>
            <RecordTable
              label="Holdings"
              lead={{ id: 'name', label: 'Name', who }}
              columns={columns}
              items={positions}
              keyOf={({ code }) => code}
              notes={notes}
            />
          </div>
        </ThemeScope>,
      ),
    tick: () => store.write(move()),
  };
};

interface GridRow extends Held {
  readonly name: string;
  readonly now: number;
}

/** At its best and for the same work, as the list of 500 is (`quotes.tsx`). It draws no logo and no second line. */
export const agGridBlotter: Contender = (stage, count) => {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const positions = new Map(held(count).map((position) => [position.code, position]));
  const move = mover([...positions.keys()]);
  const rowOf = (position: Held, now: number): GridRow => ({
    ...position,
    now,
    name: firstQuote(position.code).name,
  });
  let write: ((update: GridRow[]) => void) | undefined;
  const live = (of: LiveFigure, width: number) => ({
    colId: of,
    headerName: of,
    width,
    valueGetter: ({ data }: { data: GridRow | undefined }) => (data ? worth(data, data.now)[of] : null),
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? '' : formats[of].format(value),
  });
  return {
    mount() {
      Object.assign(stage.style, { width: `${strip.width}px`, height: `${strip.height}px` });
      const grid = createGrid<GridRow>(stage, {
        rowData: Array.from(positions.values(), (position) => rowOf(position, 100)),
        getRowId: ({ data }) => data.code,
        rowHeight: rowPx,
        rowBuffer: 4,
        animateRows: false,
        cellFlashDuration: 200,
        cellFadeDuration: 200,
        suppressModelUpdateAfterUpdateTransaction: true,
        columnDefs: [
          { field: 'name', flex: 1 },
          { headerName: 'side', width: 80, valueGetter: () => 'Long' },
          { field: 'quantity', width: 90 },
          { field: 'cost', width: 90, valueFormatter: ({ value }) => priceFormat.format(value as number) },
          { ...live('price', 90), enableCellChangeFlash: true },
          live('value', 120),
          live('profit', 120),
          live('ratio', 100),
        ],
      });
      write = (update) => grid.applyTransactionAsync({ update });
    },
    tick: () =>
      write?.(
        move().flatMap(({ code, price }: Quote) => {
          const position = positions.get(code);
          return position === undefined ? [] : [rowOf(position, price)];
        }),
      ),
  };
};
