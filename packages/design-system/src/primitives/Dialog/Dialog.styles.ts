import { Dialog as Base } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 10;
  background: var(--m-surface-scrim);
  transition: opacity var(--m-motion-slow) var(--m-motion-ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Popup = styled(Base.Popup)`
  position: fixed;
  z-index: 11;
  inset: 50% auto auto 50%;
  translate: -50% -50%;
  display: flex;
  flex-direction: column;
  inline-size: min(26rem, calc(100vw - 32px));
  max-block-size: calc(100dvb - 48px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--m-radius-l);
  background: var(--m-surface-overlay);
  color: var(--m-text-primary);
  box-shadow: var(--m-elevation-dialog);
  transition:
    opacity var(--m-motion-slow) var(--m-motion-ease),
    translate var(--m-motion-slow) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: -50% calc(-50% + 8px);
  }
  &:focus-visible {
    outline: none;
  }

  /* A sheet: the same thing, come up from where the thumb is. */
  &[data-kind='sheet'] {
    inset: auto 0 0;
    translate: 0 var(--m-drag, 0px);
    inline-size: 100%;
    max-inline-size: 40rem;
    margin-inline: auto;
    max-block-size: calc(100dvb - 32px);
    padding-block-end: var(--m-safe-bottom);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 1;
      translate: 0 100%;
    }
  }
  /* Under a finger it follows at once. */
  &[data-dragging] {
    transition: none;
  }
  @media (min-width: 64em) {
    &[data-kind='sheet'] {
      inset-block-end: 24px;
      max-inline-size: 28rem;
      border-radius: var(--m-radius-l);
      padding-block-end: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-starting-style],
    &[data-ending-style] {
      translate: none;
    }
    &:not([data-kind='sheet'])[data-starting-style],
    &:not([data-kind='sheet'])[data-ending-style] {
      translate: -50% -50%;
    }
  }
`;

/* Title and actions stay in sight; the whole popup scrolls between them, so that the keyboard can scroll it from any button. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: var(--m-surface-overlay);
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--m-space-2);
  padding: var(--m-space-2) var(--m-space-2) 0 var(--m-space-5);

  &[data-draggable] {
    touch-action: none;
    user-select: none;
  }
  /* Room for the handle, also while it is not there: nothing moves when a sheet may not be dismissed for a while. */
  @media (max-width: 1023px) {
    &[data-kind='sheet'] {
      padding-block-start: var(--m-space-4);
    }
  }
  /* Where a screen holds few lines, sideways or with very large letters, title and actions give their room to the content. */
  @media (max-height: 24em) {
    position: static;
  }
`;

/* What a finger pushes down. Beside a mouse it would promise what that cannot do. */
export const Handle = styled.span`
  position: absolute;
  inset: 6px 0 auto;
  inline-size: 36px;
  block-size: 4px;
  margin-inline: auto;
  border-radius: 2px;
  background: var(--m-line-strong);
  @media (min-width: 64em) {
    display: none;
  }
`;

export const Title = styled(Base.Title)`
  padding-block: 9px;
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  /* Without a cross it ends where the content does. */
  &:last-child {
    padding-inline-end: var(--m-space-3);
  }
`;

export const Content = styled.div`
  flex: 1 1 auto;
  padding: var(--m-space-2) var(--m-space-5) var(--m-space-5);
  color: var(--m-text-secondary);
`;

export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  background: var(--m-surface-overlay);
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--m-space-3);
  padding: var(--m-space-3) var(--m-space-5) var(--m-space-5);
  & > * {
    flex: 1 1 8rem;
  }
  @media (max-height: 24em) {
    position: static;
  }
`;
