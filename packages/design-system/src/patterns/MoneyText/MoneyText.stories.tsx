import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { BalanceText, MoneyText } from './MoneyText.tsx';

const meta = preview.meta({
  title: 'Patterns/MoneyText',
  component: MoneyText,
  parameters: { layout: 'padded' },
  args: { text: '25,481.07', currency: '$', size: 'hero' as const },
  tags: ['autodocs'],
});

export const Hero = meta.story();
export const Muted = meta.story({ args: { size: 'm', isMuted: true } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      <MoneyText text="25,481.07" currency="HK$" size="hero" />
      <MoneyText text="25,481.07" currency="€" size="l" />
      <MoneyText text="$25,481.07" size="m" />
      <MoneyText text="$25,481.07" size="s" isMuted />
    </Stack>
  ),
});

export const HiddenBalance = meta.story({
  render: () => (
    <Stack gap={3}>
      <BalanceText text="25,481.07" currency="$" isHidden hiddenLabel="Balance hidden" size="hero" />
      <BalanceText text="1.00" currency="$" isHidden hiddenLabel="Small balance hidden" size="hero" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/25,481/)).toBeNull();
    const large = canvas.getByText('Balance hidden').parentElement?.getBoundingClientRect().width;
    const small = canvas.getByText('Small balance hidden').parentElement?.getBoundingClientRect().width;
    await expect(large).toBe(small);
  },
});
