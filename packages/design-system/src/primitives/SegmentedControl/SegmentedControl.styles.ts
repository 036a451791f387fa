import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border-radius: var(--m-radius-m);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  /* Words that do not fit side by side, whole, are moved sideways. */
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Option = styled.label`
  position: relative;
  flex: 1 1 0;
  min-inline-size: min-content;
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: min(44px, calc(var(--m-size-row) - 4px));
  padding: var(--m-space-1) var(--m-space-2);
  border-radius: calc(var(--m-radius-m) - 2px);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  text-align: center;
  overflow-wrap: normal;
  word-break: keep-all;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--m-motion-base) var(--m-motion-ease),
    color var(--m-motion-base) var(--m-motion-ease);

  @media (hover: hover) {
    &:hover {
      color: var(--m-text-primary);
    }
  }
  &:has(:checked) {
    background: var(--m-surface-selected);
    box-shadow: var(--m-elevation-selected);
    color: var(--m-text-primary);
    font-weight: var(--m-weight-strong);
  }
  &[data-tone='buy']:has(:checked) {
    background: var(--m-action-buy);
    box-shadow: none;
    color: var(--m-action-on-buy);
  }
  &[data-tone='sell']:has(:checked) {
    background: var(--m-action-sell);
    box-shadow: none;
    color: var(--m-action-on-sell);
  }
  /* Fills the 2 px between the segment and the frame, so that it is never cut off. */
  &:has(:focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 0;
    z-index: 1;
  }
  &:has(:disabled),
  &[data-tone]:has(:disabled) {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  &[data-tone]:has(:checked:disabled) {
    background: var(--m-surface-pressed);
    color: var(--m-text-disabled);
  }
`;

/* The real radio: covers its label, and the frame above and below it, so that touch, keyboard and screen readers meet it where it is seen. */
export const Radio = styled.input`
  position: absolute;
  inset: -2px 0;
  inline-size: 100%;
  block-size: calc(100% + 4px);
  margin: 0;
  appearance: none;
  cursor: inherit;
  border-radius: inherit;
  &:focus-visible {
    outline: none;
  }
`;
