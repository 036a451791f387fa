import { styled } from 'styled-components';

export const Root = styled.main`
  --m-bar: 0px;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
  padding-block-end: calc(var(--m-bar) + var(--m-safe-bottom));

  &[data-tab-bar] {
    --m-bar: var(--m-size-tab-bar);
  }
`;

export const Body = styled.div`
  position: relative;
  flex: 1;
  inline-size: 100%;
  /* A SplitView says otherwise. */
  max-inline-size: var(--m-screen-width, 45rem);
  margin-inline: auto;
  /* In rem below: two lines of a status fit there, however large the letters are. */
  padding: var(--m-space-4) var(--m-space-gutter) 3rem;

  [data-wide] > & {
    max-inline-size: 100rem;
  }
  /* Tabs have room above their words as it is. */
  [data-tabs-first] > & {
    padding-block-start: 0;
  }
`;

/* In the room above the first line of the screen, which stays where it is; one note speaks for all. */
export const Notes = styled.div`
  position: absolute;
  inset: 0 var(--m-space-gutter) auto;
  display: flex;
  justify-content: flex-end;
  block-size: var(--m-space-4);
  line-height: var(--m-space-4);
  pointer-events: none;
  [data-tabs-first] > div > & {
    block-size: var(--m-space-3);
    line-height: var(--m-space-3);
  }

  /* One line of that room, whatever a note is made of. */
  && > * {
    font-size: var(--m-type-12);
    line-height: inherit;
  }
  /* Twice, as a note that lays itself out by its size is as specific: whichever style came last would win. */
  && > :not(:first-child) {
    display: none;
  }
`;

export const Title = styled.h1`
  margin-block-end: var(--m-space-5);
  font-size: var(--m-type-28);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.02em;
`;

/* Stays at the lower edge. The status of the screen covers the room below the content: nothing moves for it. */
export const Lower = styled.div`
  position: sticky;
  inset-block-end: calc(var(--m-bar) + var(--m-safe-bottom));
  z-index: 2;

  & > output > * {
    position: absolute;
    inset: auto 0 100%;
  }
`;

/** Where a screen's footer goes; without one, no line. */
export const Foot = styled.div`
  position: relative;
  border-block-start: 1px solid var(--m-line-hairline);
  background: var(--m-surface-canvas);

  &:empty,
  &:has(> [hidden]) {
    display: none;
  }

  /* The strip below the bar on phones with a home indicator. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: var(--m-safe-bottom);
    background: inherit;
  }
`;

export const FooterInner = styled.div`
  max-inline-size: var(--m-screen-width, 45rem);
  margin-inline: auto;
  padding: var(--m-space-3) var(--m-space-gutter);

  [data-wide] > ${Lower} > ${Foot} > & {
    max-inline-size: 100rem;
  }
`;

/** The status of the whole screen, above its footer. */
export const Status = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 6px var(--m-space-gutter);
  background: var(--m-surface-sunken);
  box-shadow: inset 0 1px var(--m-line-hairline);
  color: var(--m-text-primary);
  font-size: var(--m-type-12);
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--m-status-waiting);
  }
  /* Covers the home indicator of phones. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: var(--m-safe-bottom);
    background: inherit;
  }
`;
