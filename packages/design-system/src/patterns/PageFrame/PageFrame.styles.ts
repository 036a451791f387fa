import { styled } from 'styled-components';

/* As high as the window leaves below a bar and above a line of words, and never too low to be read in. */
export const Root = styled.div`
  position: relative;
  display: flex;
  block-size: max(24rem, calc(100dvh - 15rem));
  overflow: hidden;
  border: 1px solid var(--m-line-hairline);
  border-radius: var(--m-radius-m);

  & > iframe {
    flex: 1;
    border: 0;
    /* Pages are made for white paper: most say no colour of their own. */
    color-scheme: light;
    background: #fff;
  }
  &[data-awaited] > iframe {
    visibility: hidden;
  }
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  padding: var(--m-space-4);
  background: var(--m-surface-canvas);
`;
