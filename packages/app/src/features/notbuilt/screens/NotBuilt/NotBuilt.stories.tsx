import { expect } from 'storybook/test';
import { inChinese, offline, sees } from '@meridian/storybook/general-states.ts';
import preview from '@meridian/storybook/preview.tsx';
import NotBuiltScreen from './NotBuilt.tsx';

const meta = preview.meta({
  component: NotBuiltScreen,
  parameters: { path: '/pages/loan/index', scenario: 'trader' },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not built yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute(
      'href',
      '/pages/home/index',
    );
  },
});

export const SimplifiedChinese = meta.story(inChinese('zh-Hans'));

export const Offline = meta.story(offline({ shows: sees('link', 'Go to Home') }));
