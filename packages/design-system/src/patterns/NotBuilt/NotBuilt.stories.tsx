import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { NotBuilt } from './NotBuilt.tsx';

const meta = preview.meta({
  title: 'Patterns/NotBuilt',
  component: NotBuilt,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Stands where a screen is planned and not there yet: says so by name, instead of looking broken.',
      whenToUse: ['Every address that is known and not built.'],
      whenNotToUse: [
        'An address nobody knows, or data that could not be read: `ErrorState`.',
        'Nothing in a list: `EmptyState`.',
        'Something this person may not do yet: `Gate`.',
      ],
      anatomy: {
        story: 'with-way-out',
        parts: {
          Mark: 'svg',
          'Name of the screen': 'h2',
          'That it is not built': 'h2 + *',
          'The way out': 'a, button',
        },
      },
      keyboard: { Tab: 'Moves to the way out.' },
      accessibility: ['The name is a heading of level 2; the mark is not heard.'],
      content: ['The name of the screen as the link to it said it. No date that may not hold.'],
      related: ['EmptyState', 'ErrorState', 'Gate'],
    }),
  },
  args: { title: 'Bank card withdrawal' },
  tags: ['autodocs'],
});

export const Named = meta.story();
export const WithWayOut = meta.story({
  args: { body: 'This screen is not built yet.', action: <Button href="#/">Home</Button> },
});

export const WayOutByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { action: <Button href="#/">Home</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bank card withdrawal' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Subscription of new shares with margin financing in the Hong Kong market',
    body: 'This screen is not built yet. Your orders and your money are not affected by that.',
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { title: '银行卡提现', body: '该页面尚未开放。', action: <Button href="#/">返回首页</Button> },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { title: '銀行卡提款', body: '此頁面尚未開放。', action: <Button href="#/">返回首頁</Button> },
});
