import type { Decimal } from '@meridian/api';
import { ChangeTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/format.ts';

export interface SignedMoneyProps {
  /** Signed: what was won (+) or lost (−). */
  readonly value: Decimal | null;
  readonly currency: string;
}

/** A profit or loss: sign, symbol, amount, in the colour of its trend. */
export function SignedMoney({ value, currency }: SignedMoneyProps): ReactNode {
  const format = useFormat();
  return <ChangeTag text={format.money(value, currency, { signed: true })} trend={trendOf(value)} />;
}
