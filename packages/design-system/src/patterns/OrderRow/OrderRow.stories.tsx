import { expect, fn, within } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrderRowSkeleton } from './OrderRowSkeleton.tsx';

const cancel = fn();

function cancelButton(shown: string, said: string) {
  return (
    <Button size="s" onPress={cancel}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Button>
  );
}

const meta = preview.meta({
  title: 'Patterns/OrderRow',
  component: OrderRow,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'An order: what it does and for how much, its state or outcome, and a way to cancel it while it waits.',
      whenToUse: ['Lists of entrusted orders: those that wait, and those that have ended.'],
      whenNotToUse: [
        'What is held already: `PositionRow`.',
        'An order before it is sent: `OrderSummary`. After: `ResultScreen`.',
      ],
      anatomy: {
        story: 'with-details',
        parts: {
          'Mark and name of the instrument': 'h2',
          'Side and status as tags': 'div:has(> h2) + *',
          'Facts: price, last price, quantity, what is reserved for it': 'dl',
          'When it was placed': 'div:has(> dl) + div > span',
          'The way to take it back': 'div:has(> dl) + div button',
          'Details, folded away': 'details',
          'What to know about its status': null,
        },
      },
      keyboard: {
        Tab: 'Reaches the way to take it back, where there is one, then the details.',
        'Enter / Space': 'On the details: opens and folds them.',
      },
      accessibility: [
        'An article named by the whole order, so that several are distinct: "Buy 10 Apple".',
        'The button’s name says which order: five "Cancel" in a row say nothing.',
        'Side and status are words; the tag’s colour only helps to find them.',
      ],
      content: [
        'The status in one or two words: "Waiting", "Being filled".',
        'The hint says why something cannot be done, not that it cannot.',
      ],
      related: ['SideTag', 'PositionRow', 'StatGrid', 'StatusTag', 'ConfirmDialog'],
    }),
  },
  args: {
    label: 'Buy 10 Apple',
    name: 'Apple',
    logo: <InstrumentLogo code="AAPL" size="s" />,
    side: 'Buy',
    status: { tone: 'waiting' as const, text: 'Waiting' },
    facts: [
      { id: 'price', label: 'Limit price', value: '$180.00' },
      { id: 'last', label: 'Last price', value: '$189.84' },
      { id: 'quantity', label: 'Quantity', value: '10' },
      { id: 'held', label: 'Held', value: '$1,801.80' },
    ],
    placed: 'Placed 11-20-2026 10:42:07 AM',
    action: cancelButton('Cancel', 'Cancel the order: Buy 10 Apple'),
  },
  tags: ['autodocs'],
});

export const Waiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Buy 10 Apple' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel the order: Buy 10 Apple' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
});

export const BeingFilled = meta.story({
  args: {
    status: { tone: 'info', text: 'Being filled' },
    action: undefined,
    hint: 'The desk is working it. It cannot be taken back any more.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/cannot be taken back/)).toBeVisible();
  },
});

export const Rejected = meta.story({
  args: { status: { tone: 'negative', text: 'Rejected' }, action: undefined },
});

/** How it ended, and who ended it. */
export const CancelledByTheBrokerage = meta.story({
  args: {
    status: { tone: 'neutral', text: 'Cancelled' },
    action: undefined,
    hint: 'Cancelled by the brokerage. Not enough buying power when the order could be filled.',
  },
});

export const WithDetails = meta.story({
  args: {
    details: {
      label: 'Details',
      items: [
        { id: 'number', label: 'Order number', value: 'O2611180007' },
        { id: 'type', label: 'Order type', value: 'Limit' },
        { id: 'leverage', label: 'Leverage', value: '2×' },
        { id: 'fee', label: 'Handling fee', value: '$1.80' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('O2611180007')).not.toBeVisible();
    const summary = canvas.getByText('Details');
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(summary);
    await expect(canvas.getByText('O2611180007')).toBeVisible();
  },
});

export const List = meta.story({
  render: (args) => (
    <ul aria-label="Entrusted">
      <li>
        <OrderRow {...args} />
      </li>
      <li>
        <OrderRow {...args} label="Sell short 40 NVIDIA" name="NVIDIA" side="Sell short" />
      </li>
    </ul>
  ),
});

/** On a wide window an order is a line of a table: its figures are aligned from order to order. */
export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: {
    details: { label: 'Details', items: [{ id: 'number', label: 'Order number', value: 'O2611180007' }] },
  },
  render: (args) => (
    <ul aria-label="Entrusted">
      <li>
        <OrderRow {...args} />
      </li>
      <li>
        <OrderRow
          {...args}
          label="Sell short 40 NVIDIA"
          name="NVIDIA"
          side="Sell short"
          hint="The desk is working it. It cannot be taken back any more."
          action={undefined}
        />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const orders = canvas.getAllByRole('article');
    const [first, second] = orders.map((order) =>
      within(order)
        .getAllByRole('definition')
        .map((value) => Math.round(value.getBoundingClientRect().right)),
    );
    await expect(second).toEqual(first);
    await expect(orders[0]?.getBoundingClientRect().height).toBeLessThan(112);
  },
});

/** As high as what comes, on a phone and on a wide window. */
export const Loading = meta.story({
  render: (args) => (
    <>
      <div data-testid="waiting">
        <OrderRowSkeleton count={1} />
      </div>
      <OrderRow {...args} details={{ label: 'Details', items: [] }} />
    </>
  ),
  play: async ({ canvas }) => {
    const waiting = canvas.getByTestId('waiting').getBoundingClientRect().height;
    const order = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs(order - waiting)).toBeLessThan(3);
  },
});

export const LoadingWide = Loading.extend({ globals: { viewport: { value: 'w1280' } } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Sell short 1,204,332,000 Zhong An Online',
    name: 'Zhong An Online P & C Insurance Company Limited',
    side: 'Sell short',
    status: { tone: 'waiting', text: 'Waiting for the opening of the market' },
    facts: [
      { id: 'price', label: 'Limit price', value: 'HK$123,456.78' },
      { id: 'held', label: 'Held for this order', value: 'HK$123,456,789,012.34' },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('article').getBoundingClientRect();
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    label: '买入 10 苹果',
    name: '苹果',
    side: '买入',
    status: { tone: 'waiting', text: '待成交' },
    facts: [
      { id: 'price', label: '委托价', value: '$180.00' },
      { id: 'last', label: '最新价', value: '$189.84' },
      { id: 'quantity', label: '数量', value: '10' },
      { id: 'held', label: '冻结', value: '$1,801.80' },
    ],
    placed: '委托时间 11-20-2026 10:42:07 AM',
    action: cancelButton('撤单', '撤单：买入 10 苹果'),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    label: '沽空 200 騰訊控股',
    name: '騰訊控股',
    side: '沽空',
    status: { tone: 'waiting', text: '待成交' },
    facts: [
      { id: 'price', label: '限價', value: 'HK$430.00' },
      { id: 'last', label: '現價', value: 'HK$412.60' },
      { id: 'quantity', label: '數量', value: '200' },
      { id: 'held', label: '凍結金額', value: 'HK$86,172.00' },
    ],
    placed: '提交時間 11-20-2026 10:42:07 AM',
    action: cancelButton('取消訂單', '取消訂單：沽空 200 騰訊控股'),
  },
});
