import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);
  min-inline-size: 0;
`;

export const Title = styled.h2`
  font-size: var(--m-type-28);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.02em;
  /* Focus is put here to have it read out; nothing can be done with it, so it shows no ring. */
  &:focus-visible {
    outline: none;
  }
`;

export const Lead = styled.p`
  margin-block-start: var(--m-space-1);
  color: var(--m-text-secondary);
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);
  margin-block-start: var(--m-space-5);
`;

/* What is wrong, in the order of the fields: each line leads to its field. */
export const Problems = styled.div`
  padding: var(--m-space-3) var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  & > p {
    display: flex;
    align-items: flex-start;
    gap: var(--m-space-2);
    font-weight: var(--m-weight-strong);
  }
  & > p > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    color: var(--m-status-negative);
  }
`;

export const Problem = styled.button`
  min-block-size: var(--m-size-target);
  padding: var(--m-space-1) 0;
  border: 0;
  background: none;
  color: var(--m-text-primary);
  font-size: var(--m-type-14);
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

/* The way on is the wider one, under the thumb. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-3);
  & > :last-child {
    flex: 1 1 10rem;
  }
`;
