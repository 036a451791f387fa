import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-2) var(--m-space-4);
  @media (max-width: 22em) {
    column-gap: var(--m-space-2);
  }

  &[data-column] {
    align-items: flex-start;
  }
`;

/* Ten rem are its least: with less, as with very large letters, what is beside it goes below. */
const Main = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const End = styled.div`
  flex: none;
  max-inline-size: 100%;
  [data-column] > & {
    flex: 0 0 12rem;
  }
`;

export interface BesideProps {
  /** Takes the width there is. */
  children: ReactNode;
  /** Keeps its own width: a button, a switch. */
  end: ReactNode;
  /** The second is a column of 12 rem, whatever it holds, and both begin at the same height: a book beside a chart. */
  isColumn?: boolean | undefined;
}

/** One thing that fills the line and one that keeps its size: a sentence and its button, a picker and its switch. */
export function Beside({ children, end, isColumn = false }: BesideProps): ReactNode {
  return (
    <Root data-column={isColumn || undefined}>
      <Main>{children}</Main>
      <End>{end}</End>
    </Root>
  );
}
