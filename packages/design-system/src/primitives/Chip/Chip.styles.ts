import { styled } from 'styled-components';

/* 36 px or 32 px high; the target is 44 px. */
export const Toggle = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 36px;
  min-inline-size: 44px;
  max-inline-size: 100%;
  padding: var(--m-space-1) var(--m-space-4);
  border: 0;
  border-radius: 18px;
  background: transparent;
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  text-align: start;
  overflow-wrap: anywhere;
  touch-action: manipulation;
  transition:
    background-color var(--m-motion-fast) var(--m-motion-ease),
    color var(--m-motion-fast) var(--m-motion-ease);

  &[data-size='s'] {
    min-block-size: 32px;
    padding-inline: 14px;
    border-radius: 16px;
    font-size: var(--m-type-12);
  }

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &[data-size='s']::after {
    inset-block: -6px;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      color: var(--m-text-primary);
      background: var(--m-surface-hover);
    }
  }
  /* The tick takes its room from the padding: the chips beside it stay where they are. */
  &[aria-pressed='true'] {
    gap: 4px;
    padding-inline: 7px 8px;
    background: var(--m-accent-tint);
    box-shadow: inset 0 0 0 1px var(--m-text-accent);
    color: var(--m-text-accent);
  }
  &[data-size='s'][aria-pressed='true'] {
    gap: 3px;
    padding-inline: 6px 7px;
  }
  & > svg {
    flex: none;
    inline-size: 13px;
    block-size: 13px;
    stroke-width: 2.25;
  }
  &[data-size='s'] > svg {
    inline-size: 12px;
    block-size: 12px;
  }
  &:disabled,
  &:disabled[aria-pressed='true'] {
    background: transparent;
    box-shadow: inset 0 0 0 1px var(--m-line-hairline);
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
`;
