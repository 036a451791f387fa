import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '#icons/index.ts';
import { RouterLink } from '#theme/LinkProvider.tsx';

const Root = styled(RouterLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-block-size: 36px;
  padding-inline: var(--m-space-3);
  border-radius: 18px;
  background: var(--m-surface-sunken);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
  text-align: start;
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-pressed);
    }
  }
  /* Looks 36 px high; the finger has 44. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The way to search in the middle of a `TopBar`, where the screen's name would only say the tab's again. */
export function TopBarSearch({ href, label }: { href: string; label: string }): ReactNode {
  return (
    <Root href={href}>
      <SearchIcon aria-hidden="true" />
      <span>{label}</span>
    </Root>
  );
}
