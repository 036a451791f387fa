import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HideIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ChangeTag } from '../ChangeTag/ChangeTag.tsx';
import { BalanceText } from '../MoneyText/MoneyText.tsx';
import { WalletCard } from './WalletCard.tsx';

const meta = preview.meta({
  title: 'Patterns/WalletCard',
  component: WalletCard,
  parameters: { layout: 'padded' },
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
      { id: 'today', label: 'Today', value: '+$312.40' },
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
