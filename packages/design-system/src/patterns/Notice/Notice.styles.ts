import { styled } from 'styled-components';

/** Empty, gated and finished share this skeleton; what differs is said by mark and tone. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--m-space-2);
  padding-block: var(--m-space-8);
  max-inline-size: 34rem;

  &[data-tone='negative'] {
    --m-tone: var(--m-status-negative);
  }
  &[data-tone='waiting'] {
    --m-tone: var(--m-status-waiting);
  }
  &[data-tone='positive'] {
    --m-tone: var(--m-status-positive);
  }
  &[data-tone='info'] {
    --m-tone: var(--m-status-info);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  margin-block-end: var(--m-space-1);
  border-radius: 50%;
  background: var(--m-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  color: var(--m-tone, var(--m-text-tertiary));
`;

export const Title = styled.h2`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.01em;

  &[data-size='l'] {
    font-size: var(--m-type-28);
    letter-spacing: -0.02em;
  }
  &[data-size='s'] {
    font-size: var(--m-type-16);
    letter-spacing: 0;
  }
  /* Focus is put here to have it read out; nothing can be done with it, so it shows no ring. */
  &[tabindex='-1']:focus-visible {
    outline: none;
  }
`;

/* May have a code of the backend in it, which is one long word. */
export const Body = styled.div`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: var(--m-text-secondary);
`;
export const Small = styled.p`
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
`;
export const Action = styled.div`
  margin-block-start: var(--m-space-3);
`;
