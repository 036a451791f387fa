import type { ReactNode } from 'react';
import { useSettings } from '#platform/ports/use-ports.ts';
import { MoneyAmount } from '../MoneyAmount.tsx';
import { SignedMoney, type SignedMoneyProps } from '../SignedMoney.tsx';

/** The user's profit or loss. It reveals the balance, so it is hidden with it (DECISIONS 30). */
export function OwnProfit(amount: SignedMoneyProps): ReactNode {
  const { areBalancesHidden } = useSettings();
  return areBalancesHidden ? <MoneyAmount {...amount} size="s" /> : <SignedMoney {...amount} />;
}
