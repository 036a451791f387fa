import { css, styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';
import { heatMix } from './heatSteps.ts';

/* Colour and writing of a step. The outer ones have the direction's full colour for writing, with the page as ink. */
const step = css`
  background: var(--m-trend-flat-tint);
  color: var(--m-text-primary);

  &[data-step='1'] {
    background: color-mix(in srgb, var(--m-trend-up) ${heatMix[1]}%, var(--m-surface-canvas));
  }
  &[data-step='2'] {
    background: color-mix(in srgb, var(--m-trend-up) ${heatMix[2]}%, var(--m-surface-canvas));
  }
  &[data-step='3'] {
    background: var(--m-trend-up-text);
    color: var(--m-surface-canvas);
  }
  &[data-step='-1'] {
    background: color-mix(in srgb, var(--m-trend-down) ${heatMix[1]}%, var(--m-surface-canvas));
  }
  &[data-step='-2'] {
    background: color-mix(in srgb, var(--m-trend-down) ${heatMix[2]}%, var(--m-surface-canvas));
  }
  &[data-step='-3'] {
    background: var(--m-trend-down-text);
    color: var(--m-surface-canvas);
  }
  /* Not known is not neutral: an outline without a fill. */
  &[data-step='none'] {
    background: var(--m-surface-canvas);
    box-shadow: inset 0 0 0 1px var(--m-line-strong);
    color: var(--m-text-secondary);
  }
`;

const cell = css`
  ${step}
  position: absolute;
  display: grid;
  align-content: center;
  justify-items: center;
  grid-template-columns: 100%;
  padding: 0;
  border: 0;
  border-radius: 2px;
  overflow: hidden;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  touch-action: manipulation;
  transition: background-color var(--m-motion-base) var(--m-motion-ease);

  &[data-read],
  &:focus-visible {
    z-index: 1;
    outline: 2px solid var(--m-text-primary);
    outline-offset: 1px;
    box-shadow: 0 0 0 1px var(--m-surface-canvas);
  }
  &:focus-visible {
    outline-color: var(--m-line-focus);
  }
`;

export const MapBox = styled.div`
  position: relative;
  flex: none;
  min-inline-size: 0;
  -webkit-touch-callout: none;

  /* There are words on the colours, so the picture is not dimmed: its colours fade. */
  [data-stale] > & {
    filter: saturate(0.25);
  }
`;

export const LinkCell = styled(RouterLink)`
  ${cell}
`;

export const ButtonCell = styled.button`
  ${cell}
`;

export const PlainCell = styled.div`
  ${cell}
`;

export const CellLabel = styled.span`
  max-inline-size: calc(100% - 4px);
  white-space: normal;
  /* A code is never broken, Chinese is; wide capitals take a little of the cell's edge instead. */
  overflow-wrap: normal;
  text-wrap: balance;
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-strong);

  [data-size='14'] > & {
    font-size: var(--m-type-14);
  }
  [data-size='16'] > & {
    font-size: var(--m-type-16);
  }
  [data-size='20'] > & {
    font-size: var(--m-type-20);
  }
`;

export const CellChange = styled.span`
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;

  :is([data-size='16'], [data-size='20']) > & {
    font-size: var(--m-type-14);
  }
`;

export const Heading = styled.span`
  position: absolute;
  overflow: hidden;
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Legend = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
  margin-block-start: var(--m-space-2);
  max-inline-size: 30rem;
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: center;
`;

export const LegendStep = styled.span`
  ${step}
  display: grid;
  place-content: center;
  min-block-size: 24px;
  overflow-wrap: anywhere;

  &:first-child {
    border-start-start-radius: var(--m-radius-s);
    border-end-start-radius: var(--m-radius-s);
  }
  &:last-child {
    border-start-end-radius: var(--m-radius-s);
    border-end-end-radius: var(--m-radius-s);
  }
`;
