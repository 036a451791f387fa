import { Menu as Base } from '@base-ui/react/menu';
import { styled } from 'styled-components';
import { Positioner } from '../Menu/Menu.styles.ts';

export const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--m-surface-scrim);
  transition: opacity var(--m-motion-slow) var(--m-motion-ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  /* Beside a menu the page stays in sight. */
  &[data-clear] {
    background: none;
  }
`;

/* Along the lower edge of the window, wherever the row is: what places a menu beside its trigger has no say. */
export const SheetPlace = styled(Positioner)`
  && {
    position: fixed !important;
    inset: auto 0 0 !important;
    transform: none !important;
  }
`;

export const SheetPopup = styled(Base.Popup)`
  inline-size: 100%;
  max-inline-size: 40rem;
  max-block-size: calc(100dvb - 32px);
  margin-inline: auto;
  padding: var(--m-space-2) var(--m-space-2) calc(var(--m-space-3) + var(--m-safe-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--m-radius-l) var(--m-radius-l) 0 0;
  background: var(--m-surface-overlay);
  color: var(--m-text-primary);
  box-shadow: var(--m-elevation-dialog);
  transition: translate var(--m-motion-slow) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    translate: 0 100%;
  }
  &:focus-visible {
    outline: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-starting-style],
    &[data-ending-style] {
      translate: none;
    }
  }
`;

/* Quiet: the entries are what is read. */
export const Heading = styled(Base.GroupLabel)`
  padding: var(--m-space-2) var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
`;
