import { ChangeTag, GlobalStyles, Price, QuoteRow, ThemeScope, VirtualList } from '@meridian/design-system';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { useSyncExternalStore, type ReactNode } from 'react';
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

const listHeight = '844px';

function useQuote(code: string, store: Store): Quote {
  return useSyncExternalStore(
    (listener) => store.subscribe(code, listener),
    () => store.read(code),
  );
}

function LivePrice({ code, store }: { code: string; store: Store }): ReactNode {
  const { price } = useQuote(code, store);
  return <Price text={priceFormat.format(price)} trend="flat" flashKey={price} />;
}

function LiveChange({ code, store }: { code: string; store: Store }): ReactNode {
  const { change } = useQuote(code, store);
  return <ChangeTag text={changeFormat.format(change)} trend={trendOf(change)} />;
}

/** As the app does it: the row is not rendered again, its two figures are. */
function LiveRow({ code, store }: { code: string; store: Store }): ReactNode {
  return (
    <QuoteRow
      href={`#${code}`}
      code={code}
      name={firstQuote(code).name}
      price={<LivePrice code={code} store={store} />}
      change={<LiveChange code={code} store={store} />}
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

/**
 * At its best and for the same work: asynchronous transactions, its own way for fast data; the flash of a changed price
 * as long as ours (200 ms bright, 200 ms fading; its defaults last 1.5 s and cost a third more); as many rows ready out of
 * sight; rows that do not slide. It draws no logo, arrow or second line, which ours do.
 */
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
        rowBuffer: 4,
        animateRows: false,
        cellFlashDuration: 200,
        cellFadeDuration: 200,
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
