import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { AccountIcon, HomeIcon, MarketsIcon, StarIcon, TradeIcon } from '#icons/index.ts';
import { TabBar } from './TabBar.tsx';

const icons = [
  <HomeIcon key="home" />,
  <MarketsIcon key="markets" />,
  <StarIcon key="watch" />,
  <TradeIcon key="trade" />,
  <AccountIcon key="account" />,
];

function itemsOf(names: readonly string[], current: number) {
  return names.map((label, index) => ({
    id: label,
    label,
    icon: icons[index],
    href: '#',
    isCurrent: index === current,
  }));
}

const meta = preview.meta({
  title: 'Layout/TabBar',
  component: TabBar,
  parameters: {
    docs: {
      ...guide({
        what: 'The app’s main places, always in reach: three to five, each an icon with its name.',
        whenToUse: ['On the screens that are such a place themselves. Give the `Screen` `hasTabBar`.'],
        whenNotToUse: [
          'Views of one thing: `Tabs`. Below a place: its screens have a `TopBar` with a way back.',
        ],
        anatomy: {
          story: 'markets',
          window: { width: 390, height: 120 },
          parts: {
            'Bar, 50 px plus the safe area': 'nav',
            Icon: 'a > svg',
            Name: 'a > span',
            'The present one, with a line above it': 'a[aria-current]',
          },
        },
        keyboard: { Tab: 'From place to place.', Enter: 'Goes there.' },
        accessibility: [
          'A navigation with a name; `aria-current`, a line and a colour mark the current place.',
          'Each tab is at least 50 px high and a fifth of the width: 64 px at 320.',
          'Names grow with the reader’s letters as far as a fifth of the width lets them, and end in … beyond that.',
        ],
        content: ['One word each, a noun. Never an icon without it.'],
        related: ['Screen', 'TopBar', 'Tabs'],
      }),
      story: { inline: false, height: '160px' },
    },
  },
  args: { label: 'Main', items: itemsOf(['Home', 'Markets', 'Watchlists', 'Trade', 'Account'], 1) },
  tags: ['autodocs'],
});

export const Markets = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(bar.getBoundingClientRect().height).toBe(50);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Markets');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { items: itemsOf(['首页', '行情', '自选', '交易', '账户'], 0) },
});
export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { items: itemsOf(['首頁', '市場', '自選', '交易', '賬戶'], 2) },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link')) {
      await expect(tab.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
      const name = tab.querySelector('span');
      await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    // The places keep together in the middle: a thumb or a pointer does not travel the whole window.
    const boxes = canvas.getAllByRole('link').map((tab) => tab.getBoundingClientRect());
    await expect((boxes.at(-1)?.right ?? 0) - (boxes[0]?.left ?? 0)).toBeLessThanOrEqual(640);
  },
});
