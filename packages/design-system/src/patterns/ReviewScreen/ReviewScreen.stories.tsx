import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { guide } from '../../guide/guide.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

const onChangeOrder = fn();
const onAccept = fn();
const onRefresh = fn();

interface Reckoning {
  price: string;
  value: string;
  total: string;
  left: string;
}

const quoted: Reckoning = { price: '$189.84', value: '$1,898.40', total: '$1,900.30', left: '$10,499.70' };
const moved: Reckoning = { price: '$190.10', value: '$1,901.00', total: '$1,902.90', left: '$10,497.10' };

/** Ten shares at a price: whatever follows from it changes with it. */
function orderAt({ price, value, total, left }: Reckoning) {
  return {
    detail: `At ${price} a share or less`,
    groups: [
      {
        id: 'order',
        title: 'Order',
        facts: [
          { id: 'type', label: 'Type', value: 'Limit' },
          { id: 'price', label: 'Limit price', value: price },
          { id: 'validity', label: 'Stays', value: 'Today only' },
        ],
        change: { label: 'Change', srText: 'the order', onPress: onChangeOrder },
      },
      {
        id: 'account',
        title: 'Paid from',
        facts: [
          { id: 'wallet', label: 'US stocks wallet', value: '$12,400.00' },
          { id: 'after', label: 'Left after it', value: left },
        ],
      },
    ],
    costs: {
      title: 'What it costs',
      rows: [
        { label: 'Order value', value },
        {
          label: 'Handling fee',
          value: '$1.90',
          explanation: {
            title: 'How the fee is worked out',
            openLabel: 'show the working',
            closeLabel: 'Close',
            steps: [
              { label: 'Order value', value },
              { label: 'Rate', value: '0.1%', operator: '×' },
              { label: 'Handling fee', value: '$1.90', operator: '=' },
            ],
          },
        },
      ],
      total: { label: 'Total', value: total },
    },
  };
}

/** Ticks its own consents, as an app would. */
function Consenting(props: ReviewScreenProps) {
  const [ticked, setTicked] = useState<readonly string[]>(
    () => props.consents?.filter((consent) => consent.isChecked).map(({ id }) => id) ?? [],
  );
  const [hasAccepted, setAccepted] = useState(false);
  const { quote } = props;
  return (
    <ReviewScreen
      {...props}
      {...(hasAccepted ? orderAt(moved) : {})}
      consents={props.consents?.map((consent) => ({
        ...consent,
        isChecked: ticked.includes(consent.id),
        onChange: (isChecked) =>
          setTicked(isChecked ? [...ticked, consent.id] : ticked.filter((id) => id !== consent.id)),
      }))}
      quote={
        quote?.phase === 'moved'
          ? hasAccepted
            ? undefined
            : {
                ...quote,
                onAccept: () => {
                  setAccepted(true);
                  quote.onAccept();
                },
              }
          : quote
      }
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/ReviewScreen',
  component: ReviewScreen,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What will be sent, before it is sent: the one number, the facts with a way back to each, the arithmetic, what one agrees to, and the press that sends it.',
      whenToUse: [
        'Before anything that moves money or cannot be undone: an order, a withdrawal, a transfer, a subscription.',
        'As the last step of a `StepForm`.',
      ],
      whenNotToUse: [
        'A question with one sentence: `ConfirmDialog`.',
        'After it was sent: `ResultScreen`.',
        'The transaction password itself: `PasswordSheet` follows the press.',
      ],
      anatomy: [
        'Hero: what happens, the number, at what price',
        'Warning',
        'Groups of facts, each with "Change"',
        'Costs, down to the total; a figure opens its working',
        'Consents',
        'State of the price: holds, has moved, has expired',
        'Why the last try failed, and the action',
      ],
      keyboard: {
        Tab: 'Through change buttons, figures that open, consents, and the action.',
        'Enter / Space': 'On the action: sends it; while something is missing, moves to what is missing.',
      },
      accessibility: [
        'The action is never a dead grey button: with a consent missing it leads to that consent, which says so; with a moved price, to the button that accepts it.',
        'A price that moves is announced. Accepting it moves the focus to the top, not to the action: two quick presses never send an order at a price that was not read.',
        'The action is described by the state of the price. Pending keeps focus and name and takes no second press.',
      ],
      content: [
        'The action names what it does, with quantity and name: "Buy 10 AAPL".',
        'Consents are in the first person: "I know that it cannot be sold".',
        '"Change" is followed, for the ear, by what is changed: "Change the order".',
      ],
      related: ['StepForm', 'ResultScreen', 'OrderSummary', 'FigureRow', 'PasswordSheet', 'Banner'],
    }),
  },
  args: {
    title: 'You buy',
    value: '10 AAPL',
    ...orderAt(quoted),
    actionLabel: 'Buy 10 AAPL',
    actionTone: 'buy' as const,
    onConfirm: fn(),
    consentError: 'Tick this to go on.',
  },
  beforeEach: () => {
    onChangeOrder.mockClear();
    onAccept.mockClear();
    onRefresh.mockClear();
  },
  render: (args) => <Consenting {...args} />,
  tags: ['autodocs'],
});

const cannotBeSold = {
  id: 'sold',
  label: 'I know that it cannot be sold once it is ordered.',
  isChecked: false,
  onChange: () => undefined,
};
const riskRead = {
  id: 'risk',
  label: 'I have read the risk statement.',
  isChecked: false,
  onChange: () => undefined,
};

export const ReadAndSentByKeyboard = meta.story({
  args: { quote: { phase: 'firm', note: 'This price holds for 30 seconds.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change the order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChangeOrder).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Handling fee/ })).toHaveFocus();
    await userEvent.tab();
    const buy = canvas.getByRole('button', { name: 'Buy 10 AAPL' });
    await expect(buy).toHaveFocus();
    await expect(buy).toHaveAccessibleDescription('This price holds for 30 seconds.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const WithConsents = meta.story({
  args: {
    title: 'You subscribe',
    value: '$5,000.00',
    detail: 'Northgate Capital, 90 days',
    groups: orderAt(quoted).groups.slice(1),
    costs: undefined,
    consents: [cannotBeSold, riskRead],
    actionLabel: 'Follow with $5,000.00',
    actionTone: 'primary',
    warning: (
      <Banner tone="info" title="You may lose part of what you invest">
        The agency decides what is bought. Past results are no promise.
      </Banner>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Follow with $5,000.00' });
    await userEvent.click(send);
    const first = canvas.getByRole('checkbox', { name: /cannot be sold/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Tick this to go on.');
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(canvas.getByRole('checkbox', { name: /risk statement/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(send);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const PriceMoved = meta.story({
  args: {
    quote: {
      phase: 'moved',
      title: 'The price moved to $190.10',
      body: 'It was $189.84. The total is now $1,902.90.',
      acceptLabel: 'Use $190.10',
      onAccept,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The price moved to $190.10');
    const buy = canvas.getByRole('button', { name: 'Buy 10 AAPL' });
    await userEvent.click(buy);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Use $190.10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('$1,902.90')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You buy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(buy);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const QuoteExpired = meta.story({
  args: {
    quote: {
      phase: 'expired',
      title: 'This price has expired',
      body: 'Nothing was sent.',
      refreshLabel: 'Get a new price',
      onRefresh,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Buy 10 AAPL' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new price' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
});

export const GettingANewPrice = meta.story({
  args: {
    quote: {
      phase: 'expired',
      title: 'This price has expired',
      body: 'Nothing was sent.',
      refreshLabel: 'Get a new price',
      onRefresh,
      isRefreshing: true,
    },
  },
});

export const Sending = meta.story({
  args: { isPending: true, consents: [{ ...cannotBeSold, isChecked: true }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 10 AAPL' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    failure: (
      <Banner tone="negative" title="The order was not sent" isLive>
        Network Error. Nothing was bought; you can try again.
      </Banner>
    ),
  },
});

export const Sell = meta.story({
  args: { title: 'You sell', actionLabel: 'Sell 10 AAPL', actionTone: 'sell' },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    value: 'HK$12,345,678.90',
    detail: 'Zhong An Online P & C Insurance Company Limited, at HK$18.42 a share or less',
    actionLabel: 'Subscribe for 670,000 shares of Zhong An Online',
    actionTone: 'primary',
    consents: [
      {
        ...riskRead,
        label:
          'I have read the prospectus, I know that I may be allotted fewer shares than I ask for or none at all, and that my money is held until the day of allotment.',
      },
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '买入',
    value: '10 股 AAPL',
    detail: '限价 $189.84',
    groups: [
      {
        id: 'order',
        title: '委托',
        facts: [
          { id: 'type', label: '委托类型', value: '限价单' },
          { id: 'validity', label: '有效期', value: '当日有效' },
        ],
        change: { label: '修改', srText: '委托', onPress: onChangeOrder },
      },
    ],
    costs: {
      title: '费用明细',
      rows: [
        { label: '委托金额', value: '$1,898.40' },
        { label: '手续费', value: '$1.90' },
      ],
      total: { label: '合计', value: '$1,900.30' },
    },
    quote: {
      phase: 'moved',
      title: '价格已变动至 $190.10',
      body: '原价 $189.84，合计变为 $1,902.90。',
      acceptLabel: '使用新价格',
      onAccept,
    },
    actionLabel: '买入 10 股 AAPL',
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '認購新股',
    value: 'HK$16,484.60',
    detail: '眾安在線 06060，400 股',
    groups: [
      {
        id: 'ipo',
        title: '認購申請',
        facts: [
          { id: 'price', label: '認購價', value: 'HK$41.21' },
          { id: 'deadline', label: '截止認購', value: '11-28-2026 12:00:00 PM' },
        ],
        change: { label: '更改', srText: '認購申請', onPress: onChangeOrder },
      },
    ],
    costs: undefined,
    consents: [{ ...riskRead, label: '本人已閱讀招股章程，並明白未必獲分配全部或任何股份。' }],
    consentError: '請先勾選此項。',
    actionLabel: '認購 400 股',
    actionTone: 'primary',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '認購 400 股' }));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('請先勾選此項。');
  },
});
