import { NumberField as Base } from '@base-ui/react/number-field';
import { css, styled } from 'styled-components';
import { control } from '../Field/Field.styles.ts';

export const Group = styled(Base.Group)`
  ${control}
  inline-size: fit-content;
  max-inline-size: 100%;
`;

const step = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 48px;
  min-block-size: 46px;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  color: var(--m-text-secondary);
  border-radius: var(--m-radius-m);
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      background: var(--m-surface-hover);
      color: var(--m-text-primary);
    }
  }
  &:active:not([data-disabled]) {
    background: var(--m-surface-pressed);
  }
  &[data-disabled] {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Decrement = styled(Base.Decrement)`
  ${step}
`;
export const Increment = styled(Base.Increment)`
  ${step}
`;

export const Value = styled(Base.Input)`
  flex: 1 1 auto;
  inline-size: max(5rem, calc((var(--m-digits) + 1) * 1ch));
  min-inline-size: 3rem;
  min-block-size: 46px;
  padding: 0 var(--m-space-1);
  border: 0;
  background: none;
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }
`;
