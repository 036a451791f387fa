import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: var(--m-space-8);
`;

/** Where the user stands, in one sentence. */
export const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--m-space-3);
`;

export const Title = styled.h2`
  font-size: var(--m-type-28);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.02em;
`;

export const Body = styled.p`
  max-inline-size: 36rem;
  color: var(--m-text-secondary);
`;

export const Reason = styled.blockquote`
  margin: var(--m-space-2) 0 0;
  padding-inline-start: var(--m-space-4);
  border-inline-start: 3px solid var(--m-status-negative);
  overflow-wrap: anywhere;
`;

export const ReasonName = styled.p`
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-3);
`;
