import { styled } from 'styled-components';

/* Quiet: a part that failed is no louder than the parts that loaded. Icon and words set it apart from an empty list. */
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
    /* Centred on the first line, which is as high as its button. */
    margin-block-start: 8px;
    color: var(--m-tone);
  }
  &[data-tone='negative'] {
    --m-tone: var(--m-status-negative);
  }
  &[data-tone='waiting'] {
    --m-tone: var(--m-status-waiting);
  }
  &[data-size='s'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-block: 0;
    /* No higher than text of its size in its place. */
    vertical-align: bottom;
    font-size: var(--m-type-12);
    color: var(--m-tone);
  }
  &[data-size='s'] > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 0;
  }
`;

/* May contain a backend code, which is one long word. */
export const Words = styled.div`
  min-inline-size: 0;
  max-inline-size: 34rem;
  overflow-wrap: anywhere;
  color: var(--m-text-secondary);
`;

/* The action follows the title, on the same line where it fits; its focus ring covers no letter. */
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

export const Title = styled.p`
  min-inline-size: 0;
  color: var(--m-text-primary);
  font-size: inherit;
`;
