import styled from 'styled-components';

/** One currency's standing: the hero of the tab. */
export const Hero = styled.section`
  display: grid;
  gap: var(--m-space-1);
  padding-block: var(--m-space-4) var(--m-space-5);
`;

export const HeroLabel = styled.h2`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-regular);
`;

export const HeroLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--m-space-1) var(--m-space-3);
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

export const HeroFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-1) var(--m-space-6);
  padding-block-start: var(--m-space-2);
  font-size: var(--m-type-14);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--m-space-2);
    align-items: baseline;
  }
  & dt {
    color: var(--m-text-tertiary);
  }
`;

export const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    contain: layout style;
  }
  /* Rows that are tapped as a whole bring their own hairline. */
  &[data-ruled] > li + li {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

/** An order that waits: what it is, its figures, and the way to take it back. */
export const OrderCard = styled.article`
  display: grid;
  gap: var(--m-space-2);
  padding-block: var(--m-space-4);
`;

export const OrderHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-2) var(--m-space-3);

  & > h2 {
    min-inline-size: 0;
    font-size: var(--m-type-16);
    font-weight: var(--m-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const OrderFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
`;

export const Trailing = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;

  & > small {
    color: var(--m-text-tertiary);
    font-size: var(--m-type-12);
  }
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--m-space-2);
  padding-block: var(--m-space-5);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;
