import { Menu as Base } from '@base-ui/react/menu';
import { css, styled } from 'styled-components';
import { surface } from '../Popover/surface.styles.ts';

export const Positioner = styled(Base.Positioner)`
  z-index: 20;
  outline: none;
`;

export const Popup = styled(Base.Popup)`
  ${surface}
  min-inline-size: min(12rem, var(--available-width));
  max-inline-size: min(20rem, var(--available-width));
  max-block-size: var(--available-height);
  overflow-y: auto;
  padding: var(--m-space-1);
`;

const item = css`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-row);
  padding: var(--m-space-row) var(--m-space-3);
  font-size: var(--m-type-row);
  border-radius: var(--m-radius-s);
  color: var(--m-text-primary);
  line-height: var(--m-leading-number);
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--m-surface-pressed);
    outline: none;
  }
  &[data-tone='danger'] {
    color: var(--m-status-negative);
  }
  &[data-disabled] {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
  & svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Item = styled(Base.Item)`
  ${item}
`;
export const LinkItem = styled(Base.LinkItem)`
  ${item}
`;

export const Separator = styled(Base.Separator)`
  block-size: 1px;
  margin: var(--m-space-1) var(--m-space-3);
  background: var(--m-line-hairline);
`;
