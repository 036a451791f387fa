import { Tooltip as Base } from '@base-ui/react/tooltip';
import { styled } from 'styled-components';

export const Target = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
`;

export const Positioner = styled(Base.Positioner)`
  z-index: 30;
`;

export const Popup = styled(Base.Popup)`
  max-inline-size: min(16rem, var(--available-width));
  padding: 6px 10px;
  border-radius: var(--m-radius-s);
  background: var(--m-surface-inverse);
  color: var(--m-text-inverse);
  font-size: var(--m-type-12);
  line-height: 1.4;
  overflow-wrap: anywhere;
  transition: opacity var(--m-motion-fast) var(--m-motion-ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
