import { styled } from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);
  max-inline-size: 26rem;
`;

export const Lead = styled.p`
  color: var(--m-text-secondary);
`;
