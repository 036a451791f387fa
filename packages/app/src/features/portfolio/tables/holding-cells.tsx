/** Figures of one holding at the newest price. Each ticks by itself: no tick draws a row or the table again. */
import type { Decimal, Position } from '@meridian/api';
import { ChangeTag, FittedFigure, MoneyText, Price } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { walletValue } from '#domain/contract.ts';
import { profitAt, returnOnMargin, todayProfitAt } from '#domain/profit.ts';
import { useNewestPrice } from '#platform/live/live-price.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { useIsOldHere } from '#presentation/old-prices/old-prices.ts';
import { useWorth } from '#presentation/positions/worth.ts';
import { useShortMoney } from './useShortMoney.ts';

interface HoldingCellProps {
  readonly position: Position;
}

export function HoldingPrice({ position }: HoldingCellProps): ReactNode {
  const format = useFormat();
  const { price } = useNewestPrice(position);
  const isOld = useIsOldHere(position.marketStatus);
  return (
    <Price
      text={format.price(price, position.priceDecimals)}
      trend="flat"
      size="s"
      flashKey={price}
      isStale={isOld}
    />
  );
}

/** Nothing while balances are hidden: beside a public price, the quantity would reveal the value (DECISIONS 30). */
export function OwnQuantity({ quantity }: { readonly quantity: Decimal }): ReactNode {
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return areBalancesHidden ? null : format.quantity(quantity);
}

export function HoldingValue({ position }: HoldingCellProps): ReactNode {
  const format = useFormat();
  const shortMoney = useShortMoney();
  const { areBalancesHidden } = useSettings();
  const { price, contract } = useWorth(position);
  const isOld = useIsOldHere(position.marketStatus);
  const { quantity, walletCurrency: currency } = position;
  const value = walletValue(price, quantity, contract);
  if (areBalancesHidden) return <MoneyAmount value={value} currency={currency} size="s" />;
  const draw = (text: string): ReactNode => <MoneyText text={text} size="s" isMuted={isOld} />;
  return fitted(format.money(value, currency), shortMoney(value, currency), draw);
}

export type ProfitKind = 'profit' | 'today';

interface ProfitProps extends HoldingCellProps {
  readonly of: ProfitKind;
}

export function HoldingProfit({ position, of }: ProfitProps): ReactNode {
  const format = useFormat();
  const shortMoney = useShortMoney();
  const { areBalancesHidden } = useSettings();
  const { amount } = useProfit(position, of);
  const isStale = useIsOldHere(position.marketStatus);
  const { walletCurrency: currency } = position;
  if (areBalancesHidden) return <MoneyAmount value={amount} currency={currency} size="s" />;
  const draw = (text: string): ReactNode => (
    <ChangeTag text={text} trend={trendOf(amount)} isPlain isStale={isStale} />
  );
  return fitted(format.money(amount, currency, { signed: true }), shortMoney(amount, currency, true), draw);
}

/** Since the opening a share of the margin, today a share of what the day began with. */
export function HoldingRatio({ position, of }: ProfitProps): ReactNode {
  const format = useFormat();
  const { amount, percent } = useProfit(position, of);
  const isStale = useIsOldHere(position.marketStatus);
  return (
    <ChangeTag text={format.percent(percent)} trend={trendOf(amount)} size="s" isPlain isStale={isStale} />
  );
}

interface Profit {
  readonly amount: Decimal | null;
  readonly percent: Decimal | null;
}

function useProfit(position: Position, of: ProfitKind): Profit {
  const { price, isTick, contract } = useWorth(position);
  if (of === 'today') return todayProfitAt(position, price, contract);
  const profit = isTick ? profitAt(position, price, contract) : position.profit;
  return { amount: profit, percent: returnOnMargin(profit, position.margin) };
}

function fitted(full: string, short: string, draw: (text: string) => ReactNode): ReactNode {
  return full === short ? draw(full) : <FittedFigure full={draw(full)} short={draw(short)} />;
}
