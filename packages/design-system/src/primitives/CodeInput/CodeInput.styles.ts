import { styled } from 'styled-components';
import { Input } from '../Field/Field.styles.ts';

export const Code = styled(Input)`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.2em;
  &::placeholder {
    letter-spacing: 0;
  }
`;

export const Send = styled.button`
  flex: none;
  max-inline-size: 55%;
  min-block-size: 44px;
  margin-inline-end: 2px;
  padding: 0 var(--m-space-3);
  border: 0;
  border-radius: var(--m-radius-m);
  background: none;
  color: var(--m-text-accent);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);

  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--m-surface-hover);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-disabled='true'],
  &:disabled {
    color: var(--m-text-tertiary);
    font-weight: var(--m-weight-regular);
    cursor: not-allowed;
  }
`;
