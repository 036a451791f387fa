import { styled } from 'styled-components';
import { fitted } from './largeFigure.ts';

export const Root = styled.span`
  display: inline-block;
  border-radius: 3px;
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: var(--m-leading-number);
  white-space: nowrap;
  color: var(--m-text-primary);

  &[data-size='s'] {
    font-size: var(--m-type-14);
  }
  &[data-size='l'] {
    font-size: min(var(--m-type-28), 11vw, var(--m-fit));
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.02em;
  }
  &[data-size='hero'] {
    font-size: min(var(--m-type-40), 11vw, var(--m-fit));
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.03em;
    line-height: 1.15;
  }
  &:is([data-size='l'], [data-size='hero']) {
    ${fitted}
  }

  &[data-trend='up'] {
    color: var(--m-trend-up-text);
  }
  &[data-trend='down'] {
    color: var(--m-trend-down-text);
  }
  /* Too old to be red or green. */
  &[data-stale][data-size][data-trend] {
    color: var(--m-text-tertiary);
  }

  /*
   * A tick lights what is behind the digits, in no colour of a trend: the last step may be up on a day that is down. Only
   * paint changes: nothing is laid out again, and nothing is animated.
   */
  @media (prefers-reduced-motion: no-preference) {
    &[data-flash] {
      --m-light: color-mix(in srgb, var(--m-text-primary) 8%, transparent);
      background: var(--m-light);
      box-shadow: 0 0 0 3px var(--m-light);
    }
  }
`;
