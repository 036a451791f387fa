import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { HideIcon, ShowIcon } from '#icons/index.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { WalletCard } from './WalletCard.tsx';

const meta = preview.meta({
  title: 'Patterns/WalletCard',
  component: WalletCard,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'The total of a wallet or account: one large figure and what it is made of.',
      whenToUse: ['Total assets; one currency; one wallet at the top of its own screen.'],
      whenNotToUse: [
        'Several wallets below one another: `ListRow`s with a `NotedAmount`.',
        'What a position has won or lost: `HoldingSummary`.',
      ],
      anatomy: {
        story: 'shown',
        parts: {
          Title: 'h2',
          'One thing to do beside it': 'h2 + *',
          Amount: '[data-size=hero]',
          'Change: a `FactLine` or `ChangeTag`': '[data-trend]',
          'What it is made of: a `StatGrid`': 'dl',
        },
      },
      keyboard: { Tab: 'Moves to what can be done beside the title.' },
      accessibility: [
        'A region named by its title, which is a heading of level 2.',
        'A covered amount is heard as "Balance hidden" and is not in the page.',
      ],
      content: ['The title says which currency where there are several; currencies are never added up.'],
      related: ['MoneyText', 'FactLine', 'StatGrid', 'HoldingSummary'],
    }),
  },
  args: {
    title: 'Total assets',
    amount: (
      <BalanceText text="25,481.07" currency="$" isHidden={false} hiddenLabel="Balance hidden" size="hero" />
    ),
    change: <ChangeTag text="+$312.40 (+1.24%)" trend="up" />,
    action: <IconButton label="Hide balances" icon={<HideIcon />} onPress={fn()} />,
    items: [
      { id: 'available', label: 'Available', value: '$12,004.11' },
      { id: 'frozen', label: 'In orders', value: '$381.58' },
      { id: 'positions', label: 'Positions', value: '$13,095.38' },
      { id: 'today', label: 'P&L today', value: '+$312.40' },
    ],
  },
  tags: ['autodocs'],
});

export const Shown = meta.story();

export const Hidden = meta.story({
  args: {
    amount: <BalanceText text="25,481.07" currency="$" isHidden hiddenLabel="Balance hidden" size="hero" />,
    change: undefined,
    items: [],
  },
});

function Coverable() {
  const [isHidden, setHidden] = useState(false);
  return (
    <WalletCard
      title="Total assets"
      amount={
        <BalanceText
          text="25,481.07"
          currency="$"
          isHidden={isHidden}
          hiddenLabel="Balance hidden"
          size="hero"
        />
      }
      action={
        <IconButton
          label={isHidden ? 'Show balances' : 'Hide balances'}
          icon={isHidden ? <ShowIcon /> : <HideIcon />}
          onPress={() => setHidden(!isHidden)}
        />
      }
    />
  );
}

export const CoveredByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: () => <Coverable />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Total assets' });
    await expect(card).toHaveTextContent('25,481.07');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show balances' })).toHaveFocus();
    await expect(card).toHaveTextContent('Balance hidden');
    await expect(card).not.toHaveTextContent('25,481');
  },
});

export const AmountOnly = meta.story({ args: { items: undefined, change: undefined, action: undefined } });

export const LongText = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Everything you hold with us, in Hong Kong dollars',
    amount: (
      <BalanceText
        text="123,456,789,012.34"
        currency="HK$"
        isHidden={false}
        hiddenLabel="Balance hidden"
        size="hero"
      />
    ),
    items: [{ id: 'available', label: 'Available to trade and to withdraw', value: 'HK$123,456,789,012.34' }],
  },
});

export const Simplified = meta.story({
  globals: { locale: 'zh-Hans', convention: 'red-up' },
  args: {
    title: '总资产',
    items: [
      { id: 'available', label: '可用', value: '$12,004.11' },
      { id: 'used', label: '占用', value: '$13,476.96' },
    ],
  },
});

export const Traditional = meta.story({
  globals: { locale: 'zh-Hant' },
  args: {
    title: '總資產',
    items: [
      { id: 'available', label: '可用資金', value: '$12,004.11' },
      { id: 'used', label: '已佔用', value: '$13,476.96' },
    ],
  },
});
