import { styled } from 'styled-components';
import { LinkRow } from '#primitives/ListRow/ListRow.styles.ts';
import { wholeMeta } from './wholeMeta.ts';

/* Every row as high as the next, whatever its name: a list is scanned, and nothing moves when it comes. */
export const Row = styled(LinkRow)`
  container-type: inline-size;
  flex-wrap: nowrap;
  column-gap: var(--m-space-2);
  block-size: var(--m-size-row);
  padding-block: 0;

  /* With very large letters the figures go to a line of their own instead of taking the name's room. */
  @media (max-width: 15em) {
    container-type: normal;
    flex-wrap: wrap;
    block-size: auto;
    padding-block: var(--m-space-row);
  }
`;

export const Names = styled.span`
  flex: 1 1 5.5rem;
  min-inline-size: 0;
  display: flex;
  flex-flow: var(--m-row-flow);
  flex-wrap: nowrap;
  align-items: var(--m-row-align);
  gap: 1px var(--m-space-2);
  font-size: var(--m-type-row);
  line-height: var(--m-leading-number);
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: var(--m-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 15em) {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/* Under the name, the code and what follows it. In a row of one line the code leads, and the rest has what room the name leaves. */
export const Note = styled.span`
  display: var(--m-row-note);
  overflow: hidden;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Code = styled.span`
  flex: none;
  order: var(--m-row-order);
`;

export const Meta = styled.span`
  ${wholeMeta}
  margin-inline-start: 6px;
`;

/* By the list's own width, not the window's: a list beside a quote is as narrow as a phone. */
export const Spark = styled.span`
  flex: none;
  display: block;
  @container (max-width: 20.5em) {
    display: none;
  }
  @media (max-width: 15em) {
    display: none;
  }
`;

/* Wide enough for a price of five figures, so that rows line up and none jumps when a digit comes. */
export const Figures = styled.span`
  flex: none;
  display: grid;
  grid-template-columns: var(--m-row-figures);
  align-items: baseline;
  justify-items: end;
  gap: 1px var(--m-space-2);
  min-inline-size: 5rem;
  margin-inline-start: auto;
  && > [data-size='m'] {
    font-size: var(--m-type-row);
  }
`;
