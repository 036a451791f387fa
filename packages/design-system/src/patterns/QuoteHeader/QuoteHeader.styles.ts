import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-1);
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  margin-block-end: var(--m-space-3);
`;

export const Names = styled.div`
  min-inline-size: 0;
  line-height: var(--m-leading-number);
`;

export const Name = styled.h2`
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Code = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-2);
  margin-block-start: 2px;
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
`;

/*
 * Price and change share a baseline where there is room for the longest of both; else each has a line of its own, so that
 * the height is known before the price is.
 */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--m-space-3);

  @container (inline-size < 26rem) {
    flex-direction: column;
    align-items: flex-start;

    & > :nth-child(2) {
      min-block-size: 1.5rem;
    }
  }
`;

export const Trust = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--m-space-3);
  min-block-size: 1.5rem;
  font-size: var(--m-type-12);
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;

  & > * {
    min-block-size: 1.25rem;
  }
  /* The session has a line of its own; age and caveat share the next, so that a caveat makes nothing taller. */
  @container (inline-size < 26rem) {
    align-items: flex-start;
    row-gap: 0;

    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

/* The price outside the regular session: second in rank, so second in size, behind a hairline. */
export const Extended = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--m-space-2);
  margin-block-start: var(--m-space-2);
  padding-block-start: var(--m-space-2);
  border-block-start: 1px solid var(--m-line-hairline);
  font-size: var(--m-type-12);
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
`;

/* The mark is beside the first of two lines. */
export const State = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  font-weight: var(--m-weight-medium);
  color: var(--m-text-primary);
`;

/* Each session has a shape of its own: full, half, empty, two bars. */
export const Mark = styled.i`
  flex: none;
  margin-block-start: calc((1lh - 10px) / 2);
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid var(--m-mark);
  border-radius: 50%;
  --m-mark: var(--m-text-tertiary);

  &[data-session='open'] {
    --m-mark: var(--m-status-positive);
    background: var(--m-mark);
  }
  &:is([data-session='pre'], [data-session='post']) {
    --m-mark: var(--m-status-info);
    background: linear-gradient(90deg, var(--m-mark) 50%, transparent 50%);
  }
  &[data-session='post'] {
    rotate: 180deg;
  }
  &[data-session='break'] {
    --m-mark: var(--m-status-waiting);
  }
  &[data-session='halted'] {
    --m-mark: var(--m-status-negative);
    border-width: 0 3px;
    border-radius: 1px;
  }
`;

/* The lines are where the figures will be, at the same heights. */
export const Waiting = styled.div`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  block-size: var(--m-line);
`;
