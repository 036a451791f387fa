import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountIcon, HomeIcon, MarketsIcon, StarIcon, TradeIcon } from '../../icons/index.ts';
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
  parameters: { docs: { story: { inline: false, height: '160px' } } },
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
export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } });
