import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
`;

export const Detail = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Pane = styled.aside`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  inline-size: clamp(22.5rem, 28vw, 26rem);
  block-size: 100dvb;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &[data-side='list'] {
    border-inline-end: 1px solid var(--m-line-hairline);
  }
  &[data-side='aside'] {
    border-inline-start: 1px solid var(--m-line-hairline);
  }
`;
