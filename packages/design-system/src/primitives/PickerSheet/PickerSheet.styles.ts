import { styled } from 'styled-components';
import { control } from '../Field/Field.styles.ts';

/** Looks like a field, opens a sheet. */
export const Trigger = styled.button`
  ${control}
  justify-content: space-between;
  gap: var(--m-space-2);
  padding: var(--m-space-row) var(--m-space-3) var(--m-space-row) var(--m-space-4);
  font-size: var(--m-type-row);
  text-align: start;
  line-height: var(--m-leading-number);

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Chosen = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-empty] {
    color: var(--m-text-tertiary);
  }
`;

export const Options = styled.div`
  margin-inline: calc(-1 * var(--m-space-2));
  &:focus-visible {
    outline: none;
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-row);
  padding: var(--m-space-row) var(--m-space-2);
  border-radius: var(--m-radius-s);
  color: var(--m-text-primary);
  line-height: var(--m-leading-number);
  cursor: pointer;
  user-select: none;
  scroll-margin-block: 72px;

  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-pressed);
    }
  }
  &[aria-selected='true'] {
    font-weight: var(--m-weight-strong);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    background: var(--m-surface-pressed);
  }
  &[aria-disabled='true'] {
    color: var(--m-text-disabled);
    cursor: not-allowed;
    background: none;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-accent);
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  margin-block-start: 2px;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-regular);
  color: var(--m-text-tertiary);
`;
