import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: var(--m-space-5);
`;

export const Choice = styled.div`
  display: grid;
  gap: var(--m-space-2);
`;

export const Name = styled.h3`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  color: var(--m-text-secondary);
`;

export const Sample = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--m-space-1) var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
`;
