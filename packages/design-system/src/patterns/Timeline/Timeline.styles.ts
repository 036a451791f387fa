import { styled } from 'styled-components';

export const Root = styled.ol``;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 var(--m-space-3);
  padding-block-end: var(--m-space-5);

  /* The way between two steps: drawn when it has been walked, dotted when it lies ahead. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 26px auto 2px 11px;
    border-inline-start: 2px dotted var(--m-line-strong);
  }
  &[data-state='done']:not(:last-child)::before {
    border-inline-start-style: solid;
    border-color: var(--m-status-positive);
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

export const Marker = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: var(--m-text-tertiary);

  & > svg {
    inline-size: 22px;
    block-size: 22px;
  }
  & > i {
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    border: 2px solid var(--m-line-strong);
  }
  [data-state='yours'] > & > i {
    inline-size: 16px;
    block-size: 16px;
    border: 5px solid var(--m-accent-fill);
  }
  [data-state='done'] > & {
    color: var(--m-status-positive);
  }
  [data-state='current'] > & {
    color: var(--m-status-waiting);
  }
  [data-state='failed'] > & {
    color: var(--m-status-negative);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--m-space-3);
`;

export const Title = styled.span`
  font-weight: var(--m-weight-medium);
  :is([data-state='current'], [data-state='yours']) & {
    font-weight: var(--m-weight-strong);
  }
  [data-state='todo'] & {
    color: var(--m-text-tertiary);
    font-weight: var(--m-weight-regular);
  }
`;

export const Time = styled.span`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  font-variant-numeric: tabular-nums;
`;

export const Detail = styled.div`
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
`;
