import { styled } from 'styled-components';

export const Root = styled.section`
  min-inline-size: 0;
  animation: arrive var(--m-motion-slow) var(--m-motion-ease);

  &:focus-visible {
    outline: none;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--m-space-2);
  margin-inline-end: calc(-1 * var(--m-space-2));
`;

export const Title = styled.h2`
  padding-block: 9px;
  font-size: var(--m-type-20);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  padding-block: var(--m-space-2) var(--m-space-5);
  color: var(--m-text-secondary);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: var(--m-space-3);
  & > * {
    flex: 1 1 8rem;
  }
`;
