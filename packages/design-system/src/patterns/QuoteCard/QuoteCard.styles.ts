import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

export const Root = styled(RouterLink)`
  display: grid;
  gap: 2px;
  inline-size: 9.25rem;
  block-size: 100%;
  align-content: space-between;
  padding: var(--m-space-3);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-raised);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-text-primary);
  text-decoration: none;
  -webkit-touch-callout: none;
  transition: background-color var(--m-motion-fast) var(--m-motion-ease);

  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-pressed);
    }
  }
  &:active {
    background: var(--m-surface-pressed);
  }
  /* Inside: its strip would cut off a ring around it. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Name = styled.span`
  overflow: hidden;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
