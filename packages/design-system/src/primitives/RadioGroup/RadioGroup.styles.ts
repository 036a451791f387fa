import { Radio as Base } from '@base-ui/react/radio';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Legend = styled.span`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
`;

export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-target);
  padding-block: calc((var(--m-size-target) - 1.5rem) / 2);
  cursor: pointer;

  &[data-disabled] {
    color: var(--m-text-tertiary);
    cursor: not-allowed;
  }
`;

export const Circle = styled(Base.Root)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 1.5px solid var(--m-line-strong);
  border-radius: 50%;
  background: var(--m-surface-canvas);
  transition: border-color var(--m-motion-fast) var(--m-motion-ease);

  &[data-checked] {
    border-color: var(--m-accent-fill);
    background: var(--m-accent-fill);
  }
  &[data-invalid] {
    border-color: var(--m-status-negative);
  }
  &[data-disabled] {
    border-color: var(--m-line-hairline);
    background: var(--m-surface-sunken);
  }
`;

/* A ring of the page's colour in the filled circle: chosen is a shape, not a hue. */
export const Dot = styled(Base.Indicator)`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: var(--m-text-on-accent);
  [data-disabled] > & {
    background: var(--m-text-disabled);
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font-size: var(--m-type-16);
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
`;
