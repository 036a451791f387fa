import { styled } from 'styled-components';
import { control, Input } from '../Field/Field.styles.ts';

export const Box = styled.div`
  ${control}
  container-type: inline-size;
  font-variant-numeric: tabular-nums;
`;

export const Amount = styled(Input)`
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-medium);
  letter-spacing: -0.01em;
  padding-inline: var(--m-space-1) var(--m-space-4);

  &:first-child {
    padding-inline-start: var(--m-space-4);
  }
  &[data-has-suffix] {
    padding-inline-end: var(--m-space-1);
  }
  &[data-has-steps] {
    text-align: center;
    padding-inline: var(--m-space-1);
  }
  &::placeholder {
    font-weight: var(--m-weight-regular);
  }
  /* With large letters in a narrow box the number has to stay in sight. */
  @container (inline-size < 12rem) {
    font-size: var(--m-type-16);
    &[data-has-steps] {
      padding-inline: 0;
    }
  }
`;

/* Small and quiet: the number speaks. */
export const Unit = styled.span`
  flex: none;
  max-inline-size: 40%;
  padding-inline: var(--m-space-4) 0;
  font-size: var(--m-type-14);
  line-height: var(--m-leading-number);
  color: var(--m-text-tertiary);
  pointer-events: none;

  &[data-end] {
    padding-inline: 0 var(--m-space-4);
  }
  /* Beside the buttons of a counted quantity the number is in the middle. */
  button + & {
    padding-inline-start: var(--m-space-1);
  }
  &[data-end]:has(+ button) {
    padding-inline-end: var(--m-space-1);
  }
  @container (inline-size < 12rem) {
    font-size: var(--m-type-12);
    /* The button has room enough of its own; the number has none to give. */
    &[data-end]:has(+ button) {
      padding-inline: var(--m-space-1) 0;
    }
  }
`;

export const Step = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 48px;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  color: var(--m-text-secondary);
  border-radius: calc(var(--m-radius-m) - 1px);
  touch-action: manipulation;

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--m-surface-hover);
      color: var(--m-text-primary);
    }
  }
  &:active:not(:disabled) {
    background: var(--m-surface-pressed);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  @container (inline-size < 12rem) {
    inline-size: 44px;
  }
`;
