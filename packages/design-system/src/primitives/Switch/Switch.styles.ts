import { Switch as Base } from '@base-ui/react/switch';
import { styled } from 'styled-components';

export const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-4);
  min-block-size: 52px;
  cursor: pointer;
  &[data-disabled] {
    color: var(--m-text-tertiary);
    cursor: not-allowed;
  }
`;

export const Hint = styled.span`
  display: block;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const Track = styled(Base.Root)`
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  padding: 3px;
  border: 0;
  border-radius: var(--m-radius-pill);
  background: var(--m-line-strong);
  transition: background-color var(--m-motion-base) var(--m-motion-ease);

  &[data-checked] {
    background: var(--m-accent-fill);
  }
  &[data-disabled] {
    background: var(--m-line-hairline);
  }
`;

export const Thumb = styled(Base.Thumb)`
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: #fff;
  color: var(--m-accent-fill);
  transition: translate var(--m-motion-base) var(--m-motion-ease);

  &[data-checked] {
    translate: 20px 0;
  }
  /* On is told by a tick too, not by colour and side alone. */
  & svg {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.5;
    opacity: 0;
  }
  &[data-checked] svg {
    opacity: 1;
  }
  [data-disabled] & {
    background: var(--m-surface-canvas);
  }
`;
