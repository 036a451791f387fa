import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--m-space-2);
  /* With very large letters one below the other. */
  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  align-content: center;
  gap: 0 var(--m-space-2);
  min-block-size: var(--m-size-target);
  padding: var(--m-space-1) var(--m-space-3);
  border: 1px solid var(--m-line-hairline);
  border-radius: var(--m-radius-m);
  background: none;
  color: var(--m-text-primary);
  line-height: var(--m-leading-number);
  text-align: start;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--m-surface-hover);
    }
  }
  &:active:not(:disabled) {
    background: var(--m-surface-pressed);
  }
  &:disabled {
    color: var(--m-text-tertiary);
    cursor: default;
  }
`;

export const Name = styled.span`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;

/* Digits of one width at the end of the line: a tick moves nothing. One longer than the button breaks, and widens nothing. */
export const Value = styled.span`
  min-inline-size: 0;
  margin-inline-start: auto;
  overflow-wrap: anywhere;
  text-align: end;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;

  [data-stale] & {
    color: var(--m-text-tertiary);
  }
`;
