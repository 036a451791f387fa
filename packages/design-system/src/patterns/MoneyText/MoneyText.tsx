import type { ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { figureWidth } from '../Price/largeFigure.ts';
import { Quiet, Root } from './MoneyText.styles.ts';

export type MoneySize = 's' | 'm' | 'l' | 'hero';

export interface MoneyTextProps {
  /** Formatted, with its currency unless `currency` is given. */
  text: string;
  /** Set small before the amount, where the amount is a screen's large figure. */
  currency?: string | undefined;
  size?: MoneySize | undefined;
  /** In the quiet colour: an amount that does not count now. */
  isMuted?: boolean | undefined;
}

/** An amount of money that is not a price: it has no trend colour. */
export function MoneyText({ text, currency, size = 'm', isMuted = false }: MoneyTextProps): ReactNode {
  return (
    <Root data-size={size} data-muted={isMuted || undefined} style={figureWidth(size, text, currency)}>
      {currency !== undefined && <Quiet>{currency}</Quiet>}
      {text}
    </Root>
  );
}

export interface BalanceTextProps {
  text: string;
  /** Set small before the amount. */
  currency?: string | undefined;
  isHidden: boolean;
  /** Said in place of the dots: "Balance hidden". */
  hiddenLabel: string;
  size?: MoneySize | undefined;
  /** In the quiet colour: calculated with a price that is out of date. */
  isMuted?: boolean | undefined;
}

/** Money that can be covered from a neighbour's eye: six dots, whatever its size. */
export function BalanceText({
  text,
  currency,
  isHidden,
  hiddenLabel,
  size = 'm',
  isMuted,
}: BalanceTextProps): ReactNode {
  if (!isHidden) return <MoneyText text={text} currency={currency} size={size} isMuted={isMuted} />;
  return (
    <Root data-size={size}>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
    </Root>
  );
}
