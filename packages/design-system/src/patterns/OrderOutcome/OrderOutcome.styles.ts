import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--m-space-3);
  padding-block: var(--m-space-3);
  border-block: 1px solid var(--m-line-hairline);
`;

export const Quantities = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(1rem, 1fr) minmax(0, auto);
  align-items: center;
  gap: var(--m-space-1) var(--m-space-3);
`;

export const Name = styled.span`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  color: var(--m-text-primary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  font-weight: var(--m-weight-medium);
  overflow-wrap: anywhere;
  text-align: end;
`;

export const Bar = styled.span`
  block-size: 8px;
  inline-size: max(2px, calc(var(--m-share) * 100%));
  border-radius: 4px;
  background: var(--m-accent-fill);
  &[data-before] {
    background: var(--m-line-strong);
  }
`;

/* The entry is in the middle: how near the end is can be seen before a number is read. */
export const Track = styled.div`
  --m-way: var(--m-status-negative);
  --m-way-tint: var(--m-status-negative-tint);
  &[data-tone='positive'] {
    --m-way: var(--m-status-positive);
    --m-way-tint: var(--m-status-positive-tint);
  }
  position: relative;
  block-size: 20px;
  background: linear-gradient(var(--m-line-hairline), var(--m-line-hairline)) center / 100% 2px no-repeat;

  & > i {
    position: absolute;
    inset-block: 2px;
    inset-inline-start: calc(var(--m-at) * 100%);
    inline-size: 2px;
    margin-inline-start: -1px;
    background: var(--m-text-primary);
  }
  & > [data-mark='end'] {
    background: var(--m-way);
  }
`;

export const Risk = styled.div`
  position: absolute;
  inset-block: 6px;
  inset-inline-start: calc(var(--m-from) * 100%);
  inline-size: calc((var(--m-to) - var(--m-from)) * 100%);
  background: var(--m-way-tint);
  border-block: 1px solid var(--m-way);
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--m-space-3);
  &[data-reversed] {
    flex-direction: row-reverse;
  }
  & > div {
    display: grid;
  }
  & > div > span {
    text-align: start;
  }
  &[data-reversed] > [data-end] > span,
  &:not([data-reversed]) > :not([data-end]) > span {
    text-align: end;
  }
`;

export const Caption = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;
