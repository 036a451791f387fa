import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--m-space-3);
  padding: var(--m-space-4);
  max-inline-size: 26rem;
  border-radius: var(--m-radius-l);
  background: var(--m-surface-sunken);
`;

export const Title = styled.p`
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-strong);
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: flex-start;
    gap: var(--m-space-3);
  }
  & svg {
    flex: none;
    inline-size: 72px;
    aspect-ratio: 72 / 52;
    color: var(--m-text-secondary);
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & p {
    font-size: var(--m-type-14);
  }
  & p:first-child {
    font-weight: var(--m-weight-medium);
  }
  & p + p {
    color: var(--m-text-secondary);
  }
`;
