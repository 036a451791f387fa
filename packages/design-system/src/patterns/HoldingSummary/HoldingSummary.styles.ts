import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: var(--m-space-1);
  padding-block-start: var(--m-space-3);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-2);
`;

export const Label = styled.h2`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-regular);
`;

/* One below the other: a tick that needs a digit more must not push what follows down a line. */
export const Figures = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--m-space-1);
  min-inline-size: 0;
`;

export const Note = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
`;

export const Facts = styled.div`
  padding-block-start: var(--m-space-2);
`;
