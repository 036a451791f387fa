import styled from 'styled-components';

export const Hero = styled.section`
  display: grid;
  gap: var(--m-space-1);
  padding-block-end: var(--m-space-5);
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
`;

export const HeroMeta = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

export const Warning = styled.div`
  padding-block-end: var(--m-space-5);
`;

export const Layout = styled.div`
  container-type: inline-size;

  & > div {
    display: grid;
    gap: var(--m-space-6);
    align-items: start;
  }

  @container (min-inline-size: 40rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--m-space-8);
    }
  }
`;
