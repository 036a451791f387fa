import { styled } from 'styled-components';

/* In the flow without a height, so that nothing moves: the sign comes out from below the bar, over the content. */
export const Root = styled.div`
  position: sticky;
  inset-block-start: calc(var(--m-size-top-bar) + var(--m-safe-top));
  z-index: 1;
  display: flex;
  justify-content: center;
  block-size: 0;
  pointer-events: none;
`;

export const Sign = styled.div`
  display: flex;
  align-items: center;
  align-self: flex-start;
  gap: var(--m-space-2);
  padding: var(--m-space-1) var(--m-space-3) var(--m-space-1) var(--m-space-1);
  border: 1px solid var(--m-line-hairline);
  border-radius: 999px;
  background: var(--m-surface-overlay);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  line-height: var(--m-leading-number);
  opacity: min(1, calc(var(--m-pull-share) * 3));
  transform: translateY(calc((var(--m-pull-share) - 1) * 48px));
  transition:
    transform var(--m-motion-slow) var(--m-motion-ease),
    opacity var(--m-motion-slow) var(--m-motion-ease);

  &[data-dragging] {
    transition: none;
  }
  &[data-hidden] {
    visibility: hidden;
    transition:
      transform var(--m-motion-slow) var(--m-motion-ease),
      opacity var(--m-motion-slow) var(--m-motion-ease),
      visibility 0s var(--m-motion-slow);
  }
`;
