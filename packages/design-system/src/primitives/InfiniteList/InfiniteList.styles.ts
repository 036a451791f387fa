import { styled } from 'styled-components';

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--m-space-2);
  padding-block: var(--m-space-4);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
  text-align: center;
  /* Two lines of it are read, not looked at: they begin beside their icon. */
  & > [role='alert'] {
    text-align: start;
  }
`;
