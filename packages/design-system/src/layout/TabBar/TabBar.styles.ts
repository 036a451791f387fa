import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

export const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 3;
  block-size: calc(var(--m-size-tab-bar) + var(--m-safe-bottom));
  padding-block-end: var(--m-safe-bottom);
  background: var(--m-surface-canvas);
  box-shadow: inset 0 1px var(--m-line-hairline);
`;

export const List = styled.ul`
  display: flex;
  block-size: 100%;
  max-inline-size: 40rem;
  margin-inline: auto;
`;

export const Item = styled.li`
  flex: 1 1 0;
  min-inline-size: 0;
`;

export const Tab = styled(RouterLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  block-size: 100%;
  color: var(--m-text-tertiary);
  text-decoration: none;

  &:hover {
    color: var(--m-text-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--m-radius-m);
  }
  /* The press is answered by the next picture, which may be the last one before the screen is drawn: nothing fades in. */
  &[aria-current] {
    color: var(--m-text-accent);
  }

  /* A line shows the current tab, not only its colour. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inline-size: 24px;
    block-size: 2px;
    border-radius: 0 0 2px 2px;
    background: currentColor;
    opacity: 0;
    transform: scaleX(0.4);
    transition: transform var(--m-motion-base) var(--m-motion-ease);
  }
  &[aria-current]::before {
    opacity: 1;
    transform: none;
  }
`;

/* The bar's height is fixed, so its names grow with the reader's text size only as far as they fit. */
export const Name = styled.span`
  overflow: hidden;
  max-inline-size: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: clamp(12px, var(--m-type-12), 3.6vw);
  line-height: 1.25;
  font-weight: var(--m-weight-medium);
`;
