import { Tabs as Base } from '@base-ui/react/tabs';
import { styled } from 'styled-components';

export const List = styled(Base.List)`
  position: relative;
  display: flex;
  gap: var(--m-space-4);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--m-line-hairline);
  scroll-padding-inline: var(--m-space-8);
  overscroll-behavior-x: contain;
`;

export const Tab = styled(Base.Tab)`
  flex: none;
  display: inline-flex;
  align-items: baseline;
  justify-content: center;
  gap: 6px;
  min-inline-size: var(--m-size-target);
  min-block-size: var(--m-size-target);
  padding: 11px 0;
  border: 0;
  background: none;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  white-space: nowrap;
  touch-action: manipulation;
  transition: color var(--m-motion-fast) var(--m-motion-ease);

  &:hover {
    color: var(--m-text-secondary);
  }
  &[data-active] {
    color: var(--m-text-primary);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--m-radius-s);
  }
`;

export const Count = styled.span`
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
`;

/* Slides from the tab one came from. Its place comes from Base UI's variables. */
export const Indicator = styled(Base.Indicator)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: var(--active-tab-width);
  block-size: 2px;
  border-radius: 1px;
  background: var(--m-text-primary);
  translate: var(--active-tab-left) 0;
  transition:
    translate var(--m-motion-slow) var(--m-motion-ease),
    inline-size var(--m-motion-slow) var(--m-motion-ease);
`;

export const Panel = styled(Base.Panel)`
  padding-block-start: var(--m-space-2);
  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--m-radius-s);
  }
`;
