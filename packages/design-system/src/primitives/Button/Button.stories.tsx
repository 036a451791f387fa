import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { DepositIcon, PlusIcon } from '#icons/index.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { fitsTheWindow, largeText } from '#guide/largeText.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Button, type ButtonTone } from './Button.tsx';
import { buttonGuide } from './Button.guide.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    layout: 'padded',
    docs: buttonGuide,
  },
  args: { children: 'Review order', onPress: fn() },
  tags: ['autodocs'],
});

export const PressedByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Review order' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** A held Enter comes again and again: the browser presses once. Other keys go on, as Tab does. */
export const HeldKey = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Review order' });
    await expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    await expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
  },
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button tone="primary">Deposit</Button>
      <Button tone="neutral">Compare</Button>
      <Inline gap={3} isEven>
        <Button tone="buy" size="l">
          Buy
        </Button>
        <Button tone="sell" size="l">
          Sell
        </Button>
      </Inline>
      <Button tone="danger">Cancel order</Button>
      <Button tone="quiet">Not now</Button>
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={3} align="center" isWrapping>
      <Button size="s">Small</Button>
      <Button size="m">Medium</Button>
      <Button size="l">Large</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([36, 44, 56]);
    const target = getComputedStyle(canvas.getByRole('button', { name: 'Small' }), '::after');
    await expect(target.height).toBe('44px');
  },
});

export const WithIcon = meta.story({
  render: () => (
    <Inline gap={3} align="center" isWrapping>
      <Button size="s">
        <PlusIcon aria-hidden="true" />
        Alert
      </Button>
      <Button tone="primary" size="l" href="#/pages/deposit/index">
        <DepositIcon aria-hidden="true" />
        Add money
      </Button>
    </Inline>
  ),
});

const tones: readonly ButtonTone[] = ['primary', 'neutral', 'buy', 'sell', 'danger', 'quiet'];

export const PendingTones = meta.story({
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Button key={tone} tone={tone} isPending>
          {tone}
        </Button>
      ))}
      <Inline gap={3} align="center" isWrapping>
        {(['s', 'm', 'l'] as const).map((size) => (
          <Button key={size} size={size} isPending>
            Send
          </Button>
        ))}
      </Inline>
    </Stack>
  ),
});

export const Pending = meta.story({
  args: { tone: 'buy', size: 'l', isFullWidth: true, children: 'Buy 10 AAPL' },
  render: function Ordering(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        href={undefined}
        isPending={isPending}
        onPress={() => {
          setPending(true);
          args.onPress?.();
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy 10 AAPL' });
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Buy 10 AAPL');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
});

const onSubmit = fn();

function SignIn() {
  const [isPending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setPending(true);
      }}
    >
      <Stack gap={4}>
        <TextField label="User ID" value="margaret" onChange={() => {}} />
        <Button tone="primary" type="submit" isFullWidth isPending={isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

export const SendsItsFormOnce = meta.story({
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: () => <SignIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  render: ({ onPress }) => (
    <Stack gap={2}>
      <Inline gap={3} isWrapping>
        <Button tone="primary" isDisabled describedBy="why" onPress={onPress}>
          Withdraw
        </Button>
        <Button isDisabled>Transfer</Button>
        <Button tone="quiet" isDisabled href="#/pages/transfer/index">
          History
        </Button>
      </Inline>
      <Text id="why" size="s" tone="secondary">
        Your identity has to be verified first.
      </Text>
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Your identity has to be verified first.');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  args: { tone: 'primary', href: '#/pages/deposit/index', children: 'Add money' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Add money' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/pages/deposit/index');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    tone: 'primary',
    isFullWidth: true,
    href: undefined,
    isPending: true,
    children: 'Buy 1,000 Zhong An Online P & C Insurance Company Limited at HK$18.42 or better',
  },
});

export const LargeText = meta.story({
  ...largeText,
  render: () => (
    <Inline gap={3} isEven>
      <Button tone="buy" size="l">
        Buy
      </Button>
      <Button tone="sell" size="l">
        Sell
      </Button>
    </Inline>
  ),
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  render: () => (
    <Stack gap={3}>
      <Inline gap={3} isEven>
        <Button tone="buy" size="l">
          买入
        </Button>
        <Button tone="sell" size="l">
          卖出
        </Button>
      </Inline>
      <Button tone="danger">撤单</Button>
    </Stack>
  ),
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  render: () => (
    <Stack gap={3}>
      <Inline gap={3} isEven>
        <Button tone="buy" size="l">
          買入
        </Button>
        <Button tone="sell" size="l">
          沽出
        </Button>
      </Inline>
      <Button tone="danger">取消訂單</Button>
    </Stack>
  ),
});
