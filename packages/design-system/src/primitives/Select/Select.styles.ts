import { Select as Base } from '@base-ui/react/select';
import { styled } from 'styled-components';
import { control } from '../Field/Field.styles.ts';

export const Trigger = styled(Base.Trigger)`
  ${control}
  justify-content: space-between;
  gap: var(--m-space-2);
  padding: var(--m-space-row) var(--m-space-3) var(--m-space-row) var(--m-space-4);
  font-size: var(--m-type-row);
  text-align: start;
  line-height: var(--m-leading-number);

  &[data-disabled] {
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
    transition: rotate var(--m-motion-base) var(--m-motion-ease);
  }
  &[data-popup-open] > svg {
    rotate: 180deg;
  }
`;

export const Value = styled(Base.Value)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-placeholder] {
    color: var(--m-text-tertiary);
  }
`;

export const Inside = styled.span`
  flex: none;
  max-inline-size: 50%;
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);

  /* One line, whatever is chosen: what is below does not move. The list has the whole name. */
  & + * {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Positioner = styled(Base.Positioner)`
  z-index: 20;
  outline: none;
`;

export const Popup = styled(Base.Popup)`
  inline-size: var(--anchor-width);
  max-block-size: min(var(--available-height), 22rem);
  overflow-y: auto;
  padding: var(--m-space-1);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-overlay);
  box-shadow: var(--m-elevation-overlay);
  transition:
    opacity var(--m-motion-fast) var(--m-motion-ease),
    translate var(--m-motion-fast) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 -4px;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Item = styled(Base.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-row);
  padding: var(--m-space-row) var(--m-space-3);
  font-size: var(--m-type-row);
  border-radius: var(--m-radius-s);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--m-surface-pressed);
    outline: none;
  }
  &[data-selected] {
    font-weight: var(--m-weight-strong);
  }
  &[data-disabled] {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  & > :first-child {
    min-inline-size: 0;
  }
  & svg {
    display: block;
    inline-size: 18px;
    block-size: 18px;
    color: var(--m-text-accent);
  }
`;
