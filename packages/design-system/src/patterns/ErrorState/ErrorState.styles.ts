import { styled } from 'styled-components';

/* Quiet: a part that failed is no louder than what did come. Mark and words set it apart from an empty list. */
export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--m-space-2);
  padding-block: var(--m-space-2);
  font-size: var(--m-type-14);

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    /* In the middle of the first line, which is as high as its button. */
    margin-block-start: 8px;
    color: var(--m-status-negative);
  }
  &[data-tone='waiting'] > svg {
    color: var(--m-status-waiting);
  }
`;

/* May have a code of the backend in it, which is one long word. */
export const Words = styled.div`
  min-inline-size: 0;
  max-inline-size: 34rem;
  overflow-wrap: anywhere;
  color: var(--m-text-secondary);
`;

/* The way on stands right behind the words, on their line where it fits. Its focus ring covers none of them. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--m-space-4);
  min-block-size: 36px;
  &:not(:last-child) {
    margin-block-end: var(--m-space-1);
  }

  & > button {
    margin-inline-start: calc(-1 * var(--m-space-3));
  }
`;

export const Title = styled.h2`
  min-inline-size: 0;
  color: var(--m-text-primary);
  font-size: inherit;
`;
