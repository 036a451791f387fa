import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Banner } from '#primitives/Banner/Banner.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import {
  cannotBeSold,
  Consenting,
  forgetPresses,
  onChangeOrder,
  orderAt,
  quoted,
  reviewOfApple,
  riskRead,
} from './sampleReview.tsx';

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
      anatomy: {
        story: 'failed',
        window: { width: 390, height: 860 },
        parts: {
          'Hero: what happens, the number, at what price': 'div:has(> h2)',
          'Groups of facts, each with "Change"': 'section:has(dl)',
          'Costs, down to the total; a figure opens its working': 'section:has([data-total])',
          'Why the last try failed': "[role='alert']",
          'The action': '[data-full]',
          'Warning, consents': null,
          'State of the price: holds, has moved, has expired': null,
        },
      },
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
  args: { ...reviewOfApple, onConfirm: fn() },
  beforeEach: forgetPresses,
  render: (args) => <Consenting {...args} />,
  tags: ['autodocs'],
});

export const ReadAndSentByKeyboard = meta.story({
  tags: ['!autodocs'],
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
