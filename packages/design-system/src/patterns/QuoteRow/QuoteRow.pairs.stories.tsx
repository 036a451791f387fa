import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { Sparkline } from '#charts/Sparkline/Sparkline.tsx';
import { List } from '#primitives/List/List.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { PairRow } from './PairRow.tsx';

const rising = [4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7, 6.8, 7.6, 8, 7.7, 8.6, 9];

const meta = preview.meta({
  title: 'Patterns/QuoteRow/Pairs',
  component: PairRow,
  parameters: { layout: 'padded' },
  args: { href: '#/pages/quote/forex' },
});

/** A pair is known by its code; the names of two currencies have the whole line below it. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: {
    code: 'AUDNZD',
    name: 'Australian Dollar / New Zealand Dollar',
    price: <Price text="1.14877" trend="flat" />,
    change: <ChangeTag text="+0.12%" trend="up" />,
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Australian Dollar / New Zealand Dollar');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByRole('link')).toHaveTextContent(/AUDNZD\s*Australian Dollar/);
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(56);
  },
});

/** Where it has been, in the room that the names leave: whole, or not at all. */
export const WithLine = meta.story({
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <List
      label="Pairs"
      items={['Euro / US Dollar', 'Australian Dollar / New Zealand Dollar']}
      keyOf={(name) => name}
      renderRow={(name) => (
        <PairRow
          href="#"
          code={name.startsWith('Euro') ? 'EURUSD' : 'AUDNZD'}
          name={name}
          price={<Price text="1.15729" trend="flat" />}
          change={<ChangeTag text="+0.39%" trend="up" />}
          sparkline={<Sparkline values={rising} trend="up" width={56} height={28} />}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('link')
      .map((row) => row.querySelector('svg[data-trend]')?.getBoundingClientRect().width);
    await expect(widths).toEqual([56, 0]);
    const name = canvas.getByText('Australian Dollar / New Zealand Dollar');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});
