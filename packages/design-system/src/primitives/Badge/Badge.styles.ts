import { styled } from 'styled-components';

export const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 5px;
  border-radius: var(--m-radius-pill);
  background: var(--m-accent-fill);
  color: var(--m-text-on-accent);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;

  &[data-tone='negative'] {
    background: var(--m-status-negative-fill);
    color: var(--m-status-on-negative);
  }
  &[data-tone='neutral'] {
    background: var(--m-surface-pressed);
    color: var(--m-text-secondary);
  }
  &[data-dot] {
    min-inline-size: 10px;
    inline-size: 10px;
    block-size: 10px;
    padding: 0;
  }
  /* On the upper corner of what it marks, cut out of it by a ring of the page's colour. */
  ${Anchor} > & {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: calc(100% - 20px);
    box-shadow: 0 0 0 2px var(--m-surface-canvas);
    pointer-events: none;
  }
  /* On an icon by itself, without the room that a button has around it. */
  ${Anchor} > svg + & {
    inset-block-start: -9px;
    inset-inline-start: calc(100% - 10px);
  }
  ${Anchor} > &[data-dot] {
    inset-block-start: 8px;
    inset-inline-start: calc(100% - 18px);
  }
  ${Anchor} > svg + &[data-dot] {
    inset-block-start: -2px;
    inset-inline-start: calc(100% - 8px);
  }
`;
