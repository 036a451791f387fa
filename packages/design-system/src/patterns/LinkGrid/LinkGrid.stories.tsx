import { expect } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import {
  BankIcon,
  CryptoIcon,
  DepositIcon,
  EnergyIcon,
  GlobeIcon,
  ReceiptIcon,
  TradeIcon,
  WithdrawIcon,
} from '#icons/index.ts';
import { LinkGrid } from './LinkGrid.tsx';

const money = [DepositIcon, WithdrawIcon, TradeIcon, ReceiptIcon];
const places = [CryptoIcon, BankIcon, GlobeIcon, EnergyIcon, TradeIcon];

function itemsOf(names: readonly string[], icons: typeof money) {
  return names.map((label, index) => ({
    id: label,
    label,
    icon: icons[index % icons.length] ?? TradeIcon,
    href: `#/${index}`,
  }));
}

const meta = preview.meta({
  title: 'Patterns/LinkGrid',
  component: LinkGrid,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'Ways to other screens, each an icon and a name.',
      whenToUse: [
        'The few things to do with what this screen shows: four tiles (`isFilled`).',
        'The places of an app on its home screen: up to ten, without tiles.',
      ],
      whenNotToUse: [
        'Links that need a word about their state: `MoreList`.',
        'The one thing to do: a `Button`. The app’s main places: `MainNavigation`.',
      ],
      anatomy: {
        story: 'tiles',
        parts: { 'Navigation with a name, which is only heard': 'ul', Icon: 'a > svg', Name: 'a > span' },
      },
      keyboard: { Tab: 'Moves to the next link.', Enter: 'Opens it.' },
      accessibility: [
        'A navigation with a name and a list in it, so that the number of links is heard.',
        'Icons are not heard: the name says it.',
        'With large text there are fewer beside one another; names keep their words whole.',
      ],
      content: ['One or two words, parallel: all nouns or all verbs.'],
      related: ['MoreList', 'Button', 'AppShell'],
    }),
  },
  args: {
    label: 'Money',
    isFilled: true,
    items: itemsOf(['Deposit', 'Withdraw', 'Transfer', 'Statement'], money),
  },
  tags: ['autodocs'],
});

export const Tiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Money' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveFocus();
  },
});

/** Six are in two rows of three, at every width. */
export const SixTiles = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    columns: 3,
    items: itemsOf(
      ['Deposit', 'Withdraw', 'To a wallet', 'Transfer', 'Statement', 'Loan'],
      [...money, ...money],
    ),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await expect(new Set(tops).size).toBe(2);
  },
});

export const Places = meta.story({
  args: {
    label: 'Quick access',
    isFilled: false,
    columns: 5,
    items: itemsOf(
      ['Crypto', 'HK stocks', 'Forex', 'Futures', 'New shares', 'Block trades', 'Auction', 'Follow'],
      places,
    ),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    items: itemsOf(['Deposit', 'Withdrawal', 'Transfer between wallets', 'Account statement'], money),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
});

export const Wide = meta.story({ globals: { viewport: { value: 'w1280' } } });

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans' },
  args: { label: '资金', items: itemsOf(['充值', '提现', '划转', '资金明细'], money) },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: { label: '資金', items: itemsOf(['存款', '提款', '劃轉', '資金紀錄'], money) },
});
