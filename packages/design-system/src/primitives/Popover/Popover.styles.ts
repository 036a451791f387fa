import { Popover as Base } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { surface } from './surface.styles.ts';

export const Positioner = styled(Base.Positioner)`
  z-index: 20;
`;

export const Popup = styled(Base.Popup)`
  ${surface}
  inline-size: min(20rem, var(--available-width));
  max-block-size: var(--available-height);
  overflow-y: auto;
  padding: var(--m-space-2) var(--m-space-2) var(--m-space-4) var(--m-space-4);
  font-size: var(--m-type-14);
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--m-space-2);
`;

export const Title = styled(Base.Title)`
  padding-block: 11px;
  font-weight: var(--m-weight-strong);
  overflow-wrap: anywhere;
`;

export const Close = styled(Base.Close)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  background: none;
  color: var(--m-text-tertiary);
  border-radius: 50%;
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  /* Inside the target, so that it does not cross the words beside and below. */
  &:focus-visible {
    outline-offset: -6px;
  }
`;

export const Content = styled.div`
  padding-inline-end: var(--m-space-2);
  color: var(--m-text-secondary);
`;
