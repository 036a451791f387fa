import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';

/* `breakpoints.split`; a media query takes no variable. */
const wide = '@media (min-width: 64em)';

/* At the top edge, over no control of any screen, and 44 px to hit. */
const Root = styled.button`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 5;
  display: grid;
  justify-items: center;
  align-content: start;
  inline-size: var(--m-size-target);
  block-size: var(--m-size-target);
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  /* Where a control has the middle of the bar, the room that the bar leaves at its end. */
  :root:has(header[data-center]) & {
    margin-inline-end: 0;
  }
  /* Over the product's name, at the top of the rail. */
  ${wide} {
    && {
      inline-size: 5.5rem;
      margin-inline: 0 auto;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--m-radius-m);
  }
`;

const Mark = styled.span`
  min-inline-size: 32px;
  block-size: 5px;
  border-end-start-radius: 5px;
  border-end-end-radius: 5px;
  background: var(--m-accent-fill);

  /* As high as the room above the title of a bar. */
  &:not(:empty) {
    block-size: auto;
    padding-inline: var(--m-space-2);
    color: var(--m-text-on-accent);
    font-size: var(--m-type-12);
    line-height: 1.25;
    white-space: nowrap;
  }
`;

export interface EdgeGripProps {
  /** What it opens: "Open the demo panel". */
  label: string;
  /** A few letters in the mark, such as how many faults are at work; heard after the label. */
  count?: string | undefined;
  onPress: () => void;
}

/**
 * A grip at the upper edge of the window that opens a sheet which is about the page and not part of it. It lies over the
 * title of a `TopBar`, on a wide window over the name above the rail; where a bar has a control in its middle, at its end:
 * there the page keeps `--m-grip-room` free, 40 px, from its first picture on.
 */
export function EdgeGrip({ label, count, onPress }: EdgeGripProps): ReactNode {
  return (
    <Root type="button" aria-haspopup="dialog" onClick={onPress}>
      <Mark aria-hidden="true">{count}</Mark>
      <VisuallyHidden>{[label, count].filter(Boolean).join(' ')}</VisuallyHidden>
    </Root>
  );
}
