import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { Price } from '../Price/Price.tsx';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import { QuoteRow } from './QuoteRow.tsx';

const rising = [4, 5, 4.6, 5.4, 6, 5.6, 6.4, 7, 6.8, 7.6, 8, 7.7, 8.6, 9];

const meta = preview.meta({
  title: 'Patterns/QuoteRow',
  component: QuoteRow,
  parameters: { layout: 'padded' },
  args: {
    href: '#/pages/quote/stock',
    code: 'AAPL',
    name: 'Apple',
    price: <Price text="189.84" trend="flat" />,
    change: <ChangeTag text="+0.66%" trend="up" />,
    sparkline: <Sparkline values={rising} trend="up" width={64} height={28} />,
    meta: 'NASDAQ',
  },
  tags: ['autodocs'],
});

export const Row = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Apple/ })).toHaveFocus();
  },
});

export const Fall = meta.story({
  args: {
    price: <Price text="189.84" trend="flat" />,
    change: <ChangeTag text="−0.19%" trend="down" />,
    sparkline: <Sparkline values={rising.toReversed()} trend="down" width={64} height={28} />,
  },
});

export const NoPriceYet = meta.story({
  args: {
    price: <Price text="--" trend="flat" />,
    change: <ChangeTag text="--" trend="flat" />,
    sparkline: undefined,
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    code: '06060',
    name: 'Zhong An Online P & C Insurance Company Limited',
    price: <Price text="1,234,567.89" trend="flat" />,
    change: <ChangeTag text="+1,204.32%" trend="up" />,
    meta: 'Hong Kong, delayed 15 minutes',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { code: '00700', name: '騰訊控股', price: <Price text="412.60" trend="flat" />, meta: '港股' },
});
