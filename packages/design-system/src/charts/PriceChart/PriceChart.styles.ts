import { styled } from 'styled-components';

export const Root = styled.figure`
  margin: 0;
  min-inline-size: 0;
  color: var(--m-text-primary);
`;

/* Reading, plot and time axis; the height comes as a variable, the same in every state. Large text makes it taller. */
export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  block-size: var(--m-chart-height);
  &:has(> [data-kind]) {
    block-size: auto;
    min-block-size: var(--m-chart-height);
  }

  /* Only the picture is dimmed: figures that still stand must still be legible. */
  &[data-stale] canvas {
    opacity: 0.35;
  }
`;

export const ReadingRow = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--m-space-3);
  overflow: hidden;
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
  white-space: nowrap;

  &[data-active] {
    color: var(--m-text-primary);
  }
  &[data-kind='candles'] {
    flex-flow: column nowrap;
    align-items: stretch;
    gap: var(--m-space-1);
  }
`;

export const ReadingValue = styled.span`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
`;

export const ReadingTime = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-3);
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;

/* Columns of one width: digits that change move nothing. Fewer of them where the text is large. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  max-inline-size: 440px;
  gap: var(--m-space-2);
  font-size: var(--m-type-12);
`;

export const Figure = styled.span`
  display: grid;
  font-weight: var(--m-weight-medium);
`;

export const FigureLabel = styled.span`
  color: var(--m-text-tertiary);
  font-weight: var(--m-weight-regular);
`;

/* Vertical drags scroll the page, horizontal ones read the price. */
export const PlotBox = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  border-radius: var(--m-radius-s);
  cursor: crosshair;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
`;

export const Canvas = styled.canvas`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  pointer-events: none;
  transition: opacity var(--m-motion-base) var(--m-motion-ease);
`;

export const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  overflow: visible;
  pointer-events: none;
`;

export const CrosshairLine = styled.line`
  stroke: var(--m-chart-crosshair);
  stroke-opacity: 0.55;
  stroke-width: 1;
  shape-rendering: crispEdges;
`;

export const CrosshairDot = styled.circle`
  fill: var(--m-trend-flat);
  stroke: var(--m-surface-canvas);
  stroke-width: 2;

  &[data-trend='up'] {
    fill: var(--m-trend-up);
  }
  &[data-trend='down'] {
    fill: var(--m-trend-down);
  }
`;

export const Tag = styled.span`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-end: 0;
  padding-inline: 6px;
  border-radius: 4px;
  background: var(--m-trend-flat-text);
  color: var(--m-surface-canvas);
  font-size: 12px;
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  pointer-events: none;

  &[data-trend='up'] {
    background: var(--m-trend-up-text);
  }
  &[data-trend='down'] {
    background: var(--m-trend-down-text);
  }
`;

export const Empty = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  padding: var(--m-space-4);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;
