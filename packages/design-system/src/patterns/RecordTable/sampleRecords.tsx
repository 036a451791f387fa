/** What the stories hold and have ordered. */
import { fn } from 'storybook/test';
import { CloseIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Price } from '../Price/Price.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { FittedFigure } from './FittedFigure.tsx';
import type { RecordColumn, RecordLead, RecordTableProps } from './RecordTable.tsx';

export const sortBy = fn();
export const cancel = fn();

export interface Holding {
  code: string;
  name: string;
  side: string;
  leverage: string;
  price: string;
  cost: string;
  value: string;
  short?: string;
  quantity: string;
  profit: string;
  percent: string;
  threat?: string;
  end?: string;
}

const trendOf = (text: string) => (text.startsWith('+') ? 'up' : 'down');
const sorts = (id: string) => ({ onSort: () => void sortBy(id) });

const holdingColumns: readonly RecordColumn<Holding>[] = [
  { id: 'side', label: 'Side', align: 'start', width: 's', cell: ({ side }) => side },
  {
    id: 'quantity',
    label: 'Qty',
    width: 's',
    place: { column: 2, line: 2 },
    cell: ({ quantity }) => quantity,
    ...sorts('quantity'),
  },
  {
    id: 'cost',
    label: 'Avg cost',
    place: { column: 1, line: 2 },
    cell: ({ cost }) => cost,
    ...sorts('cost'),
  },
  {
    id: 'price',
    label: 'Price',
    width: 's',
    place: { column: 1, line: 1 },
    cell: ({ price }) => <Price text={price} trend="flat" size="s" />,
    ...sorts('price'),
  },
  {
    id: 'value',
    label: 'Value',
    width: 'l',
    place: { column: 2, line: 1 },
    sorted: 'descending',
    cell: ({ value, short }) =>
      short === undefined ? (
        <MoneyText text={value} size="s" />
      ) : (
        <FittedFigure
          full={<MoneyText text={value} size="s" />}
          short={<MoneyText text={short} size="s" />}
        />
      ),
    ...sorts('value'),
  },
  {
    id: 'profit',
    label: 'P&L',
    width: 'l',
    place: { column: 3, line: 1 },
    cell: ({ profit }) => <ChangeTag text={profit} trend={trendOf(profit)} isPlain />,
    ...sorts('profit'),
  },
  {
    id: 'percent',
    label: 'Return',
    width: 's',
    place: { column: 3, line: 2 },
    cell: ({ percent }) => <ChangeTag text={percent} trend={trendOf(percent)} size="s" isPlain />,
    ...sorts('percent'),
  },
];

const whoHolds = ({ code, name, side, leverage }: Holding): RecordLead => ({
  href: '#/position',
  code,
  name,
  note: `${side} · ${leverage}`,
});

export const apple: Holding = {
  code: 'AAPL',
  name: 'Apple',
  side: 'Long',
  leverage: '2×',
  price: '264.40',
  cost: '261.56',
  value: '$15,864.00',
  quantity: '60',
  profit: '+$170.40',
  percent: '+2.17%',
};

export const tencent: Holding = {
  code: '00700',
  name: 'Tencent Holdings',
  side: 'Long',
  leverage: '1×',
  price: '635.50',
  cost: '666.00',
  value: 'HK$127,100.00',
  short: 'HK$127,100',
  quantity: '200',
  profit: '−HK$6,100',
  percent: '−4.58%',
};

export const tesla: Holding = {
  code: 'TSLA',
  name: 'Tesla',
  side: 'Long',
  leverage: '10×',
  price: '409.99',
  cost: '437.91',
  value: '$40,999.00',
  quantity: '100',
  profit: '−$2,792.00',
  percent: '−63.76%',
  threat: 'Closes at $405.06, 1.20% away',
};

export const oil: Holding = {
  code: 'CLZ26',
  name: 'WTI Crude Oil Dec 2026',
  side: 'Short',
  leverage: '20×',
  price: '56.04',
  cost: '56.43',
  value: '$112,080.00',
  short: '$112,080',
  quantity: '2',
  profit: '+$780.00',
  percent: '+13.82%',
  end: 'Last trade today, 17:00',
};

export const euro: Holding = {
  code: 'EURUSD',
  name: 'Euro / US dollar',
  side: 'Long',
  leverage: '20×',
  price: '1.08734',
  cost: '1.08512',
  value: '$108,734.00',
  short: '$108,734',
  quantity: '1',
  profit: '+$222.00',
  percent: '+4.09%',
};

export const bitcoin: Holding = {
  code: 'BTC',
  name: 'Bitcoin',
  side: 'Long',
  leverage: '1×',
  price: '91,540.50',
  cost: '88,120.00',
  value: '$3,158.15',
  quantity: '0.0345',
  profit: '+$118.01',
  percent: '+3.88%',
};

export const holdings: RecordTableProps<Holding> = {
  label: 'Holdings',
  items: [apple, tencent],
  keyOf: ({ code }) => code,
  lead: { id: 'name', label: 'Name', who: whoHolds, ...sorts('name') },
  columns: holdingColumns,
  notes: ({ threat, end }) => [
    { tone: 'negative', text: threat },
    { tone: 'waiting', text: end },
  ],
};

export interface Ordered {
  code: string;
  name: string;
  side: string;
  filled: string;
  limit: string;
  last: string;
  canCancel: boolean;
  why?: string;
}

export const ordered: readonly Ordered[] = [
  {
    code: 'AAPL',
    name: 'Apple',
    side: 'Buy long',
    filled: '5 / 20',
    limit: '253.82',
    last: '264.41',
    canCancel: true,
  },
  {
    code: 'GOOGL',
    name: 'Alphabet Class A',
    side: 'Buy long',
    filled: '0 / 25',
    limit: 'Market',
    last: '282.42',
    canCancel: false,
    why: 'Executing; can’t be cancelled.',
  },
];

export const opened = fn();

export const orders: RecordTableProps<Ordered> = {
  label: 'Entrusted',
  items: ordered,
  keyOf: ({ code }) => code,
  rowLabel: ({ side, name }) => `${side} ${name}`,
  isTall: true,
  lead: {
    id: 'name',
    label: 'Name',
    who: ({ code, name, side }) => ({
      onPress: () => void opened(code),
      code,
      name,
      note: `${side} · Limit`,
    }),
  },
  columns: [
    { id: 'side', label: 'Side', align: 'start', cell: ({ side }) => side },
    { id: 'filled', label: 'Filled / Qty', place: { column: 1, line: 1 }, cell: ({ filled }) => filled },
    { id: 'limit', label: 'Limit', place: { column: 2, line: 1 }, cell: ({ limit }) => limit },
    { id: 'last', label: 'Last', place: { column: 2, line: 2 }, cell: ({ last }) => last },
    {
      id: 'status',
      label: 'Status',
      align: 'start',
      width: 'l',
      place: { column: 1, line: 2 },
      cell: () => <FittedFigure full={<StatusTag tone="waiting" text="In progress" />} short="In progress" />,
    },
    {
      id: 'placed',
      label: 'Placed',
      width: 'xl',
      room: 'widest',
      cell: () => '11-18-2026 02:45:00 PM',
    },
  ],
  notes: ({ why }) => [{ tone: 'neutral', text: why }],
  action: {
    label: 'Cancel',
    width: 'icon',
    cell: ({ canCancel, side, name, code }) =>
      canCancel && (
        <IconButton
          label={`Cancel order: ${side} ${name}`}
          icon={<CloseIcon size={18} aria-hidden />}
          onPress={() => void cancel(code)}
        />
      ),
  },
};
