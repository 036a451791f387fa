import type { Decimal } from '@meridian/api';
import { ChangeTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { trendOf, useFormat } from '#platform/words/format.ts';

export interface SignedMoneyProps {
  /** Signed: what was won (+) or lost (−). */
  readonly value: Decimal | null;
  readonly currency: string;
  /** Calculated from a price that has stopped following its market: dimmed. */
  readonly isOld?: boolean | undefined;
}

/** A profit or loss: sign, symbol, amount, in the colour of its trend. */
export function SignedMoney({ value, currency, isOld }: SignedMoneyProps): ReactNode {
  const format = useFormat();
  const text = format.money(value, currency, { signed: true });
  return <ChangeTag text={text} trend={trendOf(value)} isStale={isOld} />;
}
