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

/* Seen only: what is required is heard from the control itself. */
export const RequiredMark = styled.span`
  margin-inline-start: 2px;
  font-size: var(--m-type-14);
  color: var(--m-status-negative);
`;

/* The count keeps the end of the line, whatever the message beside it. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 var(--m-space-3);
  /* Beside the count while there is room for words, above it with large letters. */
  & > p {
    flex: 1 1 10rem;
  }
`;

export const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
`;

export const Hint = styled.p`
  min-inline-size: 0;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  overflow-wrap: anywhere;
`;

/** Has a mark: what describes a control may hold hints and units beside it. */
export const ErrorText = styled.p.attrs<{ 'data-error'?: string }>({ 'data-error': '' })`
  display: flex;
  gap: 6px;
  min-inline-size: 0;
  font-size: var(--m-type-14);
  color: var(--m-status-negative);

  & > svg {
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.25em;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The look of everything one types into. Sixteen pixels at least for a finger: below, iOS zooms the page in. */
export const control = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: var(--m-size-row);
  border: 1px solid var(--m-line-strong);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-canvas);
  color: var(--m-text-primary);
  transition: border-color var(--m-motion-fast) var(--m-motion-ease);

  /* The frame is the focus ring: of the text in it, or of itself where it is a button. A button inside has its own. */
  &:focus-visible,
  &:has(> input:focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  &[data-invalid] {
    border-color: var(--m-status-negative);
  }
  &[data-invalid]:focus-visible,
  &[data-invalid]:has(> input:focus-visible) {
    outline-color: var(--m-status-negative);
  }
  &[data-disabled] {
    border-color: var(--m-line-hairline);
    background: var(--m-surface-sunken);
    color: var(--m-text-tertiary);
  }
`;

export const Box = styled.div`
  ${control}
  /* Inside the frame, which is as high as a row. */
  & > button,
  & > span > button {
    max-block-size: calc(var(--m-size-row) - 2px);
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: calc(var(--m-size-row) - 2px);
  padding: 0 var(--m-space-4);
  border: 0;
  background: none;
  font-size: var(--m-type-row);
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

/** Before the text: an icon, or a sign that belongs to it. */
export const Leading = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  padding-inline-start: var(--m-space-4);
  color: var(--m-text-tertiary);

  & + input {
    padding-inline-start: var(--m-space-2);
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

/** A button in words at the end of the box: send a code, take all there is. */
export const BoxAction = styled.button`
  flex: none;
  max-inline-size: 55%;
  min-inline-size: 44px;
  min-block-size: calc(var(--m-size-target) - 2px);
  margin-inline-end: 2px;
  padding: 0 var(--m-space-3);
  border: 0;
  border-radius: calc(var(--m-radius-m) - 2px);
  background: none;
  color: var(--m-text-accent);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--m-surface-hover);
    }
  }
  &:active:not([aria-disabled='true'], :disabled) {
    background: var(--m-surface-pressed);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-disabled='true'],
  &:disabled {
    color: var(--m-text-tertiary);
    font-weight: var(--m-weight-regular);
    cursor: not-allowed;
  }
`;
