import { Popover as Base } from '@base-ui/react/popover';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--m-space-3);
  min-block-size: var(--m-size-target);
  font-size: var(--m-type-14);

  &[data-total] {
    min-block-size: var(--m-size-row);
    font-size: var(--m-type-16);
  }
`;

export const Label = styled.span`
  color: var(--m-text-secondary);
`;

export const Value = styled.span`
  margin-inline-start: auto;
  color: var(--m-text-primary);
  font-variant-numeric: tabular-nums;
  font-weight: var(--m-weight-medium);
  text-align: end;
  /* The last resort of a figure wider than the screen: broken is better than cut off. */
  min-inline-size: 0;
  overflow-wrap: anywhere;
  [data-total] > & {
    font-size: var(--m-type-20);
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.01em;
  }
`;

/* A figure one can open is underlined with dots, as a word with a footnote. */
export const Open = styled(Base.Trigger)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--m-size-target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--m-text-secondary);
  text-align: start;
  text-decoration: underline dotted 1.5px;
  text-decoration-color: var(--m-line-strong);
  text-underline-offset: 0.3em;
  border-radius: var(--m-radius-s);

  &:hover,
  &[data-popup-open] {
    color: var(--m-text-accent);
    text-decoration-color: currentColor;
  }
`;

export const Positioner = styled(Base.Positioner)`
  z-index: 20;
`;

export const Popup = styled(Base.Popup)`
  inline-size: min(20rem, var(--available-width));
  max-block-size: var(--available-height);
  overflow-y: auto;
  padding: var(--m-space-2) var(--m-space-2) var(--m-space-4) var(--m-space-4);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-overlay);
  color: var(--m-text-primary);
  box-shadow: var(--m-elevation-overlay);
  font-size: var(--m-type-14);
  transition:
    opacity var(--m-motion-fast) var(--m-motion-ease),
    translate var(--m-motion-fast) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 4px;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
`;

/* Its first line is level with the close button. */
export const Title = styled(Base.Title)`
  padding-block: 0.7rem;
  font-weight: var(--m-weight-strong);
`;

export const Close = styled(Base.Close)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  background: none;
  color: var(--m-text-tertiary);
  border-radius: 50%;
  /* Inside its target: around it, the ring would lie over the first line. */
  &:focus-visible {
    outline-offset: -4px;
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

export const Steps = styled.dl`
  display: grid;
  row-gap: 6px;
  padding-inline-end: var(--m-space-2);
  line-height: var(--m-leading-number);
`;

/* A figure that leaves its name too little room, as with large letters, goes below it. */
export const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--m-space-3);
  padding-block: 3px;
  & > dt {
    flex: 1 1 8rem;
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    color: var(--m-text-secondary);
  }
  & > dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  /* The result, under a line as on paper. */
  &:last-child {
    border-block-start: 1px solid var(--m-line-strong);
    padding-block-start: var(--m-space-2);
  }
  &:last-child > * {
    color: var(--m-text-primary);
    font-weight: var(--m-weight-strong);
  }
`;

/** The character itself: the build's CSS minifier mangles an escape. */
const nonBreakingSpace = '\u00a0';

export const Operator = styled.span`
  color: var(--m-text-tertiary);

  /* Keeps the first line, which has no operator, on the baseline of its figure. */
  &:empty::before {
    content: '${nonBreakingSpace}';
  }
`;

export const Note = styled.p`
  margin-block-start: var(--m-space-3);
  padding-inline-end: var(--m-space-2);
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;
