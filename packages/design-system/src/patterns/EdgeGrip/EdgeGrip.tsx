import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

/* At the top edge, over no control of any screen, and 44 px to hit. */
const Root = styled.button`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 5;
  display: grid;
  justify-items: center;
  inline-size: 72px;
  block-size: var(--m-size-target);
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--m-radius-m);
  }
`;

const Mark = styled.span`
  inline-size: 48px;
  block-size: 5px;
  border-end-start-radius: 5px;
  border-end-end-radius: 5px;
  background: var(--m-accent-fill);
`;

export interface EdgeGripProps {
  /** What it opens: "Open the demo panel". */
  label: string;
  onPress: () => void;
}

/** A grip at the upper edge of the window that opens a sheet which is about the page and not part of it. */
export function EdgeGrip({ label, onPress }: EdgeGripProps): ReactNode {
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onPress}>
      <Mark aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
