import { Checkbox as Base } from '@base-ui/react/checkbox';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
`;

export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding-block: calc((var(--m-size-target) - 1.5rem) / 2);
  font-size: var(--m-type-14);
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > span:last-child {
    min-inline-size: 0;
  }
  &[data-disabled] {
    color: var(--m-text-tertiary);
    cursor: not-allowed;
  }
`;

/* Under the words, not under the box. */
export const Below = styled.div`
  padding-inline-start: calc(24px + var(--m-space-3));
  margin-block-start: -6px;
`;

export const Box = styled(Base.Root)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 1.5px solid var(--m-line-strong);
  border-radius: var(--m-radius-s);
  background: var(--m-surface-canvas);
  color: var(--m-text-on-accent);
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);

  &[data-checked],
  &[data-indeterminate] {
    background: var(--m-accent-fill);
    border-color: var(--m-accent-fill);
  }
  &[data-invalid] {
    border-color: var(--m-status-negative);
  }
  &[data-disabled] {
    background: var(--m-surface-sunken);
    border-color: var(--m-line-hairline);
    color: var(--m-text-disabled);
  }
  & svg {
    display: block;
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 2.25;
  }
`;
