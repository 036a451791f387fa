import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Review order', onPress: fn() },
  tags: ['autodocs'],
});

export const Primary = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review order' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
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
    <Inline gap={3} align="center">
      <Button size="s">Small</Button>
      <Button size="m">Medium</Button>
      <Button size="l">Large</Button>
    </Inline>
  ),
});

export const Pending = meta.story({
  args: { tone: 'buy', size: 'l', isFullWidth: true, isPending: true, children: 'Buy 10 AAPL' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy 10 AAPL' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { tone: 'primary', isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  args: { tone: 'primary', href: '#/pages/deposit/index', children: 'Add money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add money' })).toHaveAttribute(
      'href',
      '#/pages/deposit/index',
    );
  },
});

export const LongText = meta.story({
  args: {
    tone: 'primary',
    isFullWidth: true,
    children: 'Buy 1,000 Zhong An Online P & C Insurance Company Limited at HK$18.42 or better',
  },
});

export const Keyboard = meta.story({
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
