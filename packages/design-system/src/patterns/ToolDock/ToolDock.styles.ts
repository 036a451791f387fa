import { styled } from 'styled-components';

/* `breakpoints.split`; a media query takes no variable. */
const wide = '@media (min-width: 64em)';

/* Over dialogs, so that it can be used while one is open. On a phone it leaves the upper third of the screen in sight. */
export const Root = styled.aside`
  position: fixed;
  z-index: 12;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 66dvh;
  border-block-start: 2px solid var(--m-accent-fill);
  background: var(--m-surface-canvas);
  color: var(--m-text-primary);

  ${wide} {
    inset-block: 0;
    inline-size: 26rem;
    max-inline-size: 50vw;
    block-size: auto;
    border-block-start: 0;

    &[data-side='end'] {
      inset-inline-start: auto;
      border-inline-start: 2px solid var(--m-accent-fill);
    }
    &[data-side='start'] {
      inset-inline-end: auto;
      border-inline-end: 2px solid var(--m-accent-fill);
    }

    /* The app keeps clear of it. */
    body:has(&[data-side='end']) {
      padding-inline-end: min(26rem, 50vw);
    }
    body:has(&[data-side='start']) {
      padding-inline-start: min(26rem, 50vw);
    }
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  min-block-size: var(--m-size-target);
  padding-inline: var(--m-space-4) var(--m-space-1);
  background: var(--m-surface-raised);
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);

  &:focus-visible {
    outline-offset: 2px;
  }
`;

export const CodePart = styled.div`
  display: grid;
  gap: var(--m-space-1);
`;

export const CodeLabel = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

export const Code = styled.pre`
  overflow: auto;
  max-block-size: 16rem;
  margin: 0;
  padding: var(--m-space-2);
  border-radius: var(--m-radius-s);
  background: var(--m-surface-sunken);
  font-size: var(--m-type-12);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/* Only a wide window has two sides. */
export const Sides = styled.div`
  display: none;

  ${wide} {
    display: contents;
  }
`;

export const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--m-space-2) var(--m-space-4) var(--m-space-6);
`;
