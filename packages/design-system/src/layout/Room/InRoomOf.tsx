import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  &[data-centred] {
    align-items: center;
  }
  & > [inert] {
    visibility: hidden;
  }
  & > [inert] * {
    animation: none;
  }
`;

export interface InRoomOfProps {
  /** What was to come, or its skeleton: it is measured and not shown. */
  awaited: ReactNode;
  /** In the middle of the room instead of at its top: for what fills a place, as an empty state does. */
  isCentred?: boolean | undefined;
  /** What is shown instead. */
  children: ReactNode;
}

/** Something in the place of what did not come, with the room that this would have taken: nothing below it moves. */
export function InRoomOf({ awaited, isCentred = false, children }: InRoomOfProps): ReactNode {
  return (
    <Root data-centred={isCentred || undefined}>
      <div inert>{awaited}</div>
      <div>{children}</div>
    </Root>
  );
}
