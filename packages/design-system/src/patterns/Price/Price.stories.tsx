import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({
  title: 'Patterns/Price',
  component: Price,
  parameters: { layout: 'padded' },
  args: { text: '189.84', trend: 'up' as const },
  tags: ['autodocs'],
});

export const Hero = meta.story({ args: { size: 'hero', text: '$189.84' } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      <Price text="189.84" trend="up" size="hero" />
      <Price text="189.84" trend="down" size="l" />
      <Price text="189.84" trend="up" size="m" />
      <Price text="189.84" trend="down" size="s" />
      <Price text="189.84" trend="flat" />
    </Stack>
  ),
});

function Ticking() {
  const [tick, setTick] = useState(0);
  return (
    <Stack gap={4} align="start">
      <Price
        text={(189.84 + tick / 100).toFixed(2)}
        trend="up"
        size="hero"
        flashKey={tick}
        flashTrend={tick % 3 === 0 ? 'down' : 'up'}
      />
      <Button onPress={() => setTick(tick + 1)}>Tick</Button>
    </Stack>
  );
}

export const FlashesAtATick = meta.story({
  render: () => <Ticking />,
  play: async ({ canvas, userEvent }) => {
    await document.fonts.load('600 40px "Inter Variable"');
    const price = canvas.getByText('189.84');
    await expect(price).not.toHaveAttribute('data-flash');
    const width = price.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
    await expect(price).toHaveAttribute('data-flash', 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
    await expect(price).toHaveAttribute('data-flash', 'b');
    await expect(price).toHaveTextContent('189.86');
    await expect(price.getBoundingClientRect().width).toBe(width);
  },
});

export const Missing = meta.story({ args: { text: '--', trend: 'flat' } });
export const Stale = meta.story({ args: { isStale: true, size: 'l' } });
export const RedUp = meta.story({ globals: { convention: 'red-up' }, args: { size: 'hero' } });
export const ColourBlindSafe = meta.story({
  globals: { convention: 'colour-blind' },
  args: { size: 'hero' },
});
