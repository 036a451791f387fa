import type { ReactNode } from 'react';
import { Sparkline } from '#charts/light.ts';
import {
  HomeIcon,
  AccountIcon,
  HideIcon,
  MarketsIcon,
  SearchIcon,
  StarIcon,
  TradeIcon,
} from '#icons/index.ts';
import { AmountInput } from '#primitives/AmountInput/AmountInput.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '#primitives/SegmentedControl/SegmentedControl.tsx';
import { TextLink } from '#primitives/TextLink/TextLink.tsx';
import { ChangeTag } from '#patterns/ChangeTag/ChangeTag.tsx';
import { BalanceText } from '#patterns/MoneyText/MoneyText.tsx';
import { OrderSummary } from '#patterns/OrderSummary/OrderSummary.tsx';
import { Price } from '#patterns/Price/Price.tsx';
import { QuoteRow } from '#patterns/QuoteRow/QuoteRow.tsx';
import { StatGrid } from '#patterns/StatGrid/StatGrid.tsx';
import { WalletCard } from '#patterns/WalletCard/WalletCard.tsx';
import { Section } from '../Section/Section.tsx';
import { Inline, Stack } from '#primitives/Stack/Stack.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { Screen, ScreenFooter } from './Screen.tsx';

/** Screens put together from components, so that they can be compared side by side. */

const nothing = (): void => {};

export interface ExampleWords {
  tabs: readonly [string, string, string, string, string];
  holdings: string;
  all: string;
  total: string;
  available: string;
  orders: string;
  crypto: string;
  names: readonly [string, string, string, string];
}

export const english: ExampleWords = {
  tabs: ['Home', 'Markets', 'Watchlists', 'Trade', 'Account'],
  holdings: 'Holdings',
  all: 'All',
  total: 'Total assets',
  available: 'Available',
  orders: 'In orders',
  crypto: 'Crypto',
  names: ['Apple', 'NVIDIA', 'Tencent Holdings', 'Bitcoin'],
};

export const simplified: ExampleWords = {
  tabs: ['首页', '行情', '自选', '交易', '账户'],
  holdings: '持仓',
  all: '全部',
  total: '总资产',
  available: '可用',
  orders: '委托占用',
  crypto: '加密货币',
  names: ['苹果', '英伟达', '腾讯控股', '比特币'],
};

function wave(seed: number, drift: number): number[] {
  return Array.from(
    { length: 50 },
    (_, index) => 50 + drift * index + 6 * Math.sin(index / 3 + seed) + 3 * Math.sin(index / 1.3 + seed * 2),
  );
}

const rows = [
  { code: 'AAPL', market: 'NASDAQ', price: '189.84', change: '+0.66%', trend: 'up', drift: 0.3 },
  { code: 'NVDA', market: 'NASDAQ', price: '1,208.88', change: '−1.93%', trend: 'down', drift: -0.5 },
  { code: '00700', market: 'HKEX', price: '412.60', change: '+2.08%', trend: 'up', drift: 0.6 },
  { code: 'BTC/USDT', market: undefined, price: '67,204.50', change: '0.00%', trend: 'flat', drift: 0 },
] as const;

function Tabs({ words, current }: { words: ExampleWords; current: number }): ReactNode {
  const icons = [
    <HomeIcon key="0" />,
    <MarketsIcon key="1" />,
    <StarIcon key="2" />,
    <TradeIcon key="3" />,
    <AccountIcon key="4" />,
  ];
  const items = words.tabs.map((label, index) => ({
    id: label,
    label,
    icon: icons[index],
    href: '#',
    isCurrent: index === current,
  }));
  return <TabBar label="Main" items={items} />;
}

export function AccountScreen({
  words,
  isHidden = false,
}: {
  words: ExampleWords;
  isHidden?: boolean;
}): ReactNode {
  return (
    <>
      <Screen title={words.tabs[4]} hasTabBar>
        <Stack gap={8}>
          <WalletCard
            title={words.total}
            amount={
              <BalanceText
                text="25,481.07"
                currency="$"
                isHidden={isHidden}
                hiddenLabel="Balance hidden"
                size="hero"
              />
            }
            change={<ChangeTag text="+$312.40 (+1.24%)" trend="up" size="l" />}
            action={<IconButton label="Hide balances" icon={<HideIcon />} onPress={nothing} />}
            items={[
              { id: 'available', label: words.available, value: '$12,004.11' },
              { id: 'orders', label: words.orders, value: '$381.58' },
            ]}
          />
          <Section
            title={words.holdings}
            action={
              <TextLink href="#" isStandalone>
                {words.all}
              </TextLink>
            }
          >
            {rows.map((row, index) => (
              <QuoteRow
                key={row.code}
                href="#"
                code={row.code}
                name={words.names[index] ?? row.code}
                meta={row.market ?? words.crypto}
                sparkline={
                  <Sparkline values={wave(index, row.drift)} trend={row.trend} width={64} height={28} />
                }
                price={<Price text={row.price} trend="flat" />}
                change={<ChangeTag text={row.change} trend={row.trend} />}
              />
            ))}
          </Section>
        </Stack>
      </Screen>
      <Tabs words={words} current={4} />
    </>
  );
}

export function QuoteScreen(): ReactNode {
  return (
    <Screen
      header={
        <TopBar
          title="Apple"
          subtitle="AAPL · NASDAQ"
          onBack={nothing}
          backLabel="Back"
          actions={
            <>
              <IconButton label="Search" icon={<SearchIcon />} onPress={nothing} />
              <IconButton label="On watchlist" icon={<StarIcon />} isPressed onPress={nothing} />
            </>
          }
        />
      }
    >
      <Stack gap={6}>
        <Stack gap={1} align="start">
          <Price text="$189.84" trend="up" size="hero" />
          <ChangeTag text="+1.24 (+0.66%)" trend="up" size="l" />
        </Stack>
        <Sparkline values={wave(1, 0.5)} trend="up" width={358} height={180} />
        <StatGrid
          items={[
            { id: 'open', label: 'Open', value: '188.10' },
            { id: 'previous', label: 'Previous close', value: '188.60' },
            { id: 'high', label: 'High', value: '190.32' },
            { id: 'low', label: 'Low', value: '187.45' },
            { id: 'volume', label: 'Volume', value: '51.2M' },
            { id: 'cap', label: 'Market cap', value: '2.94T' },
          ]}
        />
      </Stack>
      <ScreenFooter>
        <Inline gap={3} isEven>
          <Button tone="buy" size="l">
            Buy
          </Button>
          <Button tone="sell" size="l">
            Sell
          </Button>
        </Inline>
      </ScreenFooter>
    </Screen>
  );
}

export function TicketScreen(): ReactNode {
  const working = {
    title: 'Margin',
    openLabel: 'show the working',
    closeLabel: 'Close',
    steps: [{ label: 'Margin', value: '$379.68' }],
  };
  return (
    <Screen header={<TopBar title="Buy AAPL" subtitle="189.84  +0.66%" onBack={nothing} backLabel="Back" />}>
      <Stack gap={5}>
        <SegmentedControl
          label="Side"
          value="buy"
          onChange={nothing}
          options={[
            { value: 'buy', label: 'Buy long', tone: 'buy' },
            { value: 'sell', label: 'Sell short', tone: 'sell' },
          ]}
        />
        <SegmentedControl
          label="Order type"
          value="market"
          onChange={nothing}
          options={[
            { value: 'market', label: 'Market' },
            { value: 'limit', label: 'Limit' },
          ]}
        />
        <AmountInput
          label="Quantity"
          value="10"
          decimals={0}
          suffix="shares"
          hint="You can buy up to 214."
          onChange={nothing}
          stepping={{
            onStep: nothing,
            incrementLabel: 'One more',
            decrementLabel: 'One less',
          }}
        />
        <SegmentedControl
          label="Leverage"
          value="5"
          onChange={nothing}
          options={['1', '2', '5', '10'].map((value) => ({ value, label: `${value}×` }))}
        />
        <OrderSummary
          title="Your order"
          rows={[
            { label: 'Order value', value: '$1,898.40' },
            { label: 'Margin', value: '$379.68', explanation: working },
            { label: 'Handling fee', value: '$1.90', explanation: working },
          ]}
          total={{ label: 'Total', value: '$381.58' }}
        />
      </Stack>
      <ScreenFooter>
        <Button tone="buy" size="l" isFullWidth>
          Buy 10 AAPL
        </Button>
      </ScreenFooter>
    </Screen>
  );
}
