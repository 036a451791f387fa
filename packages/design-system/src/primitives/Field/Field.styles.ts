import { css, styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`;

export const Label = styled.label`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
`;

export const Hint = styled.p`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  font-size: var(--m-type-14);
  color: var(--m-status-negative);

  & > svg {
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.25em;
  }
`;

/** The look of everything one types into. Sixteen pixels at least: below, iOS zooms the page in. */
export const control = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: 48px;
  border: 1px solid var(--m-line-strong);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-canvas);
  color: var(--m-text-primary);
  transition:
    border-color var(--m-motion-fast) var(--m-motion-ease),
    box-shadow var(--m-motion-fast) var(--m-motion-ease);

  &:focus-within {
    border-color: var(--m-line-focus);
    box-shadow: 0 0 0 1px var(--m-line-focus);
  }
  &[data-invalid] {
    border-color: var(--m-status-negative);
  }
  &[data-invalid]:focus-within {
    box-shadow: 0 0 0 1px var(--m-status-negative);
  }
  &[data-disabled] {
    border-color: var(--m-line-hairline);
    background: var(--m-surface-sunken);
    color: var(--m-text-tertiary);
  }
`;

export const Box = styled.div`
  ${control}
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 46px;
  padding: 0 var(--m-space-4);
  border: 0;
  background: none;
  font-size: var(--m-type-16);
  border-radius: inherit;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--m-text-tertiary);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  &[type='search']::-webkit-search-cancel-button {
    display: none;
  }
`;
