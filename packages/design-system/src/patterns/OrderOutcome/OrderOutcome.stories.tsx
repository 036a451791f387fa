import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { OrderOutcome } from './OrderOutcome.tsx';

const meta = preview.meta({
  title: 'Patterns/OrderOutcome',
  component: OrderOutcome,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What an order makes of a position, how far the price may go against it, and what that costs.',
      whenToUse: ['In the review of an order that opens, adds to or closes a position.'],
      whenNotToUse: [
        'Beside a live price: it is read once, before sending.',
        'A profit so far: `PositionRow`.',
      ],
      anatomy: {
        story: 'leveraged',
        parts: {
          'Held now and after': 'section > :first-child',
          'The way from the price of the order to the stop-out': 'section > :nth-child(2)',
          'The same in words, with the money': 'p',
        },
      },
      keyboard: {},
      accessibility: [
        'The drawing is hidden from screen readers; the sentence under it says all of it, to everybody.',
        'The end of the loss is a line with its name and price, never a colour alone.',
      ],
      content: ['One or two sentences: where it ends, what is lost there, what a jump may add.'],
      related: ['ReviewSheet', 'FigureRow', 'StatGrid'],
    }),
  },
  args: {
    label: 'What this order means',
    before: { label: 'Now', value: '10 AAPL', share: 0.5 },
    after: { label: 'After', value: '20 AAPL', share: 1 },
    entry: { label: 'Price', value: '$264.40', at: 0.5 },
    exit: { label: 'Stop-out', value: '$244.57', at: 0.1 },
    children:
      'If the price falls by 7.50% to $244.57, the brokerage closes the position and you lose about $199.62.',
  },
  tags: ['autodocs'],
});

export const Leveraged = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What this order means' })).toHaveTextContent(
      /falls by 7\.50%.*lose about \$199\.62/,
    );
  },
});

export const SoldShort = meta.story({
  args: {
    before: null,
    after: { label: 'Opens', value: '7 AAPL short', share: 1 },
    exit: { label: 'Stop-out', value: '$304.06', at: 0.9 },
    children:
      'If the price rises by 15.00% to $304.06, the brokerage closes the position and you lose about $278.61.',
  },
});

export const FirstPosition = meta.story({
  args: {
    before: { label: 'Now', value: '0 AAPL', share: 0 },
    after: { label: 'After', value: '10 AAPL', share: 1 },
  },
});

/** Out of a position: from what it was opened at to what it is closed at, with what that came to. */
export const Closed = meta.story({
  args: {
    label: 'What closing means',
    before: { label: 'Now', value: '60 AAPL', share: 1 },
    after: { label: 'After', value: '35 AAPL', share: 0.58 },
    entry: { label: 'Opened at', value: '$261.56', at: 0.5 },
    exit: { label: 'Closes at', value: '$290.40', at: 0.75 },
    tone: 'positive',
    children: 'A profit of +$717.73 on this part after all fees. 35 AAPL stay open.',
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    before: { label: 'Now', value: '1,204,332 USDJPY', share: 0.6 },
    after: { label: 'After', value: '2,000,000 USDJPY', share: 1 },
    entry: { label: 'Price of the order', value: 'HK$123,456.78', at: 0.5 },
    exit: { label: 'Estimated stop-out', value: 'HK$98,765.43', at: 0.1 },
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '这笔委托的影响',
    before: { label: '当前', value: '10 AAPL', share: 0.5 },
    after: { label: '成交后', value: '20 AAPL', share: 1 },
    entry: { label: '价格', value: '$264.40', at: 0.5 },
    exit: { label: '强平价', value: '$244.57', at: 0.1 },
    children: '若价格下跌 7.50% 至 $244.57，券商将强制平仓，您约亏损 $199.62。',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '此訂單的影響',
    before: { label: '現時', value: '10 AAPL', share: 0.5 },
    after: { label: '成交後', value: '20 AAPL', share: 1 },
    entry: { label: '價格', value: '$264.40', at: 0.5 },
    exit: { label: '強制平倉價', value: '$244.57', at: 0.1 },
    children: '若價格下跌 7.50% 至 $244.57，券商將強制平倉，你約虧損 $199.62。',
  },
});
