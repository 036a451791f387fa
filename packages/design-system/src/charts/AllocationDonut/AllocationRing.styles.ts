import { styled } from 'styled-components';

/* As large as the text in its hole asks for, and never wider than its place. */
export const RingBox = styled.div`
  position: relative;
  inline-size: min(100%, 13rem);
  aspect-ratio: 1;
  margin-inline: auto;
`;

export const RingSvg = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;
`;

export const Slice = styled.path`
  fill: var(--m-text-secondary);
  cursor: pointer;
  transition: opacity var(--m-motion-fast) var(--m-motion-ease);

  &[data-colour='1'] {
    fill: var(--m-chart-1);
  }
  &[data-colour='2'] {
    fill: var(--m-chart-2);
  }
  &[data-colour='3'] {
    fill: var(--m-chart-3);
  }
  &[data-colour='4'] {
    fill: var(--m-chart-4);
  }
  &[data-colour='5'] {
    fill: var(--m-chart-5);
  }
  &[data-colour='6'] {
    fill: var(--m-chart-6);
  }
  &[data-rest] {
    opacity: 0.32;
  }
`;

/* Lies over the colour as the page showing through. */
export const Hatch = styled.line`
  stroke: var(--m-surface-canvas);
  stroke-width: 3.2;
`;

export const Track = styled.path`
  fill: var(--m-line-hairline);
`;

/* The ring's hole: 76 of 100 of its radius. Clicks go through to the arcs. */
export const Hole = styled.div`
  position: absolute;
  inset: 13%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  border-radius: 50%;
  text-align: center;
  line-height: var(--m-leading-number);
  pointer-events: none;
`;

export const HoleLabel = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-inline-size: 78%;
  overflow: hidden;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;

export const HoleFigure = styled.strong`
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  font-size: var(--m-type-12);
  letter-spacing: -0.01em;
  max-inline-size: 94%;
  /* A figure that does not fit at its smallest breaks; it is never cut off. */
  overflow-wrap: anywhere;

  &[data-size='14'] {
    font-size: var(--m-type-14);
  }
  &[data-size='16'] {
    font-size: var(--m-type-16);
  }
  &[data-size='20'] {
    font-size: var(--m-type-20);
  }
  &[data-size='28'] {
    font-size: var(--m-type-28);
    letter-spacing: -0.02em;
  }
`;

export const HoleNote = styled.span`
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
`;
