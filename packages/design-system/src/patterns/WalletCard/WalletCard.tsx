import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { StatGrid, type StatItem } from '../StatGrid/StatGrid.tsx';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-3);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  /* The icon, not its target, ends at the margin. */
  & > button {
    margin-inline-end: -10px;
  }
  & > h2 {
    font-size: var(--m-type-14);
    font-weight: var(--m-weight-medium);
    color: var(--m-text-secondary);
  }
`;

export interface WalletCardProps {
  title: string;
  /** A `BalanceText`: the screen's hero. */
  amount: ReactNode;
  items?: readonly StatItem[] | undefined;
  /** Beside the title: hide the balance, or go to the wallet. */
  action?: ReactNode;
  /** Under the amount: today's change. */
  change?: ReactNode;
}

/** The total of a wallet or account: one large figure and what it is made of. */
export function WalletCard({ title, amount, items, action, change }: WalletCardProps): ReactNode {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {action}
        </Head>
        <div>{amount}</div>
        {change}
      </div>
      {items !== undefined && items.length > 0 && <StatGrid items={items} columns={2} />}
    </Root>
  );
}
