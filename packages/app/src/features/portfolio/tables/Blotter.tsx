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
import { blotterMessages as messages } from './blotter.messages.ts';
import { useFillColumns } from './fill-columns.tsx';
import { useHoldingColumns } from './holding-columns.tsx';
import { useOrderColumns } from './order-columns.tsx';

interface Column {
  readonly id: string;
  readonly label: string;
  readonly isChosenOnly?: boolean;
}

const tables = { positions: OpenPositions, orders: OpenOrders, fills: FillsToday } as const;
export type BlotterTab = keyof typeof tables;
const tabs: readonly BlotterTab[] = ['positions', 'orders', 'fills'];

/** How a person has the strip. */
export interface BlotterChoice {
  readonly tab: BlotterTab;
  readonly isFolded: boolean;
  /** Ids of the columns of a table in their order; a table without any has its own. */
  readonly columns: Readonly<Partial<Record<BlotterTab, readonly string[]>>>;
}

export interface BlotterProps {
  readonly choice: BlotterChoice;
  onChange(change: Partial<BlotterChoice>): void;
  /** Where its rows lead. */
  readonly link: (props: LinkProps) => ReactNode;
}

/** What is held, waits and was filled, under the chart of a wide desk: a row is what the desk is about, and has its way out. */
export function Blotter({ choice, onChange, link }: BlotterProps): ReactNode {
  const intl = useIntl();
  const { tab, isFolded } = choice;
  const Table = tables[tab];
  return (
    <DockLayout
      bar={
        <Tabs
          label={intl.formatMessage(messages.title)}
          isTight
          value={tab}
          onChange={(next) => onChange({ tab: next, isFolded: false })}
          items={tabs.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      }
      tools={
        <>
          {!isFolded && <ColumnChoice key={tab} tab={tab} choice={choice} onChange={onChange} />}
          <IconButton
            label={intl.formatMessage(isFolded ? messages.unfold : messages.fold)}
            icon={isFolded ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onPress={() => onChange({ isFolded: !isFolded })}
          />
        </>
      }
    >
      {isFolded ? undefined : (
        <LinkProvider component={link}>
          <Table columns={choice.columns[tab]} />
        </LinkProvider>
      )}
    </DockLayout>
  );
}

interface ColumnChoiceProps extends Omit<BlotterProps, 'link'> {
  readonly tab: BlotterTab;
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
      label={intl.formatMessage(messages.columns)}
      icon={<ColumnsIcon />}
      title={intl.formatMessage(messages.columns)}
      closeLabel={intl.formatMessage(messages.close)}
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

function useColumnsOf(tab: BlotterTab): readonly Column[] {
  const positions: readonly Column[] = useHoldingColumns();
  const orders: readonly Column[] = useOrderColumns('waiting');
  const fills: readonly Column[] = useFillColumns();
  return { positions, orders, fills }[tab];
}
