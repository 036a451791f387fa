import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FigureRow, type FigureRowProps } from '../FigureRow/FigureRow.tsx';

const Root = styled.section`
  & > div + div {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

const Title = styled.h2`
  padding-block: var(--m-space-2);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
`;

export interface OrderSummaryProps {
  title: string;
  /** The figures in the order they add up. */
  rows: readonly FigureRowProps[];
  /** What they come to. */
  total?: FigureRowProps | undefined;
  headingLevel?: 2 | 3 | undefined;
}

/** What an order will cost and why, with the total last and largest. */
export function OrderSummary({ title, rows, total, headingLevel = 2 }: OrderSummaryProps): ReactNode {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title as={`h${headingLevel}`} id={titleId}>
        {title}
      </Title>
      {rows.map((row) => (
        <FigureRow key={row.label} {...row} />
      ))}
      {total && <FigureRow {...total} isTotal />}
    </Root>
  );
}
