import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 4px;
  padding: 2px 8px 2px 6px;
  border-radius: var(--m-radius-s);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: 1.5;
  background: var(--m-surface-pressed);
  color: var(--m-text-secondary);

  & > svg {
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.25em;
    stroke-width: 2.25;
  }
  & > span {
    min-inline-size: 0;
  }
  &[data-tone='waiting'] {
    background: var(--m-status-waiting-tint);
    color: var(--m-status-waiting);
  }
  &[data-tone='positive'] {
    background: var(--m-status-positive-tint);
    color: var(--m-status-positive);
  }
  &[data-tone='attention'],
  &[data-tone='negative'] {
    background: var(--m-status-negative-tint);
    color: var(--m-status-negative);
  }
  &[data-tone='info'] {
    background: var(--m-status-info-tint);
    color: var(--m-status-info);
  }
`;
