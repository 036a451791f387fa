import { styled } from 'styled-components';

export const Box = styled.div`
  container-type: inline-size;
`;

/* Ring over list on a phone, beside it where there is room for both. */
export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);

  & > :first-child {
    flex: none;
  }
  @container (inline-size >= 34rem) {
    flex-direction: row;
    align-items: center;
    gap: var(--m-space-8);

    & > :first-child {
      margin-inline: 0;
    }
  }
`;

export const RingShape = styled.div`
  inline-size: min(100%, 13rem);
  aspect-ratio: 1;
  margin-inline: auto;
  border: 1.25rem solid var(--m-surface-skeleton);
  border-radius: 50%;
`;

export const RowShapes = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  align-content: center;
  max-inline-size: 36rem;
`;

export const RowShape = styled.div`
  display: grid;
  grid-template-columns: 0.75rem minmax(0, 6rem) 1fr minmax(0, 5rem);
  align-items: center;
  column-gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding-inline: var(--m-space-2);

  & > span {
    block-size: 0.75rem;
    border-radius: 3px;
    background: var(--m-surface-skeleton);
  }
  & > :nth-child(3) {
    background: none;
  }
`;
