import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ChangeTag } from './ChangeTag.tsx';

const meta = preview.meta({
  title: 'Patterns/ChangeTag',
  component: ChangeTag,
  parameters: { layout: 'padded' },
  args: { text: '+1.24 (+0.66%)', trend: 'up' as const },
  tags: ['autodocs'],
});

export const Rise = meta.story({
  args: { srText: 'up 1.24 dollars, 0.66 percent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 1.24 dollars, 0.66 percent')).toBeInTheDocument();
  },
});
export const Fall = meta.story({ args: { text: '−0.36 (−0.19%)', trend: 'down' } });
export const Unchanged = meta.story({ args: { text: '0.00 (0.00%)', trend: 'flat' } });
export const Missing = meta.story({ args: { text: '--', trend: 'flat' } });

export const Sizes = meta.story({
  render: () => (
    <Stack gap={2}>
      <ChangeTag text="+1.24 (+0.66%)" trend="up" size="s" />
      <ChangeTag text="+1.24 (+0.66%)" trend="up" size="m" />
      <ChangeTag text="−1.24 (−0.66%)" trend="down" size="l" />
    </Stack>
  ),
});

export const RedUp = meta.story({ globals: { convention: 'red-up' } });
export const ColourBlindSafe = meta.story({ globals: { convention: 'colour-blind' } });
