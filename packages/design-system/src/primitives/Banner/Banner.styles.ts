import { styled } from 'styled-components';

/* Quiet: shape and colour of the icon show the tone, never a coloured block. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--m-space-3);
  align-items: start;
  padding: var(--m-space-3) var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-primary);
  font-size: var(--m-type-14);

  &[data-above] {
    margin-block-end: var(--m-space-2);
  }
  &[data-tone='info'] {
    --m-tone: var(--m-status-info);
  }
  &[data-tone='waiting'] {
    --m-tone: var(--m-status-waiting);
  }
  &[data-tone='negative'] {
    --m-tone: var(--m-status-negative);
  }
  &[data-tone='positive'] {
    --m-tone: var(--m-status-positive);
  }
  /* The close button keeps its 44 px and is in the corner, beside the first line. */
  & > button {
    margin: calc(-1 * var(--m-space-3)) calc(-1 * var(--m-space-4)) calc(-1 * var(--m-space-3)) 0;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-tone);
  }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-2) var(--m-space-4);
  & > div:first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

export const Title = styled.p`
  overflow-wrap: anywhere;
  font-weight: var(--m-weight-strong);
`;
export const Body = styled.div`
  color: var(--m-text-secondary);
`;
