import { Tabs as Base } from '@base-ui/react/tabs';
import { styled } from 'styled-components';

/* A tab is wider than its words, so that the focus ring does not cut them; words and line keep their place. */
export const List = styled(Base.List)`
  --m-tab-air: 4px;
  position: relative;
  display: flex;
  gap: calc(var(--m-space-4) - 2 * var(--m-tab-air));
  margin-inline: calc(-1 * var(--m-tab-air));
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(var(--m-line-hairline) 0 0) center bottom / calc(100% - 2 * var(--m-tab-air))
    1px no-repeat;
  scroll-padding-inline: var(--m-space-8);
  overscroll-behavior-x: contain;
`;

export const Tab = styled(Base.Tab)`
  flex: none;
  display: inline-flex;
  /* On one baseline, in the middle of whatever height the tab has. */
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  justify-content: center;
  gap: 6px;
  min-inline-size: var(--m-size-target);
  min-block-size: var(--m-size-target);
  padding: 0 var(--m-tab-air);
  border: 0;
  background: none;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-row);
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
  inline-size: calc(var(--active-tab-width) - 2 * var(--m-tab-air));
  block-size: 2px;
  border-radius: 1px;
  background: var(--m-text-primary);
  translate: calc(var(--active-tab-left) + var(--m-tab-air)) 0;
  transition:
    translate var(--m-motion-slow) var(--m-motion-ease),
    inline-size var(--m-motion-slow) var(--m-motion-ease);
`;

export const Panel = styled(Base.Panel)`
  margin-block-start: var(--m-space-2);
  &[data-tight] {
    margin-block-start: 0;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--m-radius-s);
  }
`;
