import { Switch as Base } from '@base-ui/react/switch';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  /* Close to its label, clear of the switch. */
  & > p {
    margin-block: -6px var(--m-space-2);
    padding-inline-end: 64px;
  }
`;

export const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-4);
  min-block-size: var(--m-size-row);
  padding-block: var(--m-space-row);
  line-height: var(--m-leading-number);
  cursor: pointer;

  & > span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-disabled] {
    color: var(--m-text-tertiary);
    cursor: not-allowed;
  }
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
  &[aria-busy] {
    cursor: progress;
  }
`;

export const Thumb = styled(Base.Thumb)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: var(--m-text-on-accent);
  color: var(--m-accent-fill);
  transition: translate var(--m-motion-base) var(--m-motion-ease);

  &[data-checked] {
    translate: 20px 0;
  }
  /* Its three dots, in the middle. */
  & > span {
    inset: 0;
    align-items: center;
    gap: 2px;
  }
  & > span > i {
    inline-size: 3px;
    block-size: 3px;
  }
  /* A tick shows that it is on, too, not only colour and side. */
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
    color: var(--m-text-disabled);
  }
`;
