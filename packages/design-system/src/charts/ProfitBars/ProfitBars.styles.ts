import { styled } from 'styled-components';

/* The paths are styled from here: a styled part for each of a hundred bars costs more than the bars. */
export const Bars = styled.g`
  & path {
    fill: var(--m-trend-flat);
  }
  & path[data-trend='up'] {
    fill: var(--m-trend-up);
  }
  & path[data-trend='down'] {
    fill: var(--m-trend-down);
  }
`;

/* Behind the bar being read: a shade, not another colour. */
export const ReadBand = styled.rect`
  fill: var(--m-surface-pressed);
`;

export const Missing = styled.rect`
  opacity: 0.7;
`;

export const HatchLine = styled.line`
  stroke: var(--m-line-strong);
  stroke-width: 1.5;
`;

/* Ink, not a trend colour: a total is neither a rise nor a fall. */
export const TotalLines = styled.g`
  & path {
    fill: none;
    stroke: var(--m-chart-crosshair);
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & path[data-missing] {
    stroke-dasharray: 1 4;
  }
`;

export const TotalDot = styled.circle`
  fill: var(--m-chart-crosshair);
  stroke: var(--m-surface-canvas);
  stroke-width: 1.5;
`;

export const PanelName = styled.text`
  fill: var(--m-chart-axis);
  font-size: var(--m-type-12);
`;
