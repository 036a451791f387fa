import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Fact } from '../FactLine/FactLine.tsx';

/* Side by side, so that one currency takes as much height as two. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-3) var(--m-space-5);
`;

/* By its own room: a phone has a narrow one for each currency, a wide window one for its facts beside the figure. */
const beside = '@container (min-width: 21rem)';
const alone = '@container (min-width: 40rem)';

const Item = styled.section`
  flex: 1 1 8rem;
  min-inline-size: 0;
  max-inline-size: 100%;
  container-type: inline-size;
`;

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${beside} {
    grid-template-columns: max-content minmax(0, 1fr);
    column-gap: var(--m-space-6);
  }
`;

const Label = styled.h2`
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-regular);
`;

/* Two amounts of seven figures fit side by side on a phone. */
const Figure = styled.div`
  && > * {
    font-size: clamp(1rem, 12cqi, var(--m-type-28));
  }
  /* Below the size at which the plain trend colours have their contrast. */
  &&& > [data-trend='up'] {
    color: var(--m-trend-up-text);
  }
  &&& > [data-trend='down'] {
    color: var(--m-trend-down-text);
  }
  &&& > [data-stale][data-trend] {
    color: var(--m-text-tertiary);
  }
`;

const Facts = styled.dl`
  justify-self: stretch;
  max-inline-size: 14rem;
  ${beside} {
    grid-area: 1 / 2 / span 3;
    align-self: end;
  }
  ${alone} {
    display: flex;
    gap: var(--m-space-6);
    max-inline-size: none;
    justify-self: end;
    text-align: end;
  }
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--m-space-2);
    ${alone} {
      display: block;
    }
  }
  && dd {
    ${alone} {
      font-size: var(--m-type-16);
    }
  }
  & dt {
    color: var(--m-text-tertiary);
  }
  && dd > * {
    font-size: inherit;
  }
`;

export interface HoldingTotal {
  id: string;
  /** What the figure is, with its currency where there are several: "P&L before fees, USD". */
  label: string;
  /** A `Price` of size `l`, or a `BalanceText` while balances are hidden. */
  figure: ReactNode;
  /** A `ChangeTag`: the same as a percentage of what was put in. */
  change: ReactNode;
  facts: readonly Fact[];
}

export interface HoldingTotalsProps {
  /** One for each currency: currencies are never added up. */
  totals: readonly HoldingTotal[];
}

/** The current value of all holdings in each currency, side by side. Every figure is a slot, so that a tick renders only that. */
export function HoldingTotals({ totals }: HoldingTotalsProps): ReactNode {
  return (
    <Root>
      {totals.map((total) => (
        <One key={total.id} {...total} />
      ))}
    </Root>
  );
}

function One({ label, figure, change, facts }: HoldingTotal): ReactNode {
  const labelId = useId();
  return (
    <Item aria-labelledby={labelId}>
      <Parts>
        <Label id={labelId}>{label}</Label>
        <Figure>{figure}</Figure>
        {change}
        <Facts>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </Facts>
      </Parts>
    </Item>
  );
}
