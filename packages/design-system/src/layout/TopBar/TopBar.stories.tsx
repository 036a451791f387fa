import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  title: 'Layout/TopBar',
  component: TopBar,
  args: { title: 'Position' },
  tags: ['autodocs'],
});

export const Title = meta.story();

export const WithWayBack = meta.story({
  args: { onBack: fn(), backLabel: 'Back', subtitle: 'AAPL · NASDAQ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Position' })).toBeVisible();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Zhong An Online P & C Insurance Company Limited',
    subtitle: '06060 · Hong Kong',
    onBack: fn(),
    backLabel: 'Back',
  },
});
