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
  /* From 24 px the exact colours are legible on paper too. */
  &:is([data-size='l'], [data-size='hero'])[data-trend='up'] {
    color: var(--m-trend-up);
  }
  &:is([data-size='l'], [data-size='hero'])[data-trend='down'] {
    color: var(--m-trend-down);
  }

  /* Too old to be red or green. */
  &[data-stale][data-size][data-trend] {
    color: var(--m-text-tertiary);
  }

  /*
   * A tick lights the digits and nothing around them: in the colour of its way where the price is of ink, in ink where the
   * price wears a colour. Only a colour changes: nothing is laid out again, and in a list nothing is animated.
   */
  @media (prefers-reduced-motion: no-preference) {
    &[data-flash] {
      --m-light: var(--m-text-primary);
    }
    &[data-flash][data-trend='flat'][data-flash-trend='up'] {
      --m-light: var(--m-trend-up-text);
    }
    &[data-flash][data-trend='flat'][data-flash-trend='down'] {
      --m-light: var(--m-trend-down-text);
    }
    &[data-flash='bright'][data-size][data-trend] {
      color: var(--m-light);
    }
    &[data-flash='fading'][data-trend='flat'] {
      color: color-mix(in oklab, var(--m-light) 55%, var(--m-text-primary));
    }
    /* The one number of a screen can afford to fade smoothly. */
    &:is([data-size='l'], [data-size='hero']):not([data-flash='bright']) {
      transition: color var(--m-motion-slow) linear;
    }
  }
`;
