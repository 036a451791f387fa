import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: var(--m-accent-fill);

  &[data-size='s'] {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-size='l'] {
    inline-size: 72px;
    block-size: 72px;
  }
  &[data-tone='positive'] {
    color: var(--m-status-positive);
  }
  &[data-tone='negative'] {
    color: var(--m-status-negative);
  }
  &[data-unknown] > svg {
    animation: m-turn 1200ms linear infinite;
  }
  @keyframes m-turn {
    to {
      rotate: 1turn;
    }
  }
`;

/* Begins at twelve o'clock. */
export const Ring = styled.svg`
  grid-area: 1 / 1;
  inline-size: 100%;
  block-size: 100%;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  [data-size='s'] > & {
    stroke-width: 4.5;
  }
  [data-size='l'] > & {
    stroke-width: 3;
  }
`;

export const Rest = styled.circle`
  stroke: var(--m-line-hairline);
`;

export const Part = styled.circle`
  stroke: currentColor;
  stroke-dasharray: var(--m-part) 100;
  transition: stroke-dasharray var(--m-motion-slow) var(--m-motion-ease);
`;

/* The colour alone would not tell how it ended. */
export const Ending = styled.path`
  stroke: currentColor;
  stroke-width: 2px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Words = styled.span`
  grid-area: 1 / 1;
  color: var(--m-text-primary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -0.03em;
  [data-size='l'] > & {
    font-size: var(--m-type-16);
    letter-spacing: 0;
  }
`;
