import { Slider as Base } from '@base-ui/react/slider';
import { styled } from 'styled-components';

export const Root = styled(Base.Root)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0 var(--m-space-3);
`;

export const Label = styled.span`
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
  padding-inline: 12px;
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

export const Thumb = styled(Base.Thumb)`
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--m-accent-fill);
  border-radius: 50%;
  background: var(--m-surface-canvas);
  box-shadow: 0 1px 3px rgb(13 18 31 / 20%);
  transition: scale var(--m-motion-fast) var(--m-motion-ease);

  &::after {
    content: '';
    position: absolute;
    inset: -10px;
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
  position: relative;
  block-size: 32px;
  margin: -10px 12px 0;
`;

export const Mark = styled.button`
  position: absolute;
  inset-inline-start: var(--m-at);
  translate: -50% 0;
  min-inline-size: 36px;
  block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  border-radius: var(--m-radius-s);

  &[data-current] {
    color: var(--m-text-accent);
    font-weight: var(--m-weight-strong);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
`;
