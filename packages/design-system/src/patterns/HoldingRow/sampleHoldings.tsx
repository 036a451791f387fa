/** What the stories hold. */
import { fn } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Price } from '../Price/Price.tsx';
import { HoldingRow, type HoldingColumn, type HoldingFigure } from './HoldingRow.tsx';

export const sortBy = fn();

export const column = (id: string, label: string, more: Partial<HoldingColumn> = {}): HoldingColumn => ({
  id,
  label,
  onSort: () => void sortBy(id),
  ...more,
});

export const columns = [
  column('name', 'Name'),
  column('price', 'Price'),
  column('value', 'Value', { sorted: 'descending', srSorted: 'sorted, largest first' }),
  column('profit', 'P&L'),
  column('today', 'P&L today', { room: 'wide' }),
];

export interface Holding {
  code: string;
  name: string;
  terms: string;
  price: string;
  cost: string;
  value: string;
  quantity: string;
  profit: string;
  percent: string;
  note?: string;
  reminder?: string;
  /** Its code is what it is known by. */
  leads?: boolean;
}

const trendOf = (text: string) => (text.startsWith('+') ? 'up' : 'down');

export const figuresOf = (held: Holding): HoldingFigure[] => [
  {
    id: 'price',
    label: 'Last price, average cost',
    main: <Price text={held.price} trend="flat" size="s" />,
    sub: held.cost,
  },
  {
    id: 'value',
    label: 'Value, quantity',
    main: <MoneyText text={held.value} size="s" />,
    sub: held.quantity,
  },
  {
    id: 'profit',
    label: 'P&L before fees, return on margin',
    main: <ChangeTag text={held.profit} trend={trendOf(held.profit)} isPlain />,
    sub: <ChangeTag text={held.percent} trend={trendOf(held.percent)} size="s" isPlain />,
  },
  {
    id: 'today',
    label: 'P&L today, in percent',
    room: 'wide',
    main: <ChangeTag text="+$12.40" trend="up" isPlain />,
    sub: <ChangeTag text="+0.08%" trend="up" size="s" isPlain />,
  },
];

export const apple: Holding = {
  code: 'AAPL',
  name: 'Apple',
  terms: 'Long · 2×',
  price: '264.40',
  cost: '261.56',
  value: '$15,864.00',
  quantity: '60',
  profit: '+$170.40',
  percent: '+2.17%',
};

export const tesla: Holding = {
  code: 'TSLA',
  name: 'Tesla',
  terms: 'Long · 10×',
  price: '409.99',
  cost: '437.91',
  value: '$40,999.00',
  quantity: '100',
  profit: '−$2,792.00',
  percent: '−63.76%',
  note: 'Closes at $405.06, 1.20% away',
};

export const oil: Holding = {
  code: 'CLZ26',
  leads: true,
  name: 'WTI Crude Oil Dec 2026',
  terms: 'Short · 20×',
  price: '56.04',
  cost: '56.43',
  value: '$112K',
  quantity: '2',
  profit: '+$780.00',
  percent: '+13.82%',
  reminder: 'Last trade today, 17:00',
};

export const row = (held: Holding) => (
  <HoldingRow
    href="#/position"
    name={held.name}
    code={held.leads === true ? held.code : undefined}
    logo={<InstrumentLogo code={held.code} size="s" />}
    terms={held.terms}
    figures={figuresOf(held)}
    note={held.note}
    reminder={held.reminder}
    action={
      <Button size="s" href="#/close">
        Close
      </Button>
    }
  />
);
