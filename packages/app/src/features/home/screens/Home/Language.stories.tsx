import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import HomeScreen from './Home.tsx';

const meta = preview.meta({
  component: HomeScreen,
  parameters: { path: '/pages/home/index', route: '/pages/home/index', scenario: 'trader' },
});

const inSimplified = { name: '切换为简体中文' };
const inTraditional = { name: '切換至繁體中文' };

/** A first visit is in English; the browser's Chinese is offered in its own words. */
export const ChineseOffered = meta.story({
  parameters: { scenario: 'visitor', firstVisitIn: ['zh-CN', 'en'] },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', inSimplified);
    await expect(offer.closest('[lang]')).toHaveAttribute('lang', 'zh-Hans');
    await expect(canvas.getByText('One account for every market')).toBeVisible();
  },
});

export const ChineseAccepted = meta.story({
  parameters: { scenario: 'visitor', firstVisitIn: ['zh-HK'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', inTraditional));
    await expect(await canvas.findByRole('heading', { level: 1, name: '首頁' })).toBeVisible();
    await expect(canvas.queryByRole('button', inTraditional)).toBeNull();
    await expect(canvas.getByRole('heading', { name: '一個賬戶，投資多個市場' })).toHaveFocus();
  },
});

export const ChinesePutAway = meta.story({
  parameters: { scenario: 'visitor', firstVisitIn: ['zh-CN'] },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '不再提示' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', inSimplified)).toBeNull();
    // Reading goes on behind it, not at the top of the page.
    await expect(canvas.getByRole('heading', { name: 'One account for every market' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
});

/** English comes first in what the browser asks for. */
export const NothingOfferedToEnglish = meta.story({
  parameters: { scenario: 'visitor', firstVisitIn: ['en-GB', 'zh-CN'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
    await expect(canvas.queryByRole('button', inSimplified)).toBeNull();
  },
});

export const NothingOfferedOnceChosen = meta.story({
  parameters: { scenario: 'visitor', firstVisitIn: ['zh-CN'], storage: { locale: 'en' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'News' })).toBeVisible();
    await expect(canvas.queryByRole('button', inSimplified)).toBeNull();
  },
});
