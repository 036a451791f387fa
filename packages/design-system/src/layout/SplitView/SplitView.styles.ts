import { styled } from 'styled-components';

/* 1024 and 1440 px: tokens/scale.ts breakpoints. Media queries cannot read variables. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--m-space-6);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
    gap: var(--m-space-10);
  }
  @media (min-width: 1440px) {
    &[data-aside] { grid-template-columns: minmax(20rem, 24rem) minmax(0, 1fr) minmax(20rem, 24rem); }
  }
`;

export const Pane = styled.div`
  min-inline-size: 0;

  &[data-pane='list'] {
    @media (min-width: 1024px) {
      position: sticky;
      inset-block-start: var(--m-size-top-bar);
      align-self: start;
      max-block-size: calc(100dvb - var(--m-size-top-bar) - var(--m-size-tab-bar));
      overflow-y: auto;
    }
  }
  &[data-pane='aside'] {
    @media (min-width: 1024px) { grid-column: 2; }
    @media (min-width: 1440px) {
      grid-column: 3;
      position: sticky;
      inset-block-start: var(--m-size-top-bar);
      align-self: start;
    }
  }
`;
