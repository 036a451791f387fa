import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { ResultScreen } from './ResultScreen.tsx';

const onChangeOrder = fn();
const onRefresh = fn();

const record = [
  { id: 'number', label: 'Order number', value: '20261121-004417' },
  { id: 'time', label: 'Time', value: '11-21-2026 09:31:07 AM' },
  { id: 'total', label: 'Total', value: '$1,900.30' },
];

const meta = preview.meta({
  title: 'Patterns/ResultScreen',
  component: ResultScreen,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'How it ended: what happened, the record of it, its state if it is not over, and the next sensible step.',
      whenToUse: [
        'After anything that moves money: an order, a deposit, a withdrawal, a transfer, a subscription.',
        'When the outcome is not known: `waiting`, with a way to look again (DECISIONS 6).',
      ],
      whenNotToUse: [
        'A small change in place: `useToast`.',
        'Before it is sent: `ReviewSheet`. A request that only reads: `InlineMessage`.',
      ],
      anatomy: {
        story: 'waits-with-its-process',
        parts: {
          'Mark of the tone': 'svg',
          Title: 'h2',
          'One sentence': 'h2 + *',
          Record: 'dl',
          'Process, while it waits': 'ol',
          'Next steps': 'button',
        },
      },
      keyboard: { Tab: 'From the title to the next step, then to the others.', 'Enter / Space': 'Takes it.' },
      accessibility: [
        'The title takes the focus when the screen appears and whenever it changes, so that the outcome is read out at once.',
        'Tick, cross and glass differ in shape; their colours are not those of prices.',
      ],
      content: [
        'The title is the fact in the past: "Bought 10 AAPL". Nothing celebrates.',
        'A failure says what did not happen: "Nothing was bought."',
        'Unknown is said plainly, with what not to do: "Do not send it again."',
      ],
      pairs: [
        {
          kept: (
            <ResultScreen
              tone="waiting"
              title="Order sent"
              body="It is filled when the market opens at 09:30."
              actions={<Button>See your orders</Button>}
            />
          ),
          keptWhy: 'What happened, and what has not happened yet.',
          broken: (
            <ResultScreen
              tone="positive"
              title="Congratulations!"
              body="You are an investor now."
              actions={<Button>Trade again</Button>}
            />
          ),
          brokenWhy: 'A trade is nothing to celebrate, and whether it was filled is left open.',
        },
      ],
      related: ['ReviewSheet', 'Timeline', 'StatGrid', 'InlineMessage', 'useToast'],
    }),
  },
  args: {
    tone: 'positive' as const,
    title: 'Bought 10 AAPL',
    body: 'At $189.84 a share. The position is open.',
    facts: record,
    actions: (
      <>
        <Button tone="primary" size="l" isFullWidth>
          See the position
        </Button>
        <Button size="l" isFullWidth>
          Done
        </Button>
      </>
    ),
  },
  beforeEach: () => {
    onChangeOrder.mockClear();
    onRefresh.mockClear();
  },
  tags: ['autodocs'],
});

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bought 10 AAPL' })).toHaveFocus());
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Order number');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See the position' })).toHaveFocus();
  },
});

export const Failure = meta.story({
  args: {
    tone: 'negative',
    title: 'The order was refused',
    body: 'The balance is not enough. Nothing was bought.',
    facts: [
      { id: 'time', label: 'Time', value: '11-21-2026 09:31:07 AM' },
      { id: 'needed', label: 'Needed', value: '$1,900.30' },
      { id: 'there', label: 'Available', value: '$1,204.11' },
    ],
    actions: (
      <>
        <Button tone="primary" size="l" isFullWidth onPress={onChangeOrder}>
          Change the order
        </Button>
        <Button size="l" isFullWidth>
          Deposit
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChangeOrder).toHaveBeenCalledOnce();
  },
});

export const OutcomeUnknown = meta.story({
  args: {
    tone: 'waiting',
    title: 'We do not know yet',
    body: 'The answer to your order never came. We are looking for it; do not send it again.',
    facts: [
      { id: 'order', label: 'Order', value: 'Buy 10 AAPL at $189.84' },
      { id: 'sent', label: 'Sent', value: '11-21-2026 09:31:07 AM' },
      { id: 'id', label: 'Our number for it', value: 'C-7F21-9A' },
    ],
    actions: (
      <>
        <Button tone="primary" size="l" isFullWidth onPress={onRefresh}>
          Refresh
        </Button>
        <Button tone="quiet" isFullWidth>
          See your orders
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
});

export const WaitsWithItsProcess = meta.story({
  args: {
    tone: 'waiting',
    title: 'Your deposit is on its way',
    body: 'You may close the app. A message tells you when the money is there.',
    facts: [
      { id: 'amount', label: 'Amount', value: '500.00 USDT' },
      { id: 'number', label: 'Deposit number', value: 'D-20261121-0099' },
    ],
    children: (
      <Timeline
        label="Deposit"
        items={[
          { id: 'sent', title: 'Proof sent', time: '09:31', state: 'done', stateLabel: 'done' },
          { id: 'seen', title: '1 of 3 confirmations', state: 'current', stateLabel: 'now' },
          { id: 'there', title: 'In your account', time: 'about 09:36', state: 'todo', stateLabel: 'next' },
        ]}
      />
    ),
    actions: (
      <Button tone="primary" size="l" isFullWidth>
        Done
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Deposit' })).toBeVisible();
  },
});

export const WithoutRecord = meta.story({ args: { facts: undefined } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Subscribed for 670,000 shares of Zhong An Online P & C Insurance Company Limited',
    facts: [
      { id: 'n', label: 'Number of the subscription', value: '20261121-0044170099' },
      { id: 't', label: 'Held until the day of allotment', value: 'HK$12,345,678.90' },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '已买入 10 股 AAPL',
    body: '成交价 $189.84，持仓已建立。',
    facts: [
      { id: 'number', label: '委托编号', value: '20261121-004417' },
      { id: 'total', label: '合计', value: '$1,900.30' },
    ],
    actions: (
      <Button tone="primary" size="l" isFullWidth>
        查看持仓
      </Button>
    ),
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    tone: 'waiting',
    title: '暫未知道結果',
    body: '尚未收到訂單的回覆，我們正在查核。請勿重複提交。',
    facts: [{ id: 'order', label: '訂單', value: '買入 100 股 00700' }],
    actions: (
      <Button tone="primary" size="l" isFullWidth>
        再查一次
      </Button>
    ),
  },
});
