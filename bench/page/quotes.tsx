import {
  ChangeTag,
  GlobalStyles,
  Price,
  QuoteRow,
  ThemeScope,
  VirtualList,
  type Trend,
} from '@meridian/design-system';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { random, type Contender } from './subject.ts';

const listHeight = '844px';
/** 10 rows each 50 ms: 200 a second. */
const rowsPerTick = 10;

interface Quote {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly change: number;
}

const priceFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const changeFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
});
const codes = (count: number) => Array.from({ length: count }, (_, index) => `Q${1000 + index}`);
const firstQuote = (code: string): Quote => ({ code, name: `Company ${code}`, price: 100, change: 0 });

/** Moves ten rows at a time, the same ones on every run and for every contender. */
function mover(all: readonly string[]): () => Quote[] {
  const next = random(11);
  return () =>
    Array.from({ length: rowsPerTick }, () => {
      const code = all[Math.floor(next() * all.length)] ?? '';
      const change = (next() - 0.5) / 20;
      return { ...firstQuote(code), price: 100 * (1 + change), change };
    });
}

/** One subscription a row; changes wait for the frame, and a row hears of its own only. */
function quoteStore(all: readonly string[]) {
  const quotes = new Map(all.map((code) => [code, firstQuote(code)]));
  const listeners = new Map<string, () => void>();
  const changed = new Set<string>();
  return {
    read: (code: string): Quote => quotes.get(code) ?? firstQuote(code),
    subscribe(code: string, listener: () => void): () => void {
      listeners.set(code, listener);
      return () => listeners.delete(code);
    },
    write(updates: readonly Quote[]): void {
      if (changed.size === 0) {
        requestAnimationFrame(() => {
          for (const code of changed) listeners.get(code)?.();
          changed.clear();
        });
      }
      for (const quote of updates) {
        quotes.set(quote.code, quote);
        changed.add(quote.code);
      }
    },
  };
}

type Store = ReturnType<typeof quoteStore>;
const trendOf = (change: number): Trend => (change === 0 ? 'flat' : change > 0 ? 'up' : 'down');

function LiveRow({ code, store }: { code: string; store: Store }): ReactNode {
  const quote = useSyncExternalStore(
    (listener) => store.subscribe(code, listener),
    () => store.read(code),
  );
  const trend = trendOf(quote.change);
  return (
    <QuoteRow
      href={`#${code}`}
      code={code}
      name={quote.name}
      price={
        <Price
          text={priceFormat.format(quote.price)}
          trend="flat"
          flashKey={quote.price}
          flashTrend={trend}
        />
      }
      change={<ChangeTag text={changeFormat.format(quote.change)} trend={trend} />}
    />
  );
}

/** The list of the app: all rows, plain. */
function PlainList({ all, store }: { all: readonly string[]; store: Store }): ReactNode {
  return (
    <ul style={{ height: listHeight, overflowY: 'auto' }}>
      {all.map((code) => (
        <li key={code}>
          <LiveRow code={code} store={store} />
        </li>
      ))}
    </ul>
  );
}

/** The same, where rows out of sight are neither laid out nor painted. */
function SkippingList({ all, store }: { all: readonly string[]; store: Store }): ReactNode {
  return (
    <ul style={{ height: listHeight, overflowY: 'auto' }}>
      {all.map((code) => (
        <li key={code} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 60px' }}>
          <LiveRow code={code} store={store} />
        </li>
      ))}
    </ul>
  );
}

function WindowedList({ all, store }: { all: readonly string[]; store: Store }): ReactNode {
  return (
    <VirtualList
      label="Quotes"
      items={all}
      keyOf={(code) => code}
      renderRow={(code) => <LiveRow code={code} store={store} />}
      height={listHeight}
    />
  );
}

const ours =
  (List: (props: { all: readonly string[]; store: Store }) => ReactNode): Contender =>
  (stage, count) => {
    const all = codes(count);
    const store = quoteStore(all);
    const move = mover(all);
    return {
      mount: () =>
        createRoot(stage).render(
          <ThemeScope theme="light" convention="green-up" lang="en">
            <GlobalStyles />
            <List all={all} store={store} />
          </ThemeScope>,
        ),
      tick: () => store.write(move()),
    };
  };

export const plainList = ours(PlainList);
export const skippingList = ours(SkippingList);
export const virtualList = ours(WindowedList);

/** Its own way for fast data: asynchronous transactions, with the flash of changed cells on. */
export const agGrid: Contender = (stage, count) => {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const all = codes(count);
  const move = mover(all);
  let write: ((update: Quote[]) => void) | undefined;
  return {
    mount() {
      stage.style.height = listHeight;
      const grid = createGrid<Quote>(stage, {
        rowData: all.map(firstQuote),
        getRowId: ({ data }) => data.code,
        rowHeight: 60,
        columnDefs: [
          { field: 'name', flex: 1 },
          {
            field: 'price',
            width: 110,
            enableCellChangeFlash: true,
            valueFormatter: ({ value }: { value: number }) => priceFormat.format(value),
          },
          {
            field: 'change',
            width: 110,
            valueFormatter: ({ value }: { value: number }) => changeFormat.format(value),
          },
        ],
      });
      write = (update) => grid.applyTransactionAsync({ update });
    },
    tick: () => write?.(move()),
  };
};
