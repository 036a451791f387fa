import { css, styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--m-space-2);
  min-block-size: var(--m-size-target);
  padding: var(--m-space-1) var(--m-space-4);
  border: 0;
  border-radius: var(--m-radius-m);
  background: var(--m-button-fill);
  color: var(--m-button-text);
  font-size: var(--m-type-row);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  user-select: none;
  transition:
    background-color var(--m-motion-fast) var(--m-motion-ease),
    transform var(--m-motion-fast) var(--m-motion-ease);

  @media (hover: hover) {
    &:hover {
      background: var(--m-button-hover);
    }
  }
  &:active {
    transform: scale(0.985);
    background: var(--m-button-hover);
  }

  &[data-tone='primary'] {
    --m-button-fill: var(--m-accent-fill);
    --m-button-hover: var(--m-accent-fill-hover);
    --m-button-text: var(--m-text-on-accent);
  }
  &[data-tone='neutral'] {
    --m-button-fill: color-mix(in srgb, var(--m-text-primary) 5%, transparent);
    --m-button-hover: color-mix(in srgb, var(--m-text-primary) 10%, transparent);
    --m-button-text: var(--m-text-primary);
    box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  }
  &[data-tone='buy'] {
    --m-button-fill: var(--m-action-buy);
    --m-button-hover: var(--m-action-buy-hover);
    --m-button-text: var(--m-action-on-buy);
  }
  &[data-tone='sell'] {
    --m-button-fill: var(--m-action-sell);
    --m-button-hover: var(--m-action-sell-hover);
    --m-button-text: var(--m-action-on-sell);
  }
  &[data-tone='danger'] {
    --m-button-fill: var(--m-status-negative-tint);
    --m-button-hover: var(--m-status-negative-tint);
    --m-button-text: var(--m-status-negative);
    box-shadow: inset 0 0 0 1px currentColor;
  }
  &[data-tone='quiet'] {
    --m-button-fill: transparent;
    --m-button-hover: var(--m-surface-hover);
    --m-button-text: var(--m-text-accent);
  }

  &[data-size='l'] {
    min-block-size: max(2.5rem, var(--m-size-row));
    padding-inline: var(--m-space-6);
  }
  /* Looks 36 px high, where the finger still has 44; lower than the row it is in. */
  &[data-size='s'] {
    min-block-size: calc(var(--m-size-target) - 8px);
    padding: 2px var(--m-space-3);
    border-radius: var(--m-radius-s);
    font-size: var(--m-type-14);
    &::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
  }
  &[data-full] {
    inline-size: 100%;
  }

  &:disabled {
    background: var(--m-surface-pressed);
    box-shadow: none;
    color: var(--m-text-disabled);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-disabled='true'] {
    background: var(--m-button-fill);
    cursor: progress;
    transform: none;
  }
`;

export const Root = styled.button`
  ${button}
`;
export const LinkRoot = styled(RouterLink)`
  ${button}
`;

export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--m-space-2);
  min-inline-size: 0;
  /* A button beside others is never narrower than its longest word: only a word wider than the place is broken. */
  overflow-wrap: break-word;
  /* With letters so large that a word may be wider than the window. */
  @media (max-width: 12em) {
    overflow-wrap: anywhere;
  }
  & > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

/* At the foot, in the padding: neither the words nor the width move. They take turns: calmer than a wheel. */
export const Dots = styled.span`
  position: absolute;
  inset: auto 0 4px;
  display: flex;
  justify-content: center;
  pointer-events: none;
  gap: 4px;

  & > i {
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentColor;
    animation: m-pending 900ms ease-in-out infinite;
  }
  & > i:nth-child(2) {
    animation-delay: 150ms;
  }
  & > i:nth-child(3) {
    animation-delay: 300ms;
  }
  @keyframes m-pending {
    0%,
    60%,
    100% {
      opacity: 0.3;
    }
    30% {
      opacity: 1;
    }
  }
`;
