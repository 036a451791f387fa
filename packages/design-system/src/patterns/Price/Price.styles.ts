import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-block;
  isolation: isolate;
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
    font-size: min(var(--m-type-28), 11vw);
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.02em;
  }
  &[data-size='hero'] {
    font-size: min(var(--m-type-40), 11vw);
    font-weight: var(--m-weight-strong);
    letter-spacing: -0.03em;
    line-height: 1.15;
  }
  /* A large figure may break when a reader's text is very large; it is never cut off. */
  &:is([data-size='l'], [data-size='hero']) {
    white-space: normal;
    overflow-wrap: anywhere;
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

  /* The flash lies behind the digits and only fades: nothing is laid out again. Two names, so that each tick starts it anew. */
  &::before {
    content: '';
    position: absolute;
    inset: -2px -6px;
    z-index: -1;
    border-radius: var(--m-radius-s);
    background: var(--m-trend-flat-tint);
    opacity: 0;
  }
  &[data-flash-trend='up']::before {
    background: var(--m-trend-up-tint);
  }
  &[data-flash-trend='down']::before {
    background: var(--m-trend-down-tint);
  }
  &[data-flash='a']::before {
    animation: m-flash-a var(--m-motion-flash) ease-out;
  }
  &[data-flash='b']::before {
    animation: m-flash-b var(--m-motion-flash) ease-out;
  }
  @keyframes m-flash-a {
    from {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  @keyframes m-flash-b {
    from {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
`;
