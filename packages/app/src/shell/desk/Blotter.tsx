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
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  Fills,
  OpenOrders,
  OpenPositions,
  useFillColumns,
  useHoldingColumns,
  useOrderColumns,
} from '#features/portfolio/index.ts';
import { blotterMessages as messages } from './blotter.messages.ts';
import { blotterTabs, type BlotterChoice, type BlotterTab } from './blotter-choice.ts';
import { BlotterLink } from './BlotterLink.tsx';

interface Column {
  readonly id: string;
  readonly label: string;
  readonly isChosenOnly?: boolean;
}

const tables = { positions: OpenPositions, orders: OpenOrders, fills: Fills } as const;

export interface BlotterProps {
  readonly choice: BlotterChoice;
  onChange(change: Partial<BlotterChoice>): void;
}

/** What is held, waits and was filled, under the chart of a wide desk: a row is what the desk is about, and has its way out. */
export default function Blotter({ choice, onChange }: BlotterProps): ReactNode {
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
          items={blotterTabs.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
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
        <LinkProvider component={BlotterLink}>
          <Table columns={choice.columns[tab]} />
        </LinkProvider>
      )}
    </DockLayout>
  );
}

interface ColumnChoiceProps extends BlotterProps {
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
