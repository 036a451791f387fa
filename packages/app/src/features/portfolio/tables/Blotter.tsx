import {
  Checkbox,
  ChevronDownIcon,
  ChevronUpIcon,
  ColumnsIcon,
  DockLayout,
  IconButton,
  LinkProvider,
  Popover,
  Stack,
  Tabs,
  type LinkProps,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OpenPositions } from '../screens/Trade/OpenPositions.tsx';
import { OpenOrders } from '../screens/Trade/Orders.tsx';
import { FillsToday } from '../screens/Trade/PastOrders.tsx';
import { blotterMessages as words } from './blotter.messages.ts';
import { useFillColumns } from './fill-columns.tsx';
import { useHoldingColumns } from './holding-columns.tsx';
import { useOrderColumns } from './order-columns.tsx';

interface Column {
  readonly id: string;
  readonly label: string;
  readonly isChosenOnly?: boolean;
}

const tables = { positions: OpenPositions, orders: OpenOrders, fills: FillsToday } as const;
export type BlotterTable = keyof typeof tables;
export type BlotterTab = BlotterTable | 'messages';
const tabs: readonly BlotterTab[] = ['positions', 'orders', 'fills', 'messages'];

/** How a person has the strip. */
export interface BlotterChoice {
  readonly tab: BlotterTab;
  readonly isFolded: boolean;
  /** Ids of the columns of a table in their order; a table without any has its own. */
  readonly columns: Readonly<Partial<Record<BlotterTable, readonly string[]>>>;
}

export interface BlotterProps {
  readonly choice: BlotterChoice;
  onChange(change: Partial<BlotterChoice>): void;
  /** Where its rows lead. */
  readonly link: (props: LinkProps) => ReactNode;
  /** Messages to the customer, whose rows lead to the words. */
  readonly messages: ReactNode;
}

/** What is held, waits, was filled and was said, under the chart of a wide desk: a row is what the desk is about, and has its way out. */
export function Blotter({ choice, onChange, link, messages }: BlotterProps): ReactNode {
  const intl = useIntl();
  const { tab, isFolded } = choice;
  return (
    <DockLayout
      bar={
        <Tabs
          label={intl.formatMessage(words.title)}
          isTight
          value={tab}
          onChange={(next) => onChange({ tab: next, isFolded: false })}
          items={tabs.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
        />
      }
      tools={
        <>
          {!isFolded && tab !== 'messages' && (
            <ColumnChoice key={tab} tab={tab} choice={choice} onChange={onChange} />
          )}
          <IconButton
            label={intl.formatMessage(isFolded ? words.unfold : words.fold)}
            icon={isFolded ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onPress={() => onChange({ isFolded: !isFolded })}
          />
        </>
      }
    >
      {isFolded ? undefined : tab === 'messages' ? messages : <Rows {...{ tab, choice, link }} />}
    </DockLayout>
  );
}

interface RowsProps extends Pick<BlotterProps, 'choice' | 'link'> {
  readonly tab: BlotterTable;
}

function Rows({ tab, choice, link }: RowsProps): ReactNode {
  const Table = tables[tab];
  return (
    <LinkProvider component={link}>
      <Table columns={choice.columns[tab]} />
    </LinkProvider>
  );
}

interface ColumnChoiceProps extends Omit<BlotterProps, 'link' | 'messages'> {
  readonly tab: BlotterTable;
}

/** Which figures of the table are shown; the last one stays. */
function ColumnChoice({ tab, choice, onChange }: ColumnChoiceProps): ReactNode {
  const intl = useIntl();
  const all = useColumnsOf(tab);
  const shown = choice.columns[tab] ?? all.filter((column) => !column.isChosenOnly).map(({ id }) => id);
  const choose = (id: string, isShown: boolean): void => {
    const ids = all
      .map((column) => column.id)
      .filter((each) => (each === id ? isShown : shown.includes(each)));
    if (ids.length > 0) onChange({ columns: { ...choice.columns, [tab]: ids } });
  };
  return (
    <Popover
      label={intl.formatMessage(words.columns)}
      icon={<ColumnsIcon />}
      title={intl.formatMessage(words.columns)}
      closeLabel={intl.formatMessage(words.close)}
      side="top"
      align="end"
    >
      <Stack gap={1}>
        {all.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            isChecked={shown.includes(id)}
            onChange={(isShown) => choose(id, isShown)}
          />
        ))}
      </Stack>
    </Popover>
  );
}

function useColumnsOf(tab: BlotterTable): readonly Column[] {
  const positions: readonly Column[] = useHoldingColumns();
  const orders: readonly Column[] = useOrderColumns('waiting');
  const fills: readonly Column[] = useFillColumns();
  return { positions, orders, fills }[tab];
}
