import { Accordion as Base } from '@base-ui/react/accordion';
import { styled } from 'styled-components';

export const Root = styled(Base.Root)`
  display: flex;
  flex-direction: column;
`;

export const Item = styled(Base.Item)`
  border-block-end: 1px solid var(--m-line-hairline);
`;

export const Header = styled(Base.Header)`
  display: flex;
`;

export const Trigger = styled(Base.Trigger)`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-inline-size: 0;
  min-block-size: var(--m-size-row);
  padding: var(--m-space-row) 0;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-primary);
  font-size: var(--m-type-row);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  text-align: start;
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      color: var(--m-text-accent);
    }
  }
  &[data-disabled] {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
    transition: rotate var(--m-motion-base) var(--m-motion-ease);
  }
  &[data-panel-open] > svg {
    rotate: 180deg;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Summary = styled.span`
  margin-block-start: 2px;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-regular);
  color: var(--m-text-tertiary);
`;

export const Panel = styled(Base.Panel)`
  overflow: hidden;
  block-size: var(--accordion-panel-height);
  color: var(--m-text-secondary);
  transition: block-size var(--m-motion-slow) var(--m-motion-ease);
  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
`;

export const Content = styled.div`
  padding: var(--m-space-1) var(--m-space-8) var(--m-space-4) 0;
`;
