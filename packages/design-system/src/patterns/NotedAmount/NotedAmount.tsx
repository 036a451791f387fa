import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: flex;
  flex-flow: var(--m-row-flow);
  align-items: flex-end;
  justify-content: flex-end;
  gap: 0 var(--m-space-2);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: end;
`;

const Note = styled.span`
  order: var(--m-row-order);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

export interface NotedAmountProps {
  /** `MoneyText`, `BalanceText` or `ChangeTag`. */
  amount: ReactNode;
  /** What the amount alone does not say: "after fees", "Balance $1,204.00", or a `StatusTag`. */
  note?: ReactNode;
}

/** An amount at the end of a row with a few words under it. */
export function NotedAmount({ amount, note }: NotedAmountProps): ReactNode {
  return (
    <Root>
      {amount}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
