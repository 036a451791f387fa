import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-1) var(--m-space-5);
  font-size: var(--m-type-14);

  &[data-stacked] > div {
    flex-basis: 100%;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--m-space-2);
    min-inline-size: 0;
  }
  & dt {
    color: var(--m-text-tertiary);
  }
  & dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Fact {
  id: string;
  label: string;
  /** A string, `MoneyText`, `BalanceText` or `ChangeTag` of size `s` or `m`. */
  value: ReactNode;
}

export interface FactLineProps {
  /** Two to four; a fact never breaks between its name and its value unless it is alone on its line. */
  facts: readonly Fact[];
  /** Each on a line of its own: where they decide how high a card is, which is not to depend on how long its figures are. */
  isStacked?: boolean | undefined;
}

/** A few facts in running line under a large figure: "Today +$312.40   Floating +$170.00". */
export function FactLine({ facts, isStacked = false }: FactLineProps): ReactNode {
  return (
    <Root data-stacked={isStacked || undefined}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
