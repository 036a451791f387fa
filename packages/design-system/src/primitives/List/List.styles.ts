import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
  /* The end is short: it keeps its line, and the title wraps. */
  & > :not(:first-child) {
    flex: none;
    max-inline-size: 50%;
  }
`;

export const Title = styled.p`
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
`;

/* Rows of this kit draw their hairline from where their words begin; any other content gets one here. */
export const Items = styled.ul`
  & > li {
    position: relative;
  }
  &[data-plain] > li {
    padding-block: calc((var(--m-size-row) - 1lh) / 2);
  }
  &[data-plain] > li + li {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;
