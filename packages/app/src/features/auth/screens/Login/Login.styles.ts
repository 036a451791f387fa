import { styled } from 'styled-components';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-6);
  max-inline-size: 26rem;
  margin-inline: auto;
  padding-block-start: var(--m-space-4);
`;

export const Welcome = styled.div`
  display: grid;
  gap: var(--m-space-2);
`;

export const Greeting = styled.h2`
  font-size: var(--m-type-28);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  letter-spacing: -0.02em;
`;

export const Lead = styled.p`
  color: var(--m-text-secondary);
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-5);
`;

export const Doors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--m-space-6);

  /* These stand alone, so each is a finger high. */
  & > a {
    padding-block: 10px;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: var(--m-space-2);
  border-block-start: 1px solid var(--m-line-hairline);

  & > a {
    padding-block: 10px;
  }
`;
