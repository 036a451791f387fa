import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--m-space-2);
`;

export const Obstacle = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-14);

  & > strong {
    color: var(--m-status-negative);
    font-weight: var(--m-weight-medium);
  }
`;

/* Two share the width; with large letters each takes a line. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-3);

  & > * {
    flex: 1 1 6rem;
    min-inline-size: 0;
    @media (max-width: 22em) {
      padding-inline: var(--m-space-2);
    }
  }
`;
