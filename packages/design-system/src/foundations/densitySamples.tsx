/** One of each kind of row, table and form of the library, to be measured at both densities. Only stories use them. */
import { useState, type ReactNode } from 'react';
import { Sparkline } from '#charts/light.ts';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { DataTable } from '#patterns/DataTable/DataTable.tsx';
import { FigureRow } from '#patterns/FigureRow/FigureRow.tsx';
import { PositionRow } from '#patterns/PositionRow/PositionRow.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { PairRow } from '#patterns/QuoteRow/PairRow.tsx';
import { QuoteRow } from '#patterns/QuoteRow/QuoteRow.tsx';
import { RecordTable } from '#patterns/RecordTable/RecordTable.tsx';
import { apple, holdings, ordered, orders } from '#patterns/RecordTable/sampleRecords.tsx';
import { Accordion } from '#primitives/Accordion/Accordion.tsx';
import { AmountInput } from '#primitives/AmountInput/AmountInput.tsx';
import { CodeInput } from '#primitives/CodeInput/CodeInput.tsx';
import { CopyField } from '#primitives/CopyField/CopyField.tsx';
import { DateField } from '#primitives/DateField/DateField.tsx';
import { List } from '#primitives/List/List.tsx';
import { ListRow } from '#primitives/ListRow/ListRow.tsx';
import { ReorderableList } from '#primitives/ReorderableList/ReorderableList.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { PickerTrigger } from '#primitives/PickerSheet/PickerTrigger.tsx';
import { SearchField } from '#primitives/SearchField/SearchField.tsx';
import { Select } from '#primitives/Select/Select.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Switch } from '#primitives/Switch/Switch.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import type { Density } from '#tokens/scale.ts';

export interface DensitySample {
  /** The part of the library. */
  readonly name: string;
  readonly shown: ReactNode | ((density: Density) => ReactNode);
  /** What of it is as high as a row, as a selector of CSS. */
  readonly row: string;
}

const ignore = (): void => {};
const keyOf = (text: string): string => text;
const sayMove = (name: string): string => name;

const quote = {
  href: '#',
  price: <Price text="189.84" trend="flat" />,
  change: <ChangeTag text="+0.66%" trend="up" size="s" />,
  sparkline: <Sparkline values={[50, 51, 50, 52, 53]} trend="up" width={56} height={28} />,
} as const;

export const rowSamples: readonly DensitySample[] = [
  {
    name: 'QuoteRow',
    shown: <QuoteRow {...quote} code="AAPL" name="Apple" meta="NASDAQ" />,
    row: 'a',
  },
  { name: 'PairRow', shown: <PairRow {...quote} code="EURUSD" name="Euro / US dollar" />, row: 'a' },
  {
    name: 'PositionRow',
    shown: (
      <PositionRow
        href="#"
        name="Apple"
        code="AAPL"
        side="Long"
        terms={['2×', '60 AAPL']}
        profit={<ChangeTag text="+$170.40" trend="up" />}
      />
    ),
    row: 'a',
  },
  { name: 'ListRow, two lines', shown: <ListRow href="#" title="Deposits" subtitle="By bank" />, row: 'a' },
  { name: 'ListRow', shown: <ListRow title="Statements" trailing="12" />, row: ':scope > div' },
  {
    name: 'List of anything',
    shown: <List label="Sessions" items={['09:30', '16:00']} keyOf={keyOf} renderRow={keyOf} isPlain />,
    row: 'li:first-child',
  },
  {
    name: 'ReorderableList',
    shown: (
      <ReorderableList
        label="Order"
        items={['Apple', 'NVIDIA']}
        keyOf={keyOf}
        nameOf={keyOf}
        renderRow={keyOf}
        onChange={ignore}
        words={{
          handle: sayMove,
          instructions: 'Press Space, then the arrow keys.',
          lifted: sayMove,
          moved: sayMove,
          dropped: sayMove,
          cancelled: sayMove,
        }}
      />
    ),
    row: 'li',
  },
  { name: 'Skeleton', shown: <Skeleton shape="row" count={2} />, row: '[aria-hidden=true] > div' },
];

const table = {
  label: 'Gainers',
  keyOf,
  columns: [{ id: 'price', label: 'Price', cell: () => <Price text="189.84" trend="flat" size="s" /> }],
  lead: { id: 'name', label: 'Name', who: (code: string) => ({ href: '#', code, name: 'Apple' }) },
} as const;

export const tableSamples: readonly DensitySample[] = [
  {
    name: 'DataTable',
    shown: <DataTable {...table} items={['AAPL', 'NVDA']} />,
    row: '[role=row] > [role=presentation]',
  },
  {
    name: 'DataTable, waiting',
    shown: <DataTable {...table} label="Losers" items={[]} waitingRows={2} />,
    row: '[role=table] > [aria-hidden=true] > div',
  },
];

/** Rows of two lines on a phone; of one, which needs less height, on a desk. */
export const recordSamples: readonly DensitySample[] = [
  {
    name: 'RecordTable',
    shown: <RecordTable {...holdings} items={[apple]} />,
    row: '[role=row] > [role=presentation]',
  },
  {
    name: 'RecordTable, waiting',
    shown: <RecordTable {...holdings} label="Waiting" items={[]} waitingRows={2} />,
    row: '[role=table] > [aria-hidden=true] > div',
  },
];

/** What is pressed at the end of each row has more room around it on a phone. */
export const orderSample: DensitySample = {
  name: 'RecordTable of orders',
  shown: <RecordTable {...orders} items={ordered.slice(0, 1)} />,
  row: '[role=row] > [role=presentation]',
};

function Chosen(): ReactNode {
  const [value, setValue] = useState<'limit' | 'market'>('limit');
  return (
    <Select
      label="Order type"
      value={value}
      onChange={setValue}
      options={[
        { value: 'limit', label: 'Limit' },
        { value: 'market', label: 'Market' },
      ]}
    />
  );
}

export const formSamples: readonly DensitySample[] = [
  {
    name: 'TextField',
    shown: <TextField label="Email" value="wei@example.com" onChange={ignore} />,
    row: ':scope div:has(> input)',
  },
  {
    name: 'DateField',
    shown: <DateField label="From" value="2026-11-01" onChange={ignore} />,
    row: ':scope div:has(> input)',
  },
  {
    name: 'AmountInput',
    shown: (
      <AmountInput
        label="Quantity"
        value="10"
        onChange={ignore}
        stepping={{ onStep: ignore, incrementLabel: 'More', decrementLabel: 'Fewer' }}
      />
    ),
    row: ':scope div:has(> input)',
  },
  {
    name: 'PasswordField',
    shown: <PasswordField label="Password" value="" onChange={ignore} showLabel="Show" hideLabel="Hide" />,
    row: ':scope div:has(> input)',
  },
  {
    name: 'CodeInput',
    shown: <CodeInput label="Code" value="" onChange={ignore} />,
    row: ':scope div:has(> input)',
  },
  {
    name: 'CopyField',
    shown: (
      <CopyField
        label="Account number"
        value="0012 3456"
        copyLabel="Copy"
        copiedLabel="Copied"
        failedLabel="Could not copy"
      />
    ),
    row: ':scope div:has(> output)',
  },
  {
    name: 'PickerSheet',
    shown: <PickerTrigger label="Network" text="Ethereum" isOpen={false} onOpen={ignore} />,
    row: 'button',
  },
  { name: 'Select', shown: <Chosen />, row: '[role=combobox]' },
  { name: 'Switch', shown: <Switch label="Hide balances" isOn onChange={ignore} />, row: 'label' },
  {
    name: 'FigureRow, total',
    shown: <FigureRow label="Total" value="$1,801.80" isTotal />,
    row: '[data-total]',
  },
  {
    name: 'Accordion',
    shown: (density) => (
      <Accordion
        items={[{ id: 'margin', title: `What is ${density} margin?`, content: 'Money held.' }]}
        openIds={[]}
        onChange={ignore}
      />
    ),
    row: 'button',
  },
];

/** A page has one: two would be two landmarks of one name. */
export const searchSample: DensitySample = {
  name: 'SearchField',
  shown: <SearchField label="Search" value="AAPL" onChange={ignore} onSubmit={ignore} clearLabel="Clear" />,
  row: ':scope div:has(> input)',
};
