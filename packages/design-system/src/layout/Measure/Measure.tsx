import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  inline-size: 100%;

  &[data-width='form'] {
    max-inline-size: 26rem;
  }
  &[data-width='prose'] {
    max-inline-size: 68ch;
  }
  &[data-centered] {
    margin-inline: auto;
  }
`;

export interface MeasureProps {
  /** `form`: 26 rem, a field no longer than what is typed into it. `prose`: 68 letters, a line the eye finds back from. */
  width: 'form' | 'prose';
  /** In the middle of the screen, where nothing else is beside it. */
  isCentered?: boolean | undefined;
  children: ReactNode;
}

/** Nothing is wider than it reads well. */
export function Measure({ width, isCentered = false, children }: MeasureProps): ReactNode {
  return (
    <Root data-width={width} data-centered={isCentered || undefined}>
      {children}
    </Root>
  );
}
