import { styled } from 'styled-components';
import { Box } from '../Field/Field.styles.ts';

/* Stays under the sheet's title while the list scrolls below it. */
export const Search = styled(Box)`
  position: sticky;
  inset-block-start: 52px;
  z-index: 1;
  margin-block-end: var(--m-space-2);
  padding-inline-start: var(--m-space-3);
  background: var(--m-surface-overlay);
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-text-tertiary);
  }
`;

/* Keeps the sheet's height while a search empties the list. */
export const List = styled.div`
  min-block-size: min(24rem, 50dvb);
  margin-inline: calc(-1 * var(--m-space-2));
  & > [role='option'] {
    scroll-margin-block: 120px 16px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--m-size-row);
  }
`;

export const Detail = styled.span`
  margin-inline-start: auto;
  font-weight: var(--m-weight-regular);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
`;

export const Nothing = styled.p`
  padding: var(--m-space-6) var(--m-space-2);
  color: var(--m-text-tertiary);
`;
