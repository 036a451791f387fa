import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  padding-block: var(--m-space-4);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
  font-variant-numeric: tabular-nums;
`;

export interface ListEndProps {
  /** How much of the list is here: "25 of 120". */
  shown: string;
  /** What holds for all of it: "Times in EST". */
  note?: string | undefined;
  /** Lengthens the list; leave out at its end. */
  onMore?: (() => void) | undefined;
  /** Says what comes: "Show more", "Show earlier". Needed with `onMore`. */
  moreLabel?: string | undefined;
  /** The next part is on its way. */
  isPending?: boolean | undefined;
}

/** The end of a list that is read in parts: how much of it is here, and the way to more. */
export function ListEnd({ shown, note, onMore, moreLabel, isPending = false }: ListEndProps): ReactNode {
  return (
    <Root>
      <span>{shown}</span>
      {onMore && (
        <Button onPress={onMore} isPending={isPending}>
          {moreLabel}
        </Button>
      )}
      {note !== undefined && <span>{note}</span>}
    </Root>
  );
}
