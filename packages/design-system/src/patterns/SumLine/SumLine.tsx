import { useId, type ReactNode } from 'react';
import { Grid, Operator, Root, Term, Title } from './SumLine.styles.ts';

export interface SumTerm {
  id: string;
  label: string;
  /** A string or a `MoneyText`. */
  value: ReactNode;
  /** How it meets the term before it; the first one has none. */
  operator?: '+' | '−' | '=' | undefined;
}

export interface SumLineProps {
  /** What is added up: "US dollars". Left out where the terms say it. */
  title?: string | undefined;
  /** Two to five; the last is the result. */
  terms: readonly SumTerm[];
}

/** An addition term by term, and what it comes to: opening balance + in − out = closing balance. */
export function SumLine({ title, terms }: SumLineProps): ReactNode {
  const titleId = useId();
  return (
    <Root role={title === undefined ? undefined : 'group'} aria-labelledby={title && titleId}>
      {title !== undefined && <Title id={titleId}>{title}</Title>}
      <Grid style={{ '--m-terms': terms.length }}>
        {terms.map(({ id, label, value, operator }) => (
          <Term key={id}>
            <dt>
              {operator !== undefined && <Operator>{operator}</Operator>}
              {label}
            </dt>
            <dd>{value}</dd>
          </Term>
        ))}
      </Grid>
    </Root>
  );
}
