import {
  Beside,
  Checkbox,
  DeleteIcon,
  GlobalStyles,
  IconButton,
  ReorderableList,
  ThemeScope,
  type ReorderWords,
} from '@meridian/design-system';
import { AllCommunityModule, ModuleRegistry, createGrid } from 'ag-grid-community';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { codes, firstQuote, type Quote } from './market.ts';
import type { Contender } from './subject.ts';

/** Height of a row, and of the window that the grid scrolls, in px. */
const rowPx = 60;
const windowPx = 844;

const at = (name: string, place: number, count: number): string => `${name} at ${place} of ${count}`;
const words: ReorderWords = {
  handle: (name) => `Move ${name}`,
  instructions: 'Press Space, then the arrow keys, then Space again.',
  lifted: at,
  moved: at,
  dropped: at,
  cancelled: at,
};

/** As the app's management of the watchlist: a box to tick, a bin and a grip in each row. */
function ManagedList({ all }: { all: readonly string[] }): ReactNode {
  const [items, setItems] = useState(all);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <ReorderableList
      label="In your order"
      items={items}
      keyOf={(code) => code}
      nameOf={(code) => firstQuote(code).name}
      words={words}
      onChange={setItems}
      renderRow={(code) => (
        <Beside
          end={
            <IconButton
              label={`Remove ${code}`}
              icon={<DeleteIcon />}
              onPress={() => setItems(items.filter((one) => one !== code))}
            />
          }
        >
          <Checkbox
            label={firstQuote(code).name}
            isChecked={ticked.has(code)}
            onChange={() => setTicked(new Set([...ticked, code]))}
          />
        </Beside>
      )}
    />
  );
}

export const managedList: Contender = (stage, count) => {
  const all = codes(count);
  return {
    mount: () =>
      createRoot(stage).render(
        <ThemeScope theme="light" convention="green-up" lang="en">
          <GlobalStyles />
          <ManagedList all={all} />
        </ThemeScope>,
      ),
    tick: () => {},
  };
};

/** Its own way to put rows in order by hand, without rows that slide; a box to tick in each, no bin. */
export const agGridManaged: Contender = (stage, count) => {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const all = codes(count);
  return {
    mount() {
      stage.style.height = `${windowPx}px`;
      createGrid<Quote>(stage, {
        rowData: all.map(firstQuote),
        getRowId: ({ data }) => data.code,
        rowHeight: rowPx,
        rowBuffer: 6,
        animateRows: false,
        rowDragManaged: true,
        rowSelection: { mode: 'multiRow', headerCheckbox: false },
        columnDefs: [{ field: 'name', flex: 1, rowDrag: true }],
      });
    },
    tick: () => {},
  };
};
