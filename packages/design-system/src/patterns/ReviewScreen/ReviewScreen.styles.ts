import { styled } from 'styled-components';
import { fitted } from '../Price/largeFigure.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-6);
  min-inline-size: 0;
  max-inline-size: 40rem;
`;

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

export const HeroTitle = styled.h2`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
  &:focus-visible {
    outline: none;
  }
`;

export const HeroValue = styled.p`
  ${fitted}
  font-size: min(var(--m-type-40), 11vw, var(--m-fit));
  font-weight: var(--m-weight-strong);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1.15;
`;

export const HeroDetail = styled.div`
  color: var(--m-text-secondary);
`;

export const Group = styled.section``;

export const GroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: 44px;

  /* The words of the button line up with the values below; its room for the finger reaches out. */
  & > button {
    margin-inline-end: calc(-1 * var(--m-space-3));
  }
`;

export const GroupTitle = styled.h3`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
`;

export const Consents = styled.div`
  display: flex;
  flex-direction: column;
`;

export const Action = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-3);
`;

export const Note = styled.p`
  font-size: var(--m-type-14);
  color: var(--m-text-secondary);
`;
