import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
  args: { shape: 'row' as const, count: 5, label: 'Loading' },
  tags: ['autodocs'],
});

export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Quote = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="text" width="40%" height="40px" />
      <Skeleton shape="text" width="30%" />
      <Skeleton shape="chart" height="260px" />
      <Skeleton shape="text" count={3} />
    </Stack>
  ),
});

export const Blocks = meta.story({ args: { shape: 'block', count: 1, height: '120px' } });
export const Circle = meta.story({ args: { shape: 'circle', count: 1 } });
