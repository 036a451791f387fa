import { RouterLink } from '@meridian/design-system';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: var(--m-space-6);
`;

/** Two columns where there is room: money, then the person. */
export const Columns = styled.div`
  display: grid;
  gap: var(--m-space-8);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: var(--m-space-8) var(--m-space-12);
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: var(--m-space-4);
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-inline-size: 0;
`;

export const PersonNames = styled.div`
  min-inline-size: 0;
`;

export const PersonName = styled.p`
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
`;

export const PersonId = styled.p`
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
  overflow-wrap: anywhere;
`;

export const Totals = styled.div`
  display: grid;
  gap: var(--m-space-6);
`;

export const Note = styled.p`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const Profits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-1) var(--m-space-5);
  margin-block-start: var(--m-space-1);
`;

export const Profit = styled.p`
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
`;

/* Four beside each other; with large letters as many as their names leave room for. */
export const Doors = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: var(--m-space-2);
`;

export const WalletAmount = styled.span`
  display: grid;
  justify-items: end;
`;

export const Free = styled.span`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  font-variant-numeric: tabular-nums;
`;

export const Door = styled(RouterLink)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--m-space-1);
  min-block-size: 64px;
  padding: var(--m-space-2) var(--m-space-1);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);
  color: var(--m-text-primary);
  text-decoration: none;
  font-size: var(--m-type-12);
  text-align: center;

  & > svg {
    color: var(--m-text-accent);
  }
  &:hover {
    background: var(--m-surface-pressed);
  }
`;
