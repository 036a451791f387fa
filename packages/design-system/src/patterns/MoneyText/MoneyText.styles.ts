import { styled } from 'styled-components';
import { fitted } from '../Price/largeFigure.ts';

export const Root = styled.span`
  font-size: var(--m-type-16);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: var(--m-leading-number);
  color: var(--m-text-primary);

  &[data-size='s'] {
    font-size: var(--m-type-14);
  }
  &[data-size='m'] {
    font-weight: var(--m-weight-medium);
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
  &[data-muted] {
    color: var(--m-text-tertiary);
  }
`;

/* Currency: small and quiet before the amount. */
export const Quiet = styled.span`
  font-size: 0.62em;
  font-weight: var(--m-weight-medium);
  letter-spacing: 0;
  color: var(--m-text-tertiary);
  margin-inline-end: 0.2em;
`;
