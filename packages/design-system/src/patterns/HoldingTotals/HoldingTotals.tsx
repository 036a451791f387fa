import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Fact } from '../FactLine/FactLine.tsx';

/* By its own room: on a phone a line for each currency, on a wide window side by side. */
const lines = '@container totals (max-width: 45.99rem)';
const beside = '@container totals (min-width: 46rem)';
/* Two currencies with every fact need more. */
const belowAll = '@container totals (max-width: 57.99rem)';

const Root = styled.div`
  container: totals / inline-size;
  padding-block-end: 2px;
  @media (min-width: 64em) {
    padding-block: var(--m-space-2);
  }
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
`;

/* As high for one currency as for two: a portfolio that is not read yet has the height of most. */
const Items = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 2.5rem;
  ${beside} {
    grid-auto-flow: column;
    justify-content: start;
    column-gap: var(--m-space-12);
  }
`;

const Item = styled.section`
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 4px;
  /* Names above, figures below, on one line each. */
  ${beside} {
    display: grid;
    grid-template-rows: auto auto;
    grid-auto-flow: column;
    column-gap: var(--m-space-6);
  }
`;

const Label = styled.h2`
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-regular);
`;

const Full = styled.span`
  ${lines} {
    display: none;
  }
`;

const Short = styled.span`
  ${beside} {
    display: none;
  }
`;

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  /* A broken number is read as two. */
  ${beside} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  && > :first-child {
    font-size: var(--m-type-16);
    font-weight: var(--m-weight-strong);
    ${beside} {
      font-size: var(--m-type-20);
      white-space: nowrap;
    }
  }
  /* A line has room for two figures. */
  & > :nth-child(2) {
    ${lines} {
      display: none;
    }
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
  display: contents;
  font-size: var(--m-type-12);
  & > div {
    display: flex;
    align-items: baseline;
    gap: 4px;
    font-size: var(--m-type-12);
    ${beside} {
      display: contents;
    }
    &[data-room='wide'] {
      ${belowAll} {
        display: none;
      }
    }
  }
  & dt {
    color: var(--m-text-tertiary);
    font-size: var(--m-type-12);
  }
  && dd > * {
    font-size: inherit;
  }
  && dd {
    ${beside} {
      font-size: var(--m-type-14);
    }
  }
`;

export interface HoldingTotal {
  id: string;
  /** What the figure is, with its currency: "P&L before fees, USD". */
  label: string;
  /** The same in a line with its figures: "USD P&L". */
  shortLabel: string;
  /** A `Price` of size `l`, or a `BalanceText` while balances are hidden. */
  figure: ReactNode;
  /** A `ChangeTag`: the same as a percentage of what was put in. Shown where it is wide. */
  change: ReactNode;
  facts: readonly (Fact & { room?: 'always' | 'wide' | undefined })[];
}

export interface HoldingTotalsProps {
  /** One for each currency: currencies are never added up. */
  totals: readonly HoldingTotal[];
}

/** What all holdings come to in each currency. Every figure is a slot, so that a tick renders only that. */
export function HoldingTotals({ totals }: HoldingTotalsProps): ReactNode {
  return (
    <Root>
      <Items>
        {totals.map((total) => (
          <One key={total.id} {...total} />
        ))}
      </Items>
    </Root>
  );
}

function One({ label, shortLabel, figure, change, facts }: HoldingTotal): ReactNode {
  const labelId = useId();
  return (
    <Item aria-labelledby={labelId}>
      <Label id={labelId} aria-label={label}>
        <Full>{label}</Full>
        <Short>{shortLabel}</Short>
      </Label>
      <Figure>
        {figure}
        {change}
      </Figure>
      <Facts>
        {facts.map(({ id, label: name, value, room }) => (
          <div key={id} data-room={room}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Item>
  );
}
