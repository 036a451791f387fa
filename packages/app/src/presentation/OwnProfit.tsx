import type { ReactNode } from 'react';
import { useSettings } from '#platform/provider.tsx';
import { MoneyAmount } from './MoneyAmount.tsx';
import { SignedMoney, type SignedMoneyProps } from './SignedMoney.tsx';

/** What the user has won or lost. It tells how much there is, so it is covered with the balance (DECISIONS 30). */
export function OwnProfit(amount: SignedMoneyProps): ReactNode {
  const { areBalancesHidden } = useSettings();
  return areBalancesHidden ? <MoneyAmount {...amount} size="s" /> : <SignedMoney {...amount} />;
}
