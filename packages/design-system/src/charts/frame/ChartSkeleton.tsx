import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** After the 200 ms in which most answers arrive; before that the room is kept, empty. */
export const ChartWaiting = styled.output`
  display: block;
  animation: m-chart-wait 1600ms ease-in-out 200ms infinite both;

  @keyframes m-chart-wait {
    0% {
      opacity: 0;
    }
    25%,
    100% {
      opacity: 1;
    }
    62% {
      opacity: 0.55;
    }
  }
`;

const Shape = styled(ChartWaiting)`
  display: grid;
  grid-template-rows: 1.25rem minmax(0, 1fr);
  gap: var(--m-space-4);
  block-size: var(--m-chart-height);
  padding-block-end: 24px;
  & > span {
    inline-size: 168px;
    max-inline-size: 60%;
    border-radius: var(--m-radius-s);
    background: var(--m-surface-skeleton);
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: var(--m-surface-skeleton);
  }
  /* These fill the stage from edge to edge: there is no reading above them. */
  &:is([data-shape='ring'], [data-shape='tiles']) {
    grid-template-rows: minmax(0, 1fr);
    padding-block-end: 0;
  }
  &:is([data-shape='ring'], [data-shape='tiles']) > span {
    display: none;
  }
`;

/** Outlines in a box of 100 × 100: the shape of what comes, saying nothing about it. */
const outlines = {
  line: 'M0,72C8,66 12,70 19,60S31,50 38,55S50,62 57,46S69,30 76,36S90,30 100,18V100H0Z',
  bars: 'M1,50V30H9V50ZM13,50V18H21V50ZM25,50H33V66H25ZM37,50V38H45V50ZM49,50H57V78H49ZM61,50V24H69V50ZM73,50V34H81V50ZM85,50H93V60H85Z',
  depth: 'M0,14H10V24H20V38H28V52H36V70H42V88H48V100H0ZM100,20H92V30H82V44H74V56H66V74H58V90H52V100H100Z',
  ring: 'M50,2A48,48 0 1 1 49.9,2ZM50,18A32,32 0 1 0 50.1,18Z',
  tiles:
    'M0,0H49.5V59H0ZM0,60H31V100H0ZM32,60H49.5V100H32ZM50.5,0H79V40H50.5ZM80,0H100V40H80ZM50.5,41H72V72H50.5ZM73,41H100V60H73ZM73,61H100V72H73ZM50.5,73H84V100H50.5ZM85,73H100V100H85Z',
} as const;

export type SkeletonShape = keyof typeof outlines;

/** Holds the place of a chart under way, in the shape of what comes. */
export function ChartSkeleton({ label, shape }: { label: string; shape: SkeletonShape }): ReactNode {
  return (
    <Shape aria-label={label} data-shape={shape}>
      <span />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio={shape === 'ring' ? 'xMidYMid' : 'none'}
        aria-hidden="true"
      >
        <path d={outlines[shape]} />
      </svg>
    </Shape>
  );
}
