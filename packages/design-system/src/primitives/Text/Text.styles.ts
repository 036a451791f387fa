import { styled } from 'styled-components';

export const Root = styled.p`
  font-size: var(--m-type-16);
  line-height: var(--m-leading-prose);
  color: var(--m-text-primary);

  &[data-size='xs'] {
    font-size: var(--m-type-12);
  }
  &[data-size='s'] {
    font-size: var(--m-type-14);
  }
  &[data-size='l'] {
    font-size: var(--m-type-20);
    line-height: var(--m-leading-number);
    letter-spacing: -0.01em;
  }
  &[data-size='xl'] {
    font-size: var(--m-type-28);
    line-height: var(--m-leading-number);
    letter-spacing: -0.02em;
  }
  &[data-tone='secondary'] {
    color: var(--m-text-secondary);
  }
  &[data-tone='tertiary'] {
    color: var(--m-text-tertiary);
  }
  &[data-tone='accent'] {
    color: var(--m-text-accent);
  }
  &[data-strong] {
    font-weight: var(--m-weight-strong);
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
    line-height: var(--m-leading-number);
  }
`;

export const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
