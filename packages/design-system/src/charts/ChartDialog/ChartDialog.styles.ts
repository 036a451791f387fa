import { Dialog as Base } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

/* The whole window, on the page's own colour: a chart's legends are on it. */
export const Popup = styled(Base.Popup)`
  position: fixed;
  inset: 0;
  z-index: 11;
  display: grid;
  grid-template: 'names actions' auto 'body body' minmax(15rem, 1fr) 'foot foot' auto / minmax(0, 1fr) auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--m-safe-top) env(safe-area-inset-right, 0px) var(--m-safe-bottom)
    env(safe-area-inset-left, 0px);
  background: var(--m-surface-canvas);
  color: var(--m-text-primary);
  transition: opacity var(--m-motion-base) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
  }

  /*
   * A phone on its side: the periods go up beside the name, so that the chart has the height. Their width is said, as they
   * have none of their own.
   */
  @media (max-height: 30em) and (min-width: 40em) {
    grid-template: 'names foot actions' auto 'body body body' minmax(12rem, 1fr) / minmax(0, 1fr) minmax(
        0,
        24rem
      ) auto;
  }
`;

/* Name, price and change in one row where there is room, else the name over the figures. */
export const Names = styled.div`
  grid-area: names;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--m-space-3);
  padding: 14px 0 var(--m-space-2) var(--m-space-gutter);
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  align-items: flex-start;
  padding: var(--m-space-1) var(--m-space-2) 0 0;
`;

export const Title = styled(Base.Title)`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--m-space-2);
`;

export const Body = styled.div`
  grid-area: body;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding-inline: var(--m-space-gutter);
`;

export const Foot = styled.div`
  grid-area: foot;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: var(--m-space-1) var(--m-space-gutter);

  @media (max-height: 30em) and (min-width: 40em) {
    padding-inline: var(--m-space-2);
  }
`;

/* Periods may be more than a phone has room for: they scroll, what is beside them does not. */
export const FootStart = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
