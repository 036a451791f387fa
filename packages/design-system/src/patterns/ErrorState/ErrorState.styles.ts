import { styled } from 'styled-components';

/* Quiet: a part that failed is no louder than what did come. Mark and words set it apart from an empty list. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-2) var(--m-space-3);
  padding: var(--m-space-3) var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  font-size: var(--m-type-14);

  & > svg {
    flex: none;
    align-self: start;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 1px;
    color: var(--m-status-negative);
  }
  &[data-tone='waiting'] > svg {
    color: var(--m-status-waiting);
  }
`;

/* May have a code of the backend in it, which is one long word. */
export const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--m-text-secondary);
`;

export const Title = styled.h2`
  color: var(--m-text-primary);
  font-size: inherit;
  font-weight: var(--m-weight-strong);
`;
