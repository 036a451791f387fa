import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--m-space-2);
  min-inline-size: 0;
`;

export const Label = styled.span`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
`;
