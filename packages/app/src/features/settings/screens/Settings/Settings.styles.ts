import { styled } from 'styled-components';

export const Hint = styled.p`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
`;

export const Version = styled.p`
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;
