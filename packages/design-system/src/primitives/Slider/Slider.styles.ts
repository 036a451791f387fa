import { Slider as Base } from '@base-ui/react/slider';
import { styled } from 'styled-components';

export const Root = styled(Base.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--m-space-3);
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
`;

export const Value = styled.output`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
`;

export const Control = styled(Base.Control)`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  block-size: 44px;
  padding-inline: 14px;
  touch-action: none;
  cursor: pointer;
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

export const Track = styled(Base.Track)`
  inline-size: 100%;
  block-size: 4px;
  border-radius: 2px;
  background: var(--m-line-hairline);
`;

export const Indicator = styled(Base.Indicator)`
  border-radius: 2px;
  background: var(--m-accent-fill);
  [data-disabled] & {
    background: var(--m-line-strong);
  }
`;

/* Where a mark lies on the track; the buttons below stand evenly, so that each has room for a finger. */
export const Tick = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-start: calc(var(--m-at) * 100% - 4px);
  inline-size: 8px;
  block-size: 8px;
  border: 2px solid var(--m-surface-canvas);
  border-radius: 50%;
  background: var(--m-line-strong);
  &[data-passed] {
    background: var(--m-accent-fill);
  }
  [data-disabled] & {
    background: var(--m-line-strong);
  }
`;

export const Thumb = styled(Base.Thumb)`
  inline-size: 28px;
  block-size: 28px;
  border: 2px solid var(--m-accent-fill);
  border-radius: 50%;
  background: var(--m-surface-canvas);
  box-shadow: 0 1px 3px rgb(13 18 31 / 20%);
  transition: scale var(--m-motion-fast) var(--m-motion-ease);

  &::after {
    content: '';
    position: absolute;
    inset: -8px;
    border-radius: 50%;
  }
  &[data-dragging] {
    scale: 1.15;
  }
  &[data-disabled] {
    border-color: var(--m-line-strong);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--m-line-focus);
    outline-offset: 2px;
  }
`;

export const Marks = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--m-space-1);
`;

export const Mark = styled.button`
  flex: none;
  min-inline-size: 48px;
  min-block-size: 44px;
  padding: 0 var(--m-space-1);
  border: 0;
  background: none;
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  border-radius: var(--m-radius-m);
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--m-surface-hover);
    }
  }
  /* The chosen one is framed, not only coloured. */
  &[data-current] {
    color: var(--m-text-accent);
    font-weight: var(--m-weight-strong);
    box-shadow: inset 0 0 0 1px currentColor;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
`;

export const Below = styled.div`
  grid-column: 1 / -1;
  margin-block-start: 6px;
`;
