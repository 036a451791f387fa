import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { FigureRow } from '../FigureRow/FigureRow.tsx';
import {
  ReviewSheet,
  type ReviewConsent,
  type ReviewPassword,
  type ReviewSheetProps,
} from './ReviewSheet.tsx';

const password: ReviewPassword = {
  label: 'Transaction password',
  value: '',
  onChange: fn(),
  showLabel: 'Show password',
  hideLabel: 'Hide password',
};

/** Keeps what is typed and ticked, and shows the new total once the price is accepted, as an app does. */
function Controlled(props: ReviewSheetProps) {
  const [value, setValue] = useState(props.password?.value ?? '');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [hasAccepted, setAccepted] = useState(false);
  const { question } = props;
  return (
    <ReviewSheet
      {...props}
      password={
        props.password && {
          ...props.password,
          value,
          onChange: (next) => {
            props.password?.onChange(next);
            setValue(next);
          },
        }
      }
      consents={props.consents?.map((consent) => ({
        ...consent,
        isChecked: consent.isChecked || ticked.includes(consent.id),
        onChange: (isChecked) =>
          setTicked(isChecked ? [...ticked, consent.id] : ticked.filter((id) => id !== consent.id)),
      }))}
      question={
        question && !hasAccepted
          ? {
              ...question,
              onAccept: () => {
                setAccepted(true);
                question.onAccept();
              },
            }
          : undefined
      }
    >
      {hasAccepted ? <FigureRow label="Total" value="$1,902.90" isTotal /> : props.children}
    </ReviewSheet>
  );
}

const consent = (id: string, label: string): ReviewConsent => ({
  id,
  label,
  isChecked: false,
  onChange: () => undefined,
});

const onAccept = fn();

const moved = {
  title: 'The price moved to $190.10',
  body: 'It was $189.84. The total is now $1,902.90.',
  acceptLabel: 'Use $190.10',
  onAccept,
};

const meta = preview.meta({
  title: 'Patterns/ReviewSheet',
  component: ReviewSheet,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '480px' },
      ...guide({
        what: 'What will be sent, before it is sent: the figures once more, what the person has to agree to, the transaction password, and the one press that sends it.',
        whenToUse: [
          'Before anything that moves money: an order, a withdrawal, a transfer, a subscription.',
          'With `password` where the transaction password is required (DECISIONS 43), without it elsewhere.',
        ],
        whenNotToUse: [
          'A question of one sentence: `ConfirmDialog`.',
          'After it was sent: `ResultScreen`.',
          'Signing in: a `FormLayout` with a `PasswordField`.',
        ],
        anatomy: {
          story: 'with-consents',
          window: { width: 390, height: 640 },
          parts: {
            'Title: the same words as the button': 'h2',
            'What will be sent': 'form [data-total]',
            'What one has to agree to': "[role='checkbox']",
            'The transaction password': "input[type='password']",
            'The button, which says what will happen': "button[type='submit']",
            'The question after a change, with its button': null,
          },
        },
        keyboard: {
          Tab: 'Moves through figures that open, consents, the password, its eye, the button and the way to close, and stays in the sheet.',
          Enter: 'In the password: sends; if something is missing, moves there.',
          Escape: 'Closes, unless the order is being sent.',
        },
        accessibility: [
          'A dialog with a name; the password has the focus when it opens.',
          'The button is never disabled: if a consent is missing it leads to that consent, which says so; after a change of price, to the button that accepts it.',
          'A changed price is announced. Accepting it moves the focus to the figures, not to the button: two quick presses never send an order at a price that was not read.',
          'A wrong password is reported by the field. While it is being sent the field keeps its value, the button says so, nothing closes the sheet and nothing is sent twice.',
          'In place it is a region with the same name; Escape inside closes it, and nothing around it is locked.',
        ],
        content: [
          'Title and button name what it does, with quantity and name: "Buy 10 AAPL".',
          'Consents are in the first person: "I know that it cannot be sold".',
          'An error of the password says how many tries are left and where to reset it.',
        ],
        related: ['Sheet', 'PasswordField', 'FigureRow', 'ResultScreen', 'ConfirmDialog', 'Banner'],
      }),
    },
  },
  args: {
    isOpen: true,
    title: 'Buy 10 AAPL',
    password,
    consentError: 'Tick this to continue',
    onSubmit: fn(),
    submitLabel: 'Buy 10 AAPL',
    submitTone: 'buy' as const,
    pendingLabel: 'Sending…',
    isPending: false,
    onClose: fn(),
    closeLabel: 'Close',
    children: <FigureRow label="Total" value="$1,900.30" isTotal />,
  },
  beforeEach: () => {
    onAccept.mockClear();
  },
  render: (args) => <Controlled {...args} />,
  tags: ['autodocs'],
});

export const EnterSubmits = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    const input = await screen.findByLabelText('Transaction password');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WithoutPassword = meta.story({
  args: { title: 'Transfer $100', submitLabel: 'Transfer $100', submitTone: 'primary', password: undefined },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Transfer $100' });
    await expect(screen.queryByLabelText('Transaction password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Transfer $100' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The press leads from one missing consent to the next, and sends once all are ticked. */
export const WithConsents = meta.story({
  args: {
    title: 'Follow with $5,000.00',
    submitLabel: 'Follow with $5,000.00',
    submitTone: 'primary',
    consents: [
      consent('sold', 'I know that it cannot be sold once it is ordered.'),
      consent('risk', 'I have read the risk statement.'),
    ],
    children: <FigureRow label="Total" value="$5,000.00" isTotal />,
  },
  play: async ({ userEvent, args }) => {
    const send = await screen.findByRole('button', { name: 'Follow with $5,000.00' });
    await userEvent.click(send);
    const first = screen.getByRole('checkbox', { name: /cannot be sold/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Tick this to continue');
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(screen.getByRole('checkbox', { name: /risk statement/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Nothing is sent until the new price is accepted, and no second press goes from there to the button. */
export const PriceMoved = meta.story({
  args: { question: moved, password: { ...password, value: '123456' } },
  play: async ({ userEvent, args }) => {
    const buy = await screen.findByRole('button', { name: 'Buy 10 AAPL' });
    await expect(screen.getByRole('status')).toHaveTextContent('The price moved to $190.10');
    await userEvent.click(buy);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Use $190.10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAccept).toHaveBeenCalledOnce();
    await waitFor(async () => expect(await screen.findByText('$1,902.90')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(buy);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({
  args: {
    password: {
      ...password,
      value: '123456',
      error: 'The transaction password is wrong. Two tries are left.',
    },
  },
  play: async () => {
    const input = await screen.findByLabelText('Transaction password');
    await expect(input).toHaveAccessibleDescription('The transaction password is wrong. Two tries are left.');
    await expect(input).toBeInvalid();
  },
});

export const Sending = meta.story({
  args: { password: { ...password, value: '123456' }, isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByLabelText('Transaction password')).toHaveValue('123456');
    await userEvent.type(screen.getByLabelText('Transaction password'), '7');
    await expect(args.password?.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ClosedByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    const input = await screen.findByLabelText('Transaction password');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** In the ticket's own column on a wide window: the price beside it stays in sight. */
export const InPlace = meta.story({
  globals: { viewport: { value: 'w1280' } },
  args: { isInPlace: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Buy 10 AAPL' })).toBeVisible();
    await expect(canvas.getByLabelText('Transaction password')).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Sell short 1,204,332 Zhong An Online at HK$123,456.78',
    submitLabel: 'Sell short 1,204,332 Zhong An Online at HK$123,456.78',
    submitTone: 'sell',
    password: { ...password, hint: 'It is not your sign-in password. You set it in the settings.' },
    consents: [
      consent(
        'risk',
        'I have read the prospectus, I know that I may be allotted fewer shares than I ask for or none at all, and that my money is held until the day of allotment.',
      ),
    ],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: {
    title: '买入 10 股 AAPL',
    submitLabel: '买入 10 股 AAPL',
    pendingLabel: '发送中…',
    closeLabel: '关闭',
    password: {
      ...password,
      label: '交易密码',
      showLabel: '显示密码',
      hideLabel: '隐藏密码',
      error: '交易密码不正确，还可再试 2 次。',
      value: '123456',
    },
    children: <FigureRow label="应付总额" value="$1,900.30" isTotal />,
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '買入 200 股 00700',
    submitLabel: '買入 200 股 00700',
    pendingLabel: '發送中…',
    closeLabel: '關閉',
    password: { ...password, label: '交易密碼', showLabel: '顯示密碼', hideLabel: '隱藏密碼' },
    children: <FigureRow label="應付總額" value="HK$82,602.52" isTotal />,
  },
});
