import { styled } from 'styled-components';

/** Mark, title, words and action in the place of content; shared with `ResultScreen`, whose mark has a tone. */
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
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);

  &[data-size='l'] {
    font-size: var(--m-type-28);
    letter-spacing: -0.02em;
  }
  /* Takes the focus only to be read out, so it shows no ring. */
  &[tabindex='-1']:focus-visible {
    outline: none;
  }
`;

/* May contain a backend code, which is one long word. */
export const Body = styled.div`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: var(--m-text-secondary);
`;

export const Action = styled.div`
  margin-block-start: var(--m-space-3);
`;
