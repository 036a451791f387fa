import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 0 var(--m-space-3);
  line-height: var(--m-leading-number);
  @media (max-width: 15em) {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Figure = styled.div`
  display: flex;
  align-items: baseline;
  gap: 6px;
  color: var(--m-trend-flat-text);

  &[data-trend='up'] {
    color: var(--m-trend-up-text);
  }
  &[data-trend='down'] {
    color: var(--m-trend-down-text);
  }
  /* Words stay where they are when the digits come: on the right they grow to the left. */
  &:last-child {
    flex-direction: row-reverse;
  }
  &:nth-child(2) > dd {
    min-inline-size: 4ch;
  }
  & > dt {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--m-type-12);
  }
  & > dd {
    font-size: var(--m-type-14);
    font-weight: var(--m-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  & svg {
    inline-size: 0.6em;
    block-size: 0.6em;
    fill: currentColor;
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 6px;
  margin-block: 4px;
  border-radius: 3px;
  background: var(--m-surface-sunken);
  overflow: clip;

  & > div {
    flex: var(--m-share) 0 0;
    /* One of a thousand is seen. */
    min-inline-size: 2px;
    background: var(--m-trend-flat);
  }
  & > [data-trend='up'] {
    background: var(--m-trend-up);
  }
  & > [data-trend='down'] {
    background: var(--m-trend-down);
  }
  [data-stale] > & > div {
    background: var(--m-trend-flat);
  }
`;

/* Its line is there before its words are: nothing below moves when they come. */
export const Note = styled.p`
  min-block-size: calc(var(--m-type-12) * 1.3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
`;
