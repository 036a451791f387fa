import { expect, fn, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { Consenting, forgetPresses, onAccept, onRefresh, reviewOfApple } from './sampleReview.tsx';

const meta = preview.meta({
  title: 'Patterns/ReviewScreen/Price',
  component: ReviewScreen,
  parameters: { layout: 'padded' },
  args: { ...reviewOfApple, onConfirm: fn() },
  beforeEach: forgetPresses,
  render: (args) => <Consenting {...args} />,
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
