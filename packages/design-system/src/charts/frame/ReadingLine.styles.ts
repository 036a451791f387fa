import { css, styled } from 'styled-components';

export const Line = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  gap: var(--m-space-1);
  min-block-size: 2rem;
  padding-block-end: var(--m-space-1);
  overflow: hidden;
  container-type: inline-size;
  color: var(--m-text-secondary);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);

  &[data-tall] {
    min-block-size: 4rem;
  }
  &[data-active] {
    color: var(--m-text-primary);
  }
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--m-space-3);
  }
`;

export const Value = styled.span`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);

  &[data-trend='up'] {
    color: var(--m-trend-up-text);
  }
  &[data-trend='down'] {
    color: var(--m-trend-down-text);
  }
  &[data-trend='flat'] {
    color: var(--m-trend-flat-text);
  }
`;

export const Lead = styled.span`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
`;

export const Note = styled.span`
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;

const pairs = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 var(--m-space-4);

  & > span {
    grid-auto-flow: column;
    justify-content: space-between;
    column-gap: var(--m-space-1);
  }
`;

/* Columns of one width: digits that change move nothing. Fewer of them where the text is large. */
export const Figures = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  max-inline-size: 440px;
  gap: var(--m-space-2);
  font-size: var(--m-type-12);

  &[data-room='wide'] {
    max-inline-size: 30rem;
  }
  /* Too long for one row: pairs of a name and its figure, two to a row, in the same height. */
  @container (inline-size < 22rem) {
    &[data-room='column'] {
      ${pairs}
    }
  }
  @container (inline-size < 28rem) {
    &[data-room='wide'] {
      ${pairs}
    }
  }
`;

export const Figure = styled.span`
  display: grid;
  font-weight: var(--m-weight-medium);
`;

export const FigureLabel = styled.span`
  color: var(--m-text-tertiary);
  font-weight: var(--m-weight-regular);
`;
