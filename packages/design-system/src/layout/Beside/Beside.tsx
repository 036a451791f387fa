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
`;

/* Ten rem are its least: with less, as with very large letters, what stands beside it goes below. */
const Main = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const End = styled.div`
  flex: none;
  max-inline-size: 100%;
`;

export interface BesideProps {
  /** Takes the width there is. */
  children: ReactNode;
  /** Keeps its own width: a button, a switch. */
  end: ReactNode;
}

/** One thing that fills the line and one that keeps its size: a sentence and its button, a picker and its switch. */
export function Beside({ children, end }: BesideProps): ReactNode {
  return (
    <Root>
      <Main>{children}</Main>
      <End>{end}</End>
    </Root>
  );
}
