import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { figureWidth, fitted } from '../Price/largeFigure.ts';

const Root = styled.span`
  font-size: var(--m-type-16);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: var(--m-leading-number);
  color: var(--m-text-primary);

  &[data-size='s'] {
    font-size: var(--m-type-14);
  }
  &[data-size='m'] {
    font-weight: var(--m-weight-medium);
  }
  &[data-size='l'] {
    font-size: min(var(--m-type-28), 11vw, var(--m-fit));
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.02em;
  }
  &[data-size='hero'] {
    font-size: min(var(--m-type-40), 11vw, var(--m-fit));
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.03em;
    line-height: 1.15;
  }
  &:is([data-size='l'], [data-size='hero']) {
    ${fitted}
  }
  &[data-muted] {
    color: var(--m-text-tertiary);
  }
`;

/* Currency: small and quiet before the amount. */
const Quiet = styled.span`
  font-size: 0.62em;
  font-weight: var(--m-weight-medium);
  letter-spacing: 0;
  color: var(--m-text-tertiary);
  margin-inline-end: 0.2em;
`;

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
    <Root data-size={size} data-muted={isMuted || undefined} style={figureWidth(text, currency)}>
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
  /** In the quiet colour: reckoned with a price that is too old. */
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
